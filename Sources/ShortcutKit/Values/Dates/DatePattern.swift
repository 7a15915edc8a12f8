/// A pattern for dates, as `yyyy-MM-dd` (Unicode Technical Standard 35, Part 4, “Date Format Patterns”).
public struct DatePattern: Sendable, Hashable {
  /// A piece of a pattern.
  enum Element: Sendable, Hashable {
    /// Text that stands for itself.
    case literal(String)
    /// A letter, repeated so many times.
    case field(Unicode.Scalar, Int)
  }

  /// The pattern as it was written.
  public let text: String
  let elements: [Element]

  /// Reads a pattern. Letters that are no fields, lengths that a field does not have, and an open quote are errors.
  public init(_ text: String) throws(DatePatternError) {
    var parser = DatePatternParser(text)
    try parser.parse()
    self.text = text
    elements = parser.elements
  }
}

/// Where a pattern for dates is wrong.
public struct DatePatternError: Error, Sendable, Hashable {
  /// The place, in bytes of UTF-8 from 0.
  public let offset: Int
  /// What was found and what was expected, in one line.
  public let message: String
}

extension DatePatternError: CustomStringConvertible {
  /// One line for people.
  public var description: String { message }
}

/// Takes a pattern apart.
private struct DatePatternParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var literal = ""
  private(set) var elements: [DatePattern.Element] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(DatePatternError) {
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == "'" {
        try readQuote()
      } else if isLetter(scalar) {
        try readField()
      } else {
        literal.unicodeScalars.append(scalar)
        place += 1
      }
    }
    endLiteral()
  }

  /// Two single quotes are one, within a quotation and outside.
  private mutating func readQuote() throws(DatePatternError) {
    let start = place
    place += 1
    if place < scalars.count, scalars[place] == "'" {
      literal.append("'")
      place += 1
      return
    }
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      if scalar != "'" {
        literal.unicodeScalars.append(scalar)
      } else if place < scalars.count, scalars[place] == "'" {
        literal.append("'")
        place += 1
      } else {
        return
      }
    }
    throw error("a single quote without its closing one", at: start)
  }

  private mutating func readField() throws(DatePatternError) {
    let start = place
    let letter = scalars[place]
    while place < scalars.count, scalars[place] == letter { place += 1 }
    let count = place - start
    guard let field = DateField.all[letter] else {
      let word = word(around: start)
      let inWord = word.unicodeScalars.count > 1 ? " in ‘\(word)’" : ""
      throw error("‘\(letter)’\(inWord) is no date field; text stands in single quotes, as in ‘'\(word)'’", at: start)
    }
    guard field.allows(count) else {
      let written = String(repeating: Character(letter), count: count)
      throw error("‘\(written)’ is no date field; ‘\(letter)’ (\(field.name)) stands \(field.lengths)", at: start)
    }
    endLiteral()
    elements.append(.field(letter, count))
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { elements.append(.literal(literal)) }
    literal = ""
  }

  private func word(around place: Int) -> String {
    let start = scalars[..<place].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0
    return String(String.UnicodeScalarView(scalars[start...].prefix { isLetter($0) }))
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

  private func error(_ message: String, at place: Int) -> DatePatternError {
    DatePatternError(offset: scalars[..<place].reduce(0) { $0 + UTF8.width($1) }, message: message)
  }
}
