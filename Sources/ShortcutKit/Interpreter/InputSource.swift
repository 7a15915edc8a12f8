import Synchronization

/// The input of a shortcut, which is read when it is first asked for.
public final class InputSource: Sendable {
  private let known = Mutex<Result<Value, any Error>?>(nil)
  private let read: @Sendable () throws -> Value

  /// An input that is read by a function, once.
  public init(_ read: @escaping @Sendable () throws -> Value) { self.read = read }

  /// An input that is there.
  public convenience init(_ value: Value) { self.init { value } }

  /// The input, if it has been read.
  var valueIfRead: Value? {
    known.withLock { known in
      if case .success(let value)? = known { value } else { nil }
    }
  }

  func value() throws -> Value {
    try known.withLock { known in
      if let known { return known }
      let result = Result { try read() }
      known = result
      return result
    }.get()
  }
}
