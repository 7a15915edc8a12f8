import FileTransactions
import Foundation

extension URLValue: ValueConvertible {
  /// A url.
  public static var valueType: ValueType { .url }
  /// The url.
  public var asValue: Value { .url(self) }

  /// A url; a text with a scheme, or like `example.org/x`, which gets `https://`; a file's path as a file URL; an
  /// object whose title is a url.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .url(let url): self = url
    case .text(let text):
      guard let url = Self.reading(text.trimmingWhitespace) else { throw CoercionFailure(value, expected: .url) }
      self = url
    case .file(let file):
      guard let path = file.path else {
        throw file.lacks("url", expected: .url, in: host)
      }
      self = try Self.fileURL(path, value, in: host)
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .url), in: host)
    case .object(let object):
      guard let url = Self.reading(object.display.trimmingWhitespace) else {
        throw CoercionFailure(value, expected: .url)
      }
      self = url
    case .nothing, .boolean, .number, .date, .dictionary: throw CoercionFailure(value, expected: .url)
    }
  }

  private static func reading(_ text: String) -> URLValue? {
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    // RFC 3986 §3.1: a scheme is a letter, then letters, digits, `+`, `-` and `.`.
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      scheme.count < text.count && scheme.first?.isASCIILetter == true
      && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".contains($0) }
    let isHostAndPort = isScheme && scheme.contains(".") || text.dropFirst(scheme.count + 1).first?.isASCIIDigit == true
    if isScheme, !isHostAndPort || text.dropFirst(scheme.count).hasPrefix("://") {
      return URLComponents(string: text) == nil ? nil : URLValue(text)
    }
    let hostPart = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
    guard hostPart.contains(".") || hostPart == "localhost", !hostPart.hasPrefix("."), !hostPart.hasSuffix(".") else {
      return nil
    }
    return URLComponents(string: "https://" + text) == nil ? nil : URLValue("https://" + text)
  }

  private static func fileURL(_ path: Path, _ value: Value, in host: RunHost) throws(CoercionFailure) -> URLValue {
    do {
      let absolute = path.isAbsolute ? path : try host.files.workingFolder.appending(path).normalized
      return URLValue("file://" + PercentEncoding.encoded(absolute.bytes, keeping: "/"))
    } catch {
      throw CoercionFailure(value, expected: .url, .because("\(error)"))
    }
  }
}

extension Character {
  /// Whether this is one of `A` to `Z` and `a` to `z`.
  package var isASCIILetter: Bool { isASCII && isLetter }
  /// Whether this is one of `0` to `9`.
  package var isASCIIDigit: Bool { isASCII && isNumber }
}
