extension YAMLFault {
  /// A quote that is not closed, or not where it was meant to be.
  var quoteFault: Diagnostic? {
    if isEndInQuotes {
      return context.map { unclosedQuote($0, closedAt: nil) }
    }
    if let previous, isTextAfter(previous), case .scalar = previous.kind, line.start > previous.range.lowerBound {
      return unclosedQuote(previous.range.lowerBound, closedAt: previous.range.upperBound - 1)
    }
    // A key that is read over several lines, because its quote is not closed on the first.
    let key = problem == "could not find expected ':'" ? context : lineAbove(line)?.content.lowerBound
    guard problem.hasPrefix("could not find") || problem.hasPrefix("mapping values"), let key, isQuote(at: key) else {
      return nil
    }
    let rest = file.slice(restOfLine(from: key + 1))
    return rest.utf8.contains(byte(at: key) ?? 0) ? nil : unclosedQuote(key, closedAt: nil)
  }

  private var isEndInQuotes: Bool {
    problem == "found unexpected end of stream" || problem == "found unexpected document indicator"
      || problem == "found unknown escape character" && isLastByte
  }

  private func unclosedQuote(_ start: Int, closedAt end: Int?) -> Diagnostic {
    let quote = span(start..<start + 1)
    let notes = end.map { [Diagnostic.Note(.closedHere, at: span($0..<$0 + 1))] } ?? []
    let isApostrophe = quote.text == "'"
    let help =
      "end the text with ‘\(quote.text)’" + (isApostrophe ? ", or quote it with ‘\"’ if it starts with ‘'’" : "")
    return .error(.unclosedQuote, at: quote, notes: notes, help: help)
  }

  private func isQuote(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\"") || byte(at: offset) == UInt8(ascii: "'")
  }

  /// Text after a value that has an end of its own: a text in quotes, a `{ }` or `[ ]`, or an alias.
  var textAfterValue: Diagnostic? {
    guard let previous, isTextAfter(previous) else { return nil }
    let value = previous.range.lowerBound..<restOfLine(from: place).upperBound
    return .error(.textAfter(file.slice(previous.range), previous.kind), at: span(value), help: file.quoteAdvice(value))
  }

  /// Whether the fault is that text follows a value on its last line, where nothing can follow.
  private func isTextAfter(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .scalar(_, .singleQuoted), .scalar(_, .doubleQuoted), .collectionEnd, .alias: break
    default: return false
    }
    let between = event.range.upperBound..<max(place, event.range.upperBound)
    return problem.hasPrefix("did not find expected") && !isInFlow && !isAtEnd
      && file.slice(between).utf8.allSatisfy(isBlank)
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosedQuote = Self("yaml.unclosed-quote", "this quote is not closed on its line")
  fileprivate static let closedHere = Self("yaml.closing-quote", "it is closed here")

  fileprivate static func textAfter(_ value: Substring, _ kind: YAMLEvent.Kind) -> Self {
    let end =
      if case .alias = kind { "the alias \(Wording.quoted(value))" } else { "the ‘\(value.suffix(1))’ that ends it" }
    return Self("yaml.text-after-value", "the text of this value goes on after \(end)")
  }
}
