import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A console with nobody at it. What is shown goes to standard error.
public struct Unattended: Console {
  /// Makes one.
  public init() {}

  /// Nobody is there.
  public var canAsk: Bool { false }
  /// Throws that nobody is there.
  public func ask(_ question: LineQuestion) throws -> String { throw ConsoleError.nobody }
  /// Throws that nobody is there.
  public func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    throw ConsoleError.nobody
  }
  /// Throws that nobody is there.
  public func confirm(_ prompt: String) throws -> Bool { throw ConsoleError.nobody }
  /// Shows something to read, on standard error. A terminal gets nothing that it would act on.
  public func show(_ text: String) {
    let text = isatty(2) == 1 ? text.safeOnTerminal : text
    // Where standard error is closed there is nobody to tell.
    do { try Descriptor(2, path: "standard error", isOwned: false).write(Array((text + "\n").utf8)) } catch {}
  }
}
