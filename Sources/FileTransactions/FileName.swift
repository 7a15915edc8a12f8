/// The name of a file in its folder: bytes, which need not be valid UTF-8.
public struct FileName: Sendable, Hashable {
  /// The name as the system has it.
  public let bytes: [UInt8]

  /// Makes a name from the bytes that the system gave.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Makes a name from text, byte for byte.
  public init(_ text: String) { bytes = Array(text.utf8) }
}

extension FileName {
  /// Where the extension of a name begins.
  public enum ExtensionPolicy: String, Sendable, CaseIterable {
    /// After the last dot, but a known double extension such as `.tar.gz` is kept whole.
    case auto
    /// After the last dot.
    case last
    /// After the first dot.
    case first
    /// The name has no extension.
    case none
  }

  private static let dot = UInt8(ascii: ".")
  private static let doubles: [[UInt8]] = ["tar.gz", "tar.bz2", "tar.xz", "tar.zst"].map { Array($0.utf8) }

  /// The number of bytes before the dot of the extension; all of them where there is none.
  ///
  /// A dot at the start hides a file and begins no extension, and a name must have a stem before it.
  public func stemLength(_ policy: ExtensionPolicy = .auto) -> Int {
    let start = bytes.firstIndex { $0 != Self.dot } ?? bytes.count
    let body = bytes[start...]
    let split: Int?
    switch policy {
    case .none: split = nil
    case .first: split = body.firstIndex(of: Self.dot)
    case .last: split = body.lastIndex(of: Self.dot)
    case .auto:
      let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
      let known = Self.doubles.first { lower.count - $0.count - 1 > start && lower.ends(with: [Self.dot] + $0) }
      split = known.map { bytes.count - $0.count - 1 } ?? body.lastIndex(of: Self.dot)
    }
    guard let split, split + 1 < bytes.count else { return bytes.count }
    return split
  }

  /// The name without its extension.
  public func stem(_ policy: ExtensionPolicy = .auto) -> FileName { FileName(bytes: bytes[..<stemLength(policy)]) }

  /// The extension without its dot; empty where there is none.
  public func pathExtension(_ policy: ExtensionPolicy = .auto) -> FileName {
    FileName(bytes: bytes[stemLength(policy)...].dropFirst())
  }

  /// Whether the name starts with a dot.
  public var isHidden: Bool { bytes.first == Self.dot }

  /// The name as text, if it is valid UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What makes this no name for a file, in words that follow “the name”; nil where it is one.
  public var defect: String? {
    if bytes.isEmpty { return "is empty" }
    if bytes == [Self.dot] || bytes == [Self.dot, Self.dot] { return "means a folder" }
    if bytes.contains(UInt8(ascii: "/")) { return "contains a slash" }
    if bytes.contains(0) { return "contains a NUL" }
    if bytes.count > 255 { return "is \(bytes.count) bytes long; 255 is the limit" }
    return nil
  }
}

extension FileName: CustomStringConvertible {
  /// The name for people: bytes that are no UTF-8, and control characters, are shown as `\xNN`.
  public var description: String { escapedForPeople(bytes) }
}

extension FileName: ExpressibleByStringLiteral {
  /// Makes a name from text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension FileName: Comparable {
  /// Orders names by their bytes.
  public static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with suffix: [Element]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}
