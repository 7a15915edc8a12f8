import FileTransactions
import Foundation

struct ImageHeader {
  let width: Int?; let height: Int?
  init(of: FileValue, in: RunHost) throws { width = nil; height = nil }
  func taken(in: TimeZone) -> Date? { nil }
}
