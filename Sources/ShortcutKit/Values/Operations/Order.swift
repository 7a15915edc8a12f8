import FileTransactions
public import Foundation

extension Value {
  /// How two values are ordered by `<` and its kind: numbers (and texts that are numbers) by value, dates by time,
  /// texts by their characters. Other pairs have no order.
  func order(to other: Value, in host: RunHost) throws(EvaluationError) -> ComparisonResult {
    if let left = ordinal(in: host), let right = other.ordinal(in: host) { return left.compared(to: right) }
    switch (self, other) {
    case (.text(let left), .text(let right)):
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    case (.date(let left), .date(let right)): return left.compare(right)
    case (.date(let left), .text(let text)):
      if let right = date(text, in: host) { return left.compare(right) }
    case (.text(let text), .date(let right)):
      if let left = date(text, in: host) { return left.compare(right) }
    default: break
    }
    throw EvaluationError(
      "\(inWords) and \(other.inWords) have no order", help: "two numbers, two dates or two texts have one")
  }

  private func ordinal(in host: RunHost) -> Number? {
    switch self {
    case .number(let number): number
    case .text(let text): Number(text.trimmingWhitespace)
    default: nil
    }
  }

  private func date(_ text: String, in host: RunHost) -> Date? { host.date(text) }

  /// The order in which lists are sorted: nothing first, then by kind, and within a kind by `<`; numbers in texts count
  /// by value, and case counts only between texts that are otherwise equal.
  public func sortOrder(to other: Value) -> ComparisonResult {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.compared(to: right)
    case (.date(let left), .date(let right)): left.compare(right)
    case (.boolean(let left, _), .boolean(let right, _)):
      left == right ? .orderedSame : right ? .orderedAscending : .orderedDescending
    case (.nothing, .nothing): .orderedSame
    case (.nothing, _): .orderedAscending
    case (_, .nothing): .orderedDescending
    default: NaturalOrder.compare(sortText, other.sortText)
    }
  }

  private var sortText: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.text
    case .boolean(let flag, let spelling): spelling.text(of: flag)
    case .url(let url): url.text
    case .file(let file): file.name.description
    case .object(let object): object.display
    case .date(let date): ISO8601.text(date, in: .gmt)
    case .nothing, .list, .dictionary: ""
    }
  }
}

extension Number {
  fileprivate func compared(to other: Number) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
}
