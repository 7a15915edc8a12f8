import Synchronization

/// Keeps the values of a run from being nested so deeply that nobody could walk through them, nor free them.
///
/// Whatever puts a list or dictionary into another one shows the result here. A loop adds a level a round, so it is
/// enough to look now and then, and the work is shared by many steps.
final class Nesting: Sendable {
  /// How deep lists and dictionaries may be nested, as in JSON.
  static let deepest = JSON.deepest
  /// One value in so many is looked at. It is a prime, so that a loop's steps take turns.
  private static let interval = 61
  /// The values that are looked at in one go; what is so wide is not deep.
  private static let patience = 1_000_000

  private let seen = Atomic<Int>(0)

  /// The value.
  ///
  /// Throws where it is nested too deeply.
  func checked(_ value: Value, _ span: LazySpan) throws -> Value {
    guard value.isContainer, seen.add(1, ordering: .relaxed).oldValue.isMultiple(of: Self.interval),
      Self.isTooDeep(value)
    else { return value }
    throw PlacedError(
      "lists and dictionaries are nested more than \(Self.deepest) levels deep here", code: "too-deep", at: span())
  }

  /// Walks through a value without recursion, downwards first.
  private static func isTooDeep(_ value: Value) -> Bool {
    var path = [value.nestedItems.makeIterator()]
    var patience = Self.patience
    while let last = path.indices.last, patience > 0 {
      patience -= 1
      guard let item = path[last].next() else {
        path.removeLast()
        continue
      }
      guard item.isContainer else { continue }
      if path.count == Self.deepest { return true }
      path.append(item.nestedItems.makeIterator())
    }
    return false
  }
}

extension Value {
  fileprivate var isContainer: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }

  fileprivate var nestedItems: [Value] {
    switch self {
    case .list(let items): items
    case .dictionary(let record): record.values
    default: []
    }
  }
}
