package import FileTransactions

/// A path or a name, ready to be put in natural order: as `NaturalOrder` has it, folder by folder.
///
/// The work that does not depend on what a path is compared with is done once. Bytes that are no UTF-8 count as they
/// are, and of paths that differ in nothing that counts the smaller bytes come first.
package struct NaturalKey: Comparable {
  private let folded: [UInt8]
  private let exact: [UInt8]

  package init(_ path: Path) {
    exact = path.bytes
    let lower = path.text.map { Array($0.lowercased().utf8) } ?? path.bytes
    // A slash comes before all else, so that a folder's files stay together.
    folded = lower.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
  }

  package static func < (left: NaturalKey, right: NaturalKey) -> Bool {
    let (a, b) = (left.folded, right.folded)
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let (first, second) = (digits(in: a, from: &i), digits(in: b, from: &j))
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      } else {
        if a[i] != b[j] { return a[i] < b[j] }
        i += 1
        j += 1
      }
    }
    if i < a.count || j < b.count { return j < b.count }
    return left.exact.lexicographicallyPrecedes(right.exact)
  }

  /// A run of digits without its leading zeros.
  private static func digits(in bytes: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
    while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension Array<Path> {
  /// The paths in natural order.
  package func inNaturalOrder() -> [Path] {
    map { (path: $0, key: NaturalKey($0)) }.sorted { $0.key < $1.key }.map(\.path)
  }
}
