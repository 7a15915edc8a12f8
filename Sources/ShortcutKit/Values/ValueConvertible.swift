/// A Swift type that an action can take.
///
/// Conformances are the whole coercion table (language reference, “Values”): nothing else converts.
public protocol ValueConvertible: Sendable {
  /// What checking and documentation call the type.
  static var valueType: ValueType { get }
  /// Converts a value by the coercion table.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure)
  /// The value that stands for this one in documentation and defaults.
  var asValue: Value { get }
  /// What stands for an argument that is not given, where the type has something.
  static var whenAbsent: Self? { get }
  /// Whether one argument may be a whole list; where not, an action runs once for each item of its input.
  static var takesLists: Bool { get }
}

extension ValueConvertible {
  /// Nothing: the argument is required.
  public static var whenAbsent: Self? { nil }
  /// One item at a time.
  public static var takesLists: Bool { false }
}

/// A value that could not be converted.
public struct CoercionFailure: Error, Sendable {
  /// Why not.
  public enum Reason: Sendable {
    /// There is no rule from the one to the other.
    case unsuitable
    /// The rule did not work out for this value, for a reason in words.
    case because(String)
    /// Nothing that there is to choose from is meant by the value; what there is instead, in words.
    case unmatched(String)
    /// More than one thing is meant by the value: these.
    case ambiguous([Value])
  }

  /// The value.
  public let value: Value
  /// What it should have become.
  public let expected: ValueType
  /// Why it did not.
  public let reason: Reason

  /// Makes a failure.
  public init(_ value: Value, expected: ValueType, _ reason: Reason = .unsuitable) {
    self.value = value
    self.expected = expected
    self.reason = reason
  }
}

extension CoercionFailure: CustomStringConvertible {
  /// What was expected and what was found, in one line.
  public var description: String {
    switch reason {
    case .unsuitable: "expected \(expected.withArticle), found \(value.inWords)"
    case .because(let detail), .unmatched(let detail): detail
    case .ambiguous(let options): "there are \(options.count) options matching \(value.inWords)"
    }
  }
}

extension Value {
  /// The value for messages: its type, and the start of what it holds.
  package var inWords: String {
    switch self {
    case .nothing: "nothing"
    case .boolean(let flag, _): flag ? "true" : "false"
    case .number(let number): "the number \(number.text)"
    case .text(let text): "the text \(Wording.quoted(text))"
    case .date: "a date"
    case .url(let url): "the url \(Wording.quoted(url.text))"
    case .file(let file): "the file ‘\(file.name)’"
    case .list(let items): "a list of \(Wording.count(items.count, "item"))"
    case .dictionary(let record): "a dictionary with \(Wording.count(record.count, "key"))"
    case .object(let object): "the \(object.type.name) \(Wording.quoted(object.display))"
    }
  }
}
