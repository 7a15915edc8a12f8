/// What is known of an action without running it; documentation, help and checking are made from it.
///
/// A description is an immutable value. Its parameters are its stored properties of type `Parameter`, in the order in
/// which they are documented.
public protocol ActionDescription: Sendable {
  /// The canonical name, in kebab-case.
  var name: String { get }
  /// Other names.
  var aliases: [String] { get }
  /// Where the catalogue lists it.
  var category: ActionCategory { get }
  /// What it does, as one sentence.
  var description: String { get }
  /// One call in words, with `${parameter}` in the places of the arguments.
  var summary: String { get }
  /// What it outputs.
  var output: Output { get }
  /// Uses that are shown in the documentation and run as tests.
  var examples: [ActionExample] { get }
  /// The identifier of Apple's action of this kind, without `is.workflow.actions.`; empty where there is none.
  var appleIdentifier: String { get }
  /// How the engine carries it out.
  var body: ActionBody { get }
}

extension ActionDescription {
  /// None.
  public var aliases: [String] { [] }
  /// The name alone.
  public var summary: String { name }
  /// None.
  public var examples: [ActionExample] { [] }
  /// None.
  public var appleIdentifier: String { "" }
}

/// Something a step can do.
public protocol Action: ActionDescription {
  /// Does it.
  ///
  /// One that passes its input through returns `nothing`: what flows goes on flowing. Throw `ActionFailure` to fail in
  /// words; other errors are shown as they describe themselves. A call that blocks must notice `Interruption.pending`,
  /// as everything of the host does.
  func run(_ arguments: Arguments<Self>, in context: ActionContext) async throws -> Value
}

/// An action that only computes: it asks nobody and changes nothing, so it may stand in an expression.
public protocol PureAction: Action {
  /// Computes the output.
  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value
}

/// The chapters of the catalogue.
public enum ActionCategory: String, Sendable, CaseIterable {
  case text = "Text"
  case lists = "Lists and dictionaries"
  case numbers = "Numbers"
  case dates = "Dates"
  case files = "Files"
  case web = "Web"
  case people = "People"
  case asking = "Asking and showing"
  case scripting = "Scripting"
  case controlFlow = "Control flow"
}

/// What an action outputs.
public struct Output: Sendable {
  /// The type; nil where it has no output of its own and passes its input through.
  public let type: ValueType?
  /// What people call the output.
  public let name: String

  /// An output of a type.
  public init(_ type: ValueType, _ name: String) {
    self.type = type
    self.name = name
  }

  private init() {
    type = nil
    name = "the input"
  }

  /// No output: what flows on is nothing.
  public static let nothing = Output(.any, "")

  /// The input, unchanged.
  public static let passesInputThrough = Output()
}

/// A use of an action that is shown in the documentation and run as a test.
public struct ActionExample: Sendable {
  /// What it shows.
  public let title: String
  /// The steps, as they stand in a shortcut under `actions:`.
  public let steps: String
  /// What the last step outputs, as the command prints it; nil where only the run itself is tested.
  public let output: String?
  /// Files that must be in the working directory, with their contents.
  public let files: [String: String]
  /// Answers to the questions that are asked, as for `--answer`.
  public let answers: [String]

  /// Makes an example.
  public init(
    _ title: String, _ steps: String, output: String?, files: [String: String] = [:], answers: [String] = []
  ) {
    self.title = title
    self.steps = steps
    self.output = output
    self.files = files
    self.answers = answers
  }
}

/// A failure that an action reports in words.
public struct ActionFailure: Error, Sendable, CustomStringConvertible {
  /// What went wrong, in one line.
  public let message: String
  /// What to do about it.
  public let help: String?
  /// A short word for the kind of failure, that `catch` sees as `error.code`.
  public let code: String
  /// The parameter that it is about.
  public let parameter: String?

  /// Makes a failure.
  public init(_ message: String, help: String? = nil, code: String = "failed", parameter: String? = nil) {
    self.message = message
    self.help = help
    self.code = code
    self.parameter = parameter
  }

  /// The message.
  public var description: String { message }
}
