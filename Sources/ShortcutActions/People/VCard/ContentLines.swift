/// The content lines of a vCard file: lines that were folded are whole again (RFC 6350 §3.2), and so are those of vCard 2.1
/// that quoted-printable breaks with a `=` at their end.
///
/// Lines are unfolded as bytes, for a fold may stand within a character.
struct ContentLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line that is not empty, with its number from 1.
  mutating func next() -> (number: Int, bytes: [UInt8])? {
    while offset < bytes.count {
      var line = Array(nextPhysicalLine())
      let start = number
      let isQuotedPrintable = Self.isQuotedPrintable(line)
      while offset < bytes.count {
        if isQuotedPrintable, line.last == UInt8(ascii: "=") {
          line.removeLast()
          line += Self.withoutFold(nextPhysicalLine())
        } else if Self.isBlank(bytes[offset]) {
          line += nextPhysicalLine().dropFirst()
        } else {
          break
        }
      }
      if !line.allSatisfy(Self.isBlank) { return (start, line) }
    }
    return nil
  }

  /// A line without its line break.
  private mutating func nextPhysicalLine() -> ArraySlice<UInt8> {
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    number += 1
    let end = bytes[offset...].firstIndex { $0 == newline || $0 == carriageReturn } ?? bytes.count
    let line = bytes[offset..<end]
    offset = end
    if offset < bytes.count, bytes[offset] == carriageReturn { offset += 1 }
    if offset < bytes.count, bytes[offset] == newline { offset += 1 }
    return line
  }

  /// Some programs break and fold a line: a blank before an encoded byte is of the fold, any other one of the text.
  private static func withoutFold(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isFolded = line.first.map(isBlank) == true && line.dropFirst().first == UInt8(ascii: "=")
    return line.dropFirst(isFolded ? 1 : 0)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    guard line.last == UInt8(ascii: "="), let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return String(decoding: line[..<colon], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }
}
