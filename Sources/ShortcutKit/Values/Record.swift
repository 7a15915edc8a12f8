/// A dictionary that keeps the order its keys were added in.
public struct Record: Sendable {
  /// A key with its value.
  public typealias Entry = (key: String, value: Value)

  private var storage: [Entry] = []
  private var index: [String: Int] = [:]

  /// An empty dictionary.
  public init() {}

  /// A dictionary of pairs; of equal keys the last value stays, at the first one's place.
  public init(_ pairs: some Sequence<(String, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  /// The value of a key; setting nil removes the key.
  public subscript(key: String) -> Value? {
    get { index[key].map { storage[$0].value } }
    set {
      guard let newValue else {
        remove(key)
        return
      }
      if let place = index[key] {
        storage[place].value = newValue
      } else {
        index[key] = storage.count
        storage.append((key, newValue))
      }
    }
  }

  private mutating func remove(_ key: String) {
    guard let place = index.removeValue(forKey: key) else { return }
    storage.remove(at: place)
    for position in place..<storage.count { index[storage[position].key] = position }
  }

  /// The keys, in order.
  public var keys: [String] { storage.map(\.key) }
  /// The values, in the order of their keys.
  public var values: [Value] { storage.map(\.value) }
  /// How many keys there are.
  public var count: Int { storage.count }
  /// Whether there are none.
  public var isEmpty: Bool { storage.isEmpty }
}

extension Record: Sequence {
  /// Walks the entries in order.
  public func makeIterator() -> IndexingIterator<[Entry]> { storage.makeIterator() }
}

extension Record: Hashable {
  /// Whether two dictionaries have the same keys with the same values, in any order.
  public static func == (left: Record, right: Record) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the entries, whatever their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var entry = Hasher()
      entry.combine(key)
      entry.combine(value)
      sum &+= entry.finalize()
    }
    hasher.combine(sum)
  }
}

extension Record: ExpressibleByDictionaryLiteral {
  /// A dictionary as written.
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}
