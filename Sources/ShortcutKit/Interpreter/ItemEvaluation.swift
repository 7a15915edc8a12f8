import Synchronization

/// Something that is evaluated for each item of an action, with the variables as they were when the action was called.
final class ItemEvaluation: Sendable {
  private let evaluate: Evaluator
  private let item: Int
  private let index: Int
  /// One frame serves all items, so that a shortcut with many variables does not copy them for each.
  private let frame: Mutex<Frame>

  init(_ evaluate: @escaping Evaluator, _ snapshot: FrameSnapshot, item: Int, index: Int) {
    self.evaluate = evaluate
    self.item = item
    self.index = index
    frame = Mutex(Frame(snapshot))
  }

  /// The value for an item; `index` starts at 1.
  func value(of value: Value, index number: Int) throws -> Value {
    try frame.withLock { frame in
      frame.slots[item] = value
      frame.slots[index] = .number(Number(number))
      return try evaluate(frame)
    }
  }
}
