import FileTransactions
package import Foundation

package struct ImageHeader {
  let width: Int?; let height: Int?
  package init(of: FileValue, in: RunHost) throws { width = nil; height = nil }
  package func taken(in: TimeZone) -> Date? { nil }
}
