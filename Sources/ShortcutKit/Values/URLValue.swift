/// A uniform resource locator (RFC 3986), as it was written.
public struct URLValue: Sendable, Hashable {
  /// The whole of it.
  public let text: String

  /// Takes the text as it is; the coercion from text checks it.
  public init(_ text: String) { self.text = text }
}
