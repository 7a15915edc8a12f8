/// The path of a file: bytes, as POSIX has them, which need not be valid UTF-8.
public struct Path: Sendable, Hashable {
  /// The path as the system takes it, without a closing NUL.
  public let bytes: [UInt8]

  /// Makes a path from the bytes that the system gave.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Makes a path from text, byte for byte; nothing in it is expanded.
  public init(_ text: String) { bytes = Array(text.utf8) }
}

extension Path {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The last component; closing slashes do not count.
  public var name: FileName {
    var end = bytes.count
    while end > 1, bytes[end - 1] == Self.slash { end -= 1 }
    let start = bytes[..<end].lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return FileName(bytes: start < end ? bytes[start..<end] : bytes[..<end])
  }

  /// The folder that the last component is in: `.` for a bare name, `/` for the root.
  public var folder: Path {
    var end = bytes.count
    while end > 1, bytes[end - 1] == Self.slash { end -= 1 }
    guard var start = bytes[..<end].lastIndex(of: Self.slash) else { return Path(".") }
    while start > 0, bytes[start - 1] == Self.slash { start -= 1 }
    return start == 0 ? Path("/") : Path(bytes: bytes[..<start])
  }

  /// The path of a file in this folder.
  public func appending(_ name: FileName) -> Path {
    if bytes.isEmpty || bytes == [UInt8(ascii: ".")] { return Path(bytes: name.bytes) }
    if bytes.last == Self.slash { return Path(bytes: bytes + name.bytes) }
    return Path(bytes: bytes + [Self.slash] + name.bytes)
  }

  /// The path of another file, relative to this folder unless it is absolute.
  public func appending(_ other: Path) -> Path {
    other.isAbsolute ? other : appending(FileName(bytes: other.bytes))
  }

  /// The path with `.`, empty components and, where that is safe to do in text, `..` taken out.
  public var normalized: Path {
    var parts: [ArraySlice<UInt8>] = []
    let dot = UInt8(ascii: ".")
    for part in bytes.split(separator: Self.slash) {
      if part.elementsEqual([dot]) { continue }
      if part.elementsEqual([dot, dot]) {
        if let last = parts.last, !last.elementsEqual([dot, dot]) {
          parts.removeLast()
          continue
        }
        if isAbsolute { continue }
      }
      parts.append(part)
    }
    let joined = Array(parts.joined(separator: [Self.slash]))
    if isAbsolute { return Path(bytes: [Self.slash] + joined) }
    return joined.isEmpty ? Path(".") : Path(bytes: joined)
  }

  /// The path as text, if it is valid UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension Path: CustomStringConvertible {
  /// The path for people: bytes that are no UTF-8, and control characters, are shown as `\xNN`.
  public var description: String { escapedForPeople(bytes) }
}

extension Path: ExpressibleByStringLiteral {
  /// Makes a path from text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Path: Comparable {
  /// Orders paths by their bytes.
  public static func < (left: Path, right: Path) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

func escapedForPeople(_ bytes: [UInt8]) -> String {
  let text = String(validating: bytes, as: UTF8.self)
  if let text, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) { return text }
  var output = ""
  var rest = bytes[...]
  while let first = rest.first {
    let width = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let character = rest.prefix(width)
    if first >= 0x20, first != 0x7F, let scalar = String(validating: character, as: UTF8.self) {
      output += scalar
      rest = rest.dropFirst(width)
    } else {
      output += "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16)
      rest = rest.dropFirst()
    }
  }
  return output
}
