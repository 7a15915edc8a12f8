extension Value {
  /// `value[key]`: an item of a list (1 is the first, -1 the last), the value of a dictionary's key.
  func subscripted(by key: Value, in host: RunHost) throws(EvaluationError) -> Value {
    switch self {
    case .nothing: return .nothing
    case .dictionary(let record): return record[try key.asText(in: host)] ?? .nothing
    case .object(let object): return object.record[try key.asText(in: host)] ?? .nothing
    case .list(let items):
      if case .text(let name) = key, Number(name) == nil { return try property(name, in: host) }
      let position = try key.place(in: items.count, of: self, host)
      guard items.indices.contains(position) else {
        throw EvaluationError("there is no item \(key.inPlainWords) in \(inWords)")
      }
      return items[position]
    default:
      if case .text(let name) = key { return try property(name, in: host) }
      let position = try key.place(in: 1, of: self, host)
      guard position == 0 else { throw EvaluationError("there is no item \(key.inPlainWords) in \(inWords)") }
      return self
    }
  }

  /// `value[from..to]`: both ends belong to it; what reaches past the list is left out.
  func slice(from start: Value, to end: Value, in host: RunHost) throws(EvaluationError) -> Value {
    let items = items
    let lower = max(0, try start.place(in: items.count, of: self, host))
    let upper = min(items.count - 1, try end.place(in: items.count, of: self, host))
    return .list(lower <= upper ? Array(items[lower...upper]) : [])
  }

  /// The place that an index means, counted from 0; it may lie outside.
  private func place(in count: Int, of list: Value, _ host: RunHost) throws(EvaluationError) -> Int {
    let index: Int
    do { index = try Int(coercing: self, in: host) } catch {
      throw EvaluationError("an index is a whole number; found \(inWords)")
    }
    guard index != 0 else { throw EvaluationError("there is no item 0; the first item is 1, the last one -1") }
    return index > 0 ? index - 1 : count + max(index, -count - 1)
  }

  private var inPlainWords: String {
    if case .number(let number) = self { return number.text }
    return inWords
  }
}
