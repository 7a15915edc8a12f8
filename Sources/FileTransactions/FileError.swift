/// A file operation that did not work, and why.
public struct FileError: Error, Sendable, Hashable {
  /// The kinds that callers tell apart.
  public enum Reason: Sendable, Hashable {
    case missing, exists, notPermitted, isFolder, notFolder, noSpace, brokenPipe, otherDevice, interrupted
    /// Any other error number of the system.
    case system(Int32)
  }

  /// Why.
  public let reason: Reason
  /// What was being done, as a verb: “read”, “write”, “rename”.
  public let operation: String
  /// The file concerned.
  public let path: Path
  /// The system's own words, or ours.
  public let detail: String

  /// Makes an error.
  public init(_ reason: Reason, _ operation: String, _ path: Path, detail: String) {
    self.reason = reason
    self.operation = operation
    self.path = path
    self.detail = detail
  }
}

extension FileError: CustomStringConvertible {
  /// One line: what could not be done with which file, and why.
  public var description: String { "could not \(operation) ‘\(path)’: \(detail)" }
}
