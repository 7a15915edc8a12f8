public import Foundation

/// What flows from one action to the next.
///
/// A value knows nothing about source text: the interpreter knows the step that made it.
public enum Value: Sendable {
  case nothing
  case boolean(Bool, spelling: BooleanSpelling = .lowercase)
  case number(Number)
  case text(String)
  case date(Date)
  case url(URLValue)
  case file(FileValue)
  case list([Value])
  case dictionary(Record)
  case object(ObjectValue)
}

/// How an unquoted boolean was written in a file, for as text it is that form.
public enum BooleanSpelling: String, Sendable {
  case lowercase, capitalized, uppercase
}

extension Value {
  /// The kinds of values, by the names that files and messages use.
  public enum Kind: String, Sendable, CaseIterable {
    case nothing, boolean, number, text, date, url, file, list, dictionary, object
  }

  /// What kind of value this is.
  public var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    case .date: .date
    case .url: .url
    case .file: .file
    case .list: .list
    case .dictionary: .dictionary
    case .object: .object
    }
  }

  /// The name of the value's type: its kind, or the type of an object.
  public var typeName: String {
    if case .object(let object) = self { return object.type.name }
    return kind.rawValue
  }

  /// Whether there is no value: `nothing`, or a list without items.
  public var isNothing: Bool {
    switch self {
    case .nothing: true
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// The items of a list, a single value as one, `nothing` as none.
  public var items: [Value] {
    switch self {
    case .nothing: []
    case .list(let items): items
    default: [self]
    }
  }
}

extension Value: Hashable {
  /// Whether two values are of one kind and equal: texts canonically, numbers by value.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.boolean(let left, _), .boolean(let right, _)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.url(let left), .url(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Hashes what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .nothing: break
    case .boolean(let flag, _): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .date(let date): hasher.combine(date)
    case .url(let url): hasher.combine(url)
    case .file(let file): hasher.combine(file)
    case .list(let items): hasher.combine(items)
    case .dictionary(let record): hasher.combine(record)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
  /// A list.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
  /// A dictionary.
  public init(dictionaryLiteral elements: (String, Value)...) { self = .dictionary(Record(elements)) }
}
