extension YAMLFault {
  /// Something wrong inside `{ }` or `[ ]`.
  var flowFault: Diagnostic? {
    if problem == "did not find expected node content" {
      return isAtEnd ? openBracket.map(unclosedBracket) : missingValue
    }
    guard problem.hasPrefix("did not find expected ','"), let context else { return nil }
    return expressionInFlow ?? bracketBeforeLine(context) ?? colonInFlow ?? wrongSeparator(context)
  }

  private var expressionInFlow: Diagnostic? {
    let dollar = byte(at: place) == UInt8(ascii: "$") ? place : place - 1
    guard file.slice(dollar..<dollar + 2) == "${" else { return nil }
    let value = flowValue(around: dollar)
    return .error(.expressionInFlow, at: span(value), help: file.quoteAdvice(value))
  }

  /// The bracket is not closed where the file ends, or where a line starts that lies outside of it.
  private func bracketBeforeLine(_ start: Int) -> Diagnostic? {
    let first = line(at: start)
    let isOutside = line.number > first.number && line.indentation <= first.indentation && !closesBracket
    return isAtEnd || isOutside ? unclosedBracket(start) : nil
  }

  private func unclosedBracket(_ start: Int) -> Diagnostic {
    let bracket = span(start..<start + 1)
    let help = "end it with ‘\(bracket.text == "{" ? "}" : "]")’"
    return .error(.unclosedBracket(bracket.text), at: bracket, help: help)
  }

  private var closesBracket: Bool {
    let first = byte(at: line.written.lowerBound)
    return first == UInt8(ascii: "]") || first == UInt8(ascii: "}")
  }

  private var colonInFlow: Diagnostic? {
    guard byte(at: place) == UInt8(ascii: ":") else { return nil }
    return .error(.colonInText, at: span(place..<place + 1), help: file.quoteAdvice(flowValue(around: place)))
  }

  private func wrongSeparator(_ start: Int) -> Diagnostic {
    let bracket = file.slice(start..<start + 1)
    let found = span(place..<place + (file.slice(place..<place + 4).first?.utf8.count ?? 0))
    let note = Diagnostic.Note(.bracketOpened(bracket), at: span(start..<start + 1))
    return .error(.wrongSeparator(found.text, in: bracket), at: found, notes: [note])
  }

  private var missingValue: Diagnostic? {
    let found = span(place..<place + 1)
    switch byte(at: place) {
    case UInt8(ascii: "-"):
      return .error(.listPlace, at: found, help: "inside ‘[ ]’ items stand between commas, without ‘- ’")
    case UInt8(ascii: ",") where isInFlow, UInt8(ascii: "]") where isInFlow, UInt8(ascii: "}") where isInFlow:
      return .error(.missingValue(found.text), at: found)
    case UInt8(ascii: ":") where isInFlow:
      return .error(.missingKey, at: found)
    default:
      return nil
    }
  }

  /// The text inside `{ }` or `[ ]` that an offset belongs to, as it was meant: a `${ … }` ends with its own `}`.
  func flowValue(around offset: Int) -> Range<Int> {
    let range = file.lineRange(file.position(at: offset).line)
    let bytes = Array(file.slice(range).utf8)
    let place = min(offset - range.lowerBound, bytes.count)
    func isColon(_ index: Int) -> Bool {
      bytes[index] == UInt8(ascii: ":") && (index + 1 == bytes.count || isBlank(bytes[index + 1]))
    }

    var start = place
    while start > 0, !",[{".utf8.contains(bytes[start - 1]), !isColon(start - 1) { start -= 1 }
    start += bytes[start...].prefix(while: isBlank).count

    var end = max(start, place)
    var depth = 0
    while end < bytes.count, depth > 0 || !",]}".utf8.contains(bytes[end]) && (end == place || !isColon(end)) {
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return range.lowerBound + start..<range.lowerBound + end
  }
}

extension Diagnostic.Message {
  fileprivate static let expressionInFlow = Self(
    "yaml.expression-in-flow", "a text with ‘${’ needs quotes inside ‘{ }’ and ‘[ ]’")

  fileprivate static func missingValue(_ next: Substring) -> Self {
    Self("yaml.missing-value", "a value is missing before this ‘\(next)’")
  }

  fileprivate static func unclosedBracket(_ bracket: Substring) -> Self {
    Self("yaml.unclosed-bracket", "this ‘\(bracket)’ is not closed")
  }

  fileprivate static func bracketOpened(_ bracket: Substring) -> Self {
    Self("yaml.bracket", "‘\(bracket)’ starts here")
  }

  fileprivate static func wrongSeparator(_ found: Substring, in bracket: Substring) -> Self {
    let end = bracket == "{" ? "}" : "]"
    return Self("yaml.separator", "expected ‘,’ or ‘\(end)’, found \(Wording.quoted(found))")
  }
}
