/// Something to tell the person who wrote a file, and where.
public struct Diagnostic: Error, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// What to tell.
  ///
  /// Messages are declared in extensions of this type, beside the code that reports them.
  public struct Message: Sendable, Hashable {
    /// A stable name to search for, such as `yaml.duplicate-key`.
    public let id: String
    /// One line that starts with a lower-case letter and ends without a full stop.
    public let text: String

    package init(_ id: String, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  /// A second place that belongs to it.
  public struct Note: Sendable, Hashable {
    /// What is there.
    public let message: Message
    /// Where; nil where the message says it all.
    public let span: SourceSpan?

    package init(_ message: Message, at span: SourceSpan?) {
      self.message = message
      self.span = span
    }
  }

  /// How bad it is.
  public let severity: Severity
  /// What is wrong.
  public let message: Message
  /// Where; nil where it is about no file.
  public let span: SourceSpan?
  /// Other places that belong to it, such as the first of two equal keys.
  public var notes: [Note]
  /// What to do about it.
  public var help: String?

  /// Something that keeps a file from being run.
  package static func error(
    _ message: Message, at span: SourceSpan?, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .error, message: message, span: span, notes: notes, help: help)
  }

  /// Something that is likely a mistake.
  package static func warning(
    _ message: Message, at span: SourceSpan?, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .warning, message: message, span: span, notes: notes, help: help)
  }
}

extension Diagnostic: Hashable {}
