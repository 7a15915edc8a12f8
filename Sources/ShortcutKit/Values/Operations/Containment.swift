import Foundation

extension Value {
  /// `contains`: a text in a text, an item in a list, a key in a dictionary.
  func contains(_ part: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    switch self {
    case .nothing: return false
    case .list(let items): return items.contains { $0.isEqual(to: part, in: host) }
    case .dictionary(let record): return record[try part.asText(in: host)] != nil
    default:
      let (text, part) = (try asText(in: host), try part.asText(in: host))
      return part.isEmpty || text.contains(part)
    }
  }

  func begins(with start: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    let (text, start) = (try asText(in: host), try start.asText(in: host))
    return text.hasPrefix(start)
  }

  func ends(with end: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    let (text, end) = (try asText(in: host), try end.asText(in: host))
    return text.hasSuffix(end)
  }

  /// `matches`: whether an ICU regular expression matches somewhere in the text.
  func matches(_ pattern: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    let (text, pattern) = (try asText(in: host), try pattern.asText(in: host))
    do {
      let expression = try NSRegularExpression(pattern: pattern)
      return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    } catch {
      throw EvaluationError("\(Wording.quoted(pattern)) is no regular expression")
    }
  }

  /// The value as text, by the coercion table.
  func asText(in host: RunHost) throws(EvaluationError) -> String {
    do { return try String(coercing: self, in: host) } catch { throw EvaluationError(error.description) }
  }
}
