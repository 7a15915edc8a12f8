import FileTransactions
import Foundation

/// Makes a program of a shortcut and reports everything that can be found wrong without running it.
final class Checker {
  let file: SourceFile
  let path: Path
  let catalog: ActionCatalog
  /// Where constants are read: numbers in a file never depend on the locale.
  let constantsHost: RunHost
  let library: ProgramLibrary
  let diagnostics: DiagnosticCollector
  let scope = Scope()
  /// Every name that gets a value somewhere, with the first place.
  private var assigned: [String: SourceSpan] = [:]
  private(set) var shortcutName = ""
  /// The type of `${previous}` at the step being checked, and whether it asked for it.
  var flowType = ValueType.any
  var usesPrevious = false
  /// The type of `${item}` where an action looks at each item of something.
  var itemType = ValueType.any
  /// Whether the block or the step being checked is the last of the shortcut.
  var endsShortcut = true
  /// Warnings that only count where nothing is in error.
  var doubts: [Diagnostic] = []
  /// How many loops the step being checked is in.
  var loopDepth = 0
  private(set) var inputType = ValueType.any

  init(
    _ file: SourceFile, at path: Path, catalog: ActionCatalog, host: RunHost, library: ProgramLibrary,
    diagnostics: DiagnosticCollector
  ) {
    self.file = file
    self.path = path
    self.catalog = catalog
    constantsHost = host.with(Conventions(localeIdentifier: "en_US_POSIX") { .gmt })
    self.library = library
    self.diagnostics = diagnostics
  }

  func check(_ shortcut: Shortcut) -> Program {
    shortcutName = shortcut.name?.value ?? Self.name(of: path)
    inputType = shortcut.input.multiple ? .list(of: shortcut.input.type) : shortcut.input.type
    let errorSlot = scope.declare("error", type: .object(RunFailure.type.name), at: nil)
    noteAssignments(in: shortcut.actions)
    let variables = shortcut.variables.map(start)
    flowType = inputType
    let body = compile(shortcut.actions)
    for variable in scope.unused {
      guard let declared = variable.declared else { continue }
      doubts.append(.warning(.unusedVariable(variable.name), at: declared))
    }
    // What is in error may be where something is used.
    if !diagnostics.hasErrors { doubts.forEach(diagnostics.add) }
    return Program(
      path: path, name: shortcutName, input: shortcut.input, slotCount: scope.slotCount, errorSlot: errorSlot,
      variables: variables, body: body)
  }

  private static func name(of path: Path) -> String {
    let name = path.name.text ?? path.name.description
    return String(name.hasSuffix(".yaml") ? name.dropLast(5) : name.hasSuffix(".yml") ? name.dropLast(4) : name[...])
  }

  private func start(_ variable: Shortcut.Variable) -> VariableStart {
    let value = compile(variable.value, as: .any)
    checkName(variable.name)
    let slot = scope.declare(variable.name.value, type: value.type, at: variable.name.span)
    return VariableStart(
      name: variable.name.value, span: variable.name.span, slot: slot, type: value.type, evaluate: value.evaluate)
  }

  /// Declares a variable that a step sets.
  func assign(_ name: Located<String>, type: ValueType = .any) -> Int {
    checkName(name)
    if scope.isLoopName(name.value) {
      report(.loopVariable(name.value), name.span, help: "choose another name")
    } else if scope.isFrozen(name.value) {
      report(
        .setInParallel(name.value), name.span, help: "output it from the round: the results are collected in order")
    }
    return scope.declare(name.value, type: type, at: name.span)
  }

  private static let readyNames: Set<String> = [
    "input", "previous", "item", "index", "now", "today", "clipboard", "env", "shortcut", "error", "repeatitem",
    "repeatindex", "true", "false", "nothing",
  ]

  private func checkName(_ name: Located<String>) {
    if !Self.isName(name.value) {
      report(.badVariableName(name.value), name.span, help: "a name is made of letters, digits, spaces, - and _")
    } else if Self.readyNames.contains(normalizedName(name.value)) {
      report(.readyVariable(name.value), name.span, help: "choose another name")
    }
  }

  /// Whether a text can be a variable's name: `${1}` is a number.
  private static func isName(_ text: String) -> Bool {
    !normalizedName(text).isEmpty && Number(text) == nil && !text.contains { "`${}.|".contains($0) }
  }

  /// The name that a loop gives its item or index.
  func loopName(_ part: StepPart?, _ usual: String) -> String {
    guard let part else { return usual }
    let name = part.value.text ?? ""
    if normalizedName(name) != usual { checkName(Located(name, at: part.value.span)) }
    return name
  }

  // MARK: Names that get a value further down

  private func noteAssignments(in block: Block) {
    for step in block.steps { noteAssignments(in: step) }
  }

  private func noteAssignments(in step: Step) {
    for name in assignedNames(in: step) where assigned[normalizedName(name.value)] == nil {
      assigned[normalizedName(name.value)] = name.span
    }
    for block in step.blocks.values { noteAssignments(in: block) }
    for menuCase in step.cases { noteAssignments(in: menuCase.block) }
  }

  private func assignedNames(in step: Step) -> [Located<String>] {
    var names: [Located<String>] = []
    if let part = step.parts[.as], let name = part.value.text {
      names.append(Located(name, at: part.value.span))
    }
    if ["set", "setvariable", "add", "addtovariable"].contains(normalizedName(step.action.value)),
      case .named(_, let entries) = step.argument
    {
      names += entries.map { Located($0.key.text ?? "", at: $0.key.span) }
    }
    return names
  }

  /// Makes the names known that a loop's rounds set: a later round sees what an earlier one has set.
  func declareAssignments(in block: Block) {
    for step in block.steps {
      for name in assignedNames(in: step) { _ = scope.declare(name.value, at: name.span) }
      for block in step.blocks.values { declareAssignments(in: block) }
      for menuCase in step.cases { declareAssignments(in: menuCase.block) }
    }
  }

  /// Where a name gets its value, for one that is used before.
  func firstAssignment(of name: String) -> SourceSpan? { assigned[normalizedName(name)] }

  func report(_ message: Diagnostic.Message, _ span: SourceSpan, help: String? = nil) {
    diagnostics.add(.error(message, at: span, help: help))
  }
}

extension Diagnostic.Message {
  static func unusedVariable(_ name: String) -> Self {
    Self("check.unused-variable", "\(Wording.quoted(name)) is never used")
  }
  static func badVariableName(_ name: String) -> Self {
    Self("check.variable-name", "\(Wording.quoted(name)) cannot be a variable's name")
  }
  static func readyVariable(_ name: String) -> Self {
    Self("check.ready-variable", "‘\(name)’ is always there and cannot be set")
  }
  static func loopVariable(_ name: String) -> Self {
    Self("check.loop-variable", "‘\(name)’ belongs to the loop around this step and cannot be set")
  }
  static func setInParallel(_ name: String) -> Self {
    Self("check.parallel", "‘\(name)’ is set outside of these rounds, which run at once and may not set it")
  }
}
