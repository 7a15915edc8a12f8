/// What flows from step to step.
enum Flow: Sendable {
  /// The shortcut's input, which has not been read yet: nobody may ever need it, and it may be an idle pipe.
  case input
  case value(Value)
  /// What rounds have output, where some of them passed the input on without reading it.
  case collected(Collector)

  /// What flows, if it has been read.
  func valueIfRead(from input: InputSource) -> Value? {
    switch self {
    case .value(let value): value
    case .input: input.valueIfRead
    case .collected: nil
    }
  }
}

/// Collects outputs: a list adds its items, one level; nothing adds none.
struct Collector: Sendable {
  private var items: [Value]
  /// Before which of the items the input belongs, which has not been read yet.
  private var inputs: [Int] = []

  init(_ items: [Value] = []) { self.items = items }

  mutating func add(_ output: Value) {
    switch output {
    case .nothing: break
    case .list(let outputs): items.append(contentsOf: outputs)
    default: items.append(output)
    }
  }

  mutating func add(_ output: Flow) {
    switch output {
    case .input: inputs.append(items.count)
    case .value(let value): add(value)
    case .collected(let other):
      inputs += other.inputs.map { $0 + items.count }
      items += other.items
    }
  }

  var flow: Flow { inputs.isEmpty ? .value(list) : .collected(self) }

  /// What was collected, where the input has no part in it.
  var list: Value { .list(items) }

  /// What was collected, now that the input is known.
  func list(with input: Value) -> Value {
    var filled = Collector()
    var next = 0
    for place in inputs {
      filled.items += items[next..<place]
      filled.add(input)
      next = place
    }
    filled.items += items[next...]
    return filled.list
  }
}
