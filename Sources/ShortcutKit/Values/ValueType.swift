/// The type of a parameter, an output or an expression, as checking and documentation see it.
public indirect enum ValueType: Sendable, Hashable {
  case any
  case text, number, integer, boolean, date, url, file, dictionary, duration
  /// One of some words.
  case choice([String])
  /// An object of a named type.
  case object(String)
  case list(of: ValueType)
  /// The type, or nothing.
  case optional(ValueType)
  /// An expression evaluated for each item.
  case expression
  /// A text with `${ }` evaluated for each item.
  case template
  /// Words for the reader of the file, which nobody else looks at.
  case remark
  /// The path of a file or folder, which need not exist.
  case path
  /// A program for a shell, in which nothing is filled in.
  case script
}

extension ValueType: CustomStringConvertible {
  /// The type as documentation writes it.
  public var description: String {
    switch self {
    case .any: "anything"
    case .text: "text"
    case .number: "number"
    case .integer: "whole number"
    case .boolean: "boolean"
    case .date: "date"
    case .url: "url"
    case .file: "file"
    case .dictionary: "dictionary"
    case .duration: "duration"
    case .choice(let words): words.joined(separator: " | ")
    case .object(let name): name
    case .list(let element): element == .any ? "list" : "list of \(element)"
    case .optional(let wrapped): wrapped.description
    case .expression: "expression"
    case .template: "text for each item"
    case .remark: "any words"
    case .path: "path"
    case .script: "script"
    }
  }
}

extension ValueType {
  /// The type without `optional`.
  public var unwrapped: ValueType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  /// The type with its article, for messages: “a number”, “an object”.
  package var withArticle: String {
    switch self {
    case .any: "anything"
    case .text: "text"
    case .choice(let words): Wording.list(words.map { Wording.quoted($0) }, "or")
    case .expression: "an expression"
    case .object(let name): Wording.withArticle(name)
    case .optional(let wrapped): wrapped.withArticle
    case .integer: "a whole number"
    default: Wording.withArticle(description)
    }
  }

  /// Whether a constant of this type means the same whenever it is read, so that it can be converted while checking.
  package var isTimeless: Bool {
    switch self {
    case .text, .number, .integer, .boolean, .url, .choice, .duration: true
    case .list(let element): element.isTimeless
    case .optional(let wrapped): wrapped.isTimeless
    default: false
    }
  }
}
