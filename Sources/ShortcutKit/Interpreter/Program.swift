import FileTransactions

/// Computes a value while a shortcut runs.
typealias Evaluator = @Sendable (Frame) throws -> Value

/// A checked shortcut: names are slots, texts and expressions are closures.
public final class Program: Sendable {
  /// The file that it was read from.
  let path: Path
  /// The name, from the file or of it.
  public let name: String
  /// What it accepts.
  public let input: InputDeclaration
  let slotCount: Int
  let errorSlot: Int
  /// The variables that have a start value.
  let variables: [VariableStart]
  let body: CompiledBlock

  init(
    path: Path, name: String, input: InputDeclaration, slotCount: Int, errorSlot: Int,
    variables: [VariableStart], body: CompiledBlock
  ) {
    self.path = path
    self.name = name
    self.input = input
    self.slotCount = slotCount
    self.errorSlot = errorSlot
    self.variables = variables
    self.body = body
  }

  /// The variables that a run may be given start values for, with the types of those in the file.
  public var startTypes: [(name: String, type: ValueType)] { variables.map { ($0.name, $0.type) } }
}

struct VariableStart: Sendable {
  let name: String
  let span: SourceSpan
  let slot: Int
  /// The kind of the start value, which values given from outside are read as.
  let type: ValueType
  let evaluate: Evaluator
}

struct CompiledBlock: Sendable {
  let steps: [CompiledStep]
}

/// One step, ready to run.
struct CompiledStep: Sendable {
  enum Kind: Sendable {
    case call(Call)
    case `if`(Condition, then: CompiledBlock, else: CompiledBlock)
    case `repeat`(Call, CompiledBlock, index: Int)
    case repeatWithEach(Call, CompiledBlock, Round)
    case `while`(Condition, CompiledBlock, index: Int, limit: Int)
    case menu(Menu)
    case `try`(CompiledBlock, catch: CompiledBlock?, finally: CompiledBlock)
    case runShortcut(Call)
    case set([Assignment])
    case add([Addition])
    case stop(Call)
    case fail(Call)
    case `break`
    case `continue`
  }

  let kind: Kind
  let identity: StepIdentity
  let modifiers: Modifiers?
  /// The slot of the output's name.
  let outputSlot: Int?
}

/// What is said about a step itself; most steps have nothing.
final class Modifiers: Sendable {
  let when: Condition?
  let timeout: TimeSpan?
  let retry: Retry?
  let continuesOnError: Bool

  init(when: Condition?, timeout: TimeSpan?, retry: Retry?, continuesOnError: Bool) {
    self.when = when
    self.timeout = timeout
    self.retry = retry
    self.continuesOnError = continuesOnError
  }
}

/// How often a step that failed is tried again, and after how long.
struct Retry: Sendable {
  let times: Int
  let delay: Double
}

struct Condition: Sendable {
  let evaluate: Evaluator
  let span: @Sendable () -> SourceSpan

  func holds(in frame: Frame) throws -> Bool {
    let value = try evaluate(frame)
    do { return try value.isTrue() } catch { throw PlacedError(error, at: span()) }
  }
}

/// The slots of a loop over items, and how many rounds may run at once.
struct Round: Sendable {
  let item: Int
  let index: Int
  let parallel: Int
}

/// A variable that gets a value.
struct Assignment: Sendable {
  enum Change: Sendable {
    case value(Evaluator)
    /// The variable's text goes on with this.
    case suffix(Evaluator)
  }

  let slot: Int
  let change: Change
}

/// A list variable that something is added to.
struct Addition: Sendable {
  let slot: Int
  let evaluate: Evaluator
}

struct Menu: Sendable {
  let prompt: Call
  let cases: [(title: Evaluator, block: CompiledBlock)]
}
