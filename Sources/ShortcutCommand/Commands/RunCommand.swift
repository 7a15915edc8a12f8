import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut run`
struct RunCommand: Subcommand {
  let name = "run"
  let operands = "FILE [INPUT …]"
  let summary = "Runs a shortcut: a file, or a name looked up in ./workflows and the user's shortcuts."

  let operandKinds = [WordKind.shortcut, .file]
  var details: [String] {
    [
      """
      INPUT is text, or a path where the shortcut takes files. Without one, standard input is the input. The output of the \
      last action goes to standard output.
      """
    ]
  }
  var statuses: [ExitStatus] { ExitStatus.allCases }
  var examples: [CommandExample] {
    [
      CommandExample("shortcut run shout.yaml hello", "run a shortcut on a text"),
      CommandExample("find . -name '*.jpg' -print0 | shortcut run dates.yaml -0", "run it on files"),
      CommandExample("shortcut run dates.yaml --dry-run *.jpg", "see first what it would do"),
      CommandExample("shortcut run tea.yaml --answer \"Which tea?=black\"", "answer its question beforehand"),
    ]
  }

  let options =
    [
      Option(
        "input", letter: "i", value: "PATH|-", kind: .file, in: .input,
        "take the input from a file or from standard input; may be repeated"),
      Option("null", letter: "0", in: .input, "separate paths by NUL, in the input and in the output"),
      Option(
        "output", letter: "o", value: "PATH|-", kind: .file, in: .output,
        "save the output, several files in the folder of that path; - writes a file's content to standard output"),
      Option("json", in: .output, "print the output as JSON"),
      Option(
        "set", value: "NAME=VALUE", kind: .variable, in: .input, "give a variable its start value; may be repeated"),
      Option(
        "answer", value: "KEY=VALUE", kind: .answer, in: .answers,
        "answer a question, by its parameter, action or prompt; may be repeated"),
      Option("answers", value: "FILE", kind: .file, in: .answers, "take answers from a YAML or JSON file"),
      Option("yes", in: .answers, "take every default and confirm everything"),
      Option("timeout", value: "DURATION", in: .watching, "end the run after this time, as 10s or 5 minutes"),
      Option("trace", in: .watching, "show every action with its input, output and time"),
      Option("quiet", letter: "q", in: .watching, "print nothing but the output and errors"),
    ] + HostOptions.all

  func run(_ arguments: ParsedArguments, _ streams: Streams) async throws -> ExitStatus {
    guard let file = arguments.operands.first else {
      throw UsageError("which shortcut shall be run?", help: "shortcut run FILE [INPUT …]")
    }
    let timeout = try timeout(arguments)
    let isQuiet = arguments.has("quiet")
    let host = try HostOptions(arguments, in: streams.world).host { change in if !isQuiet { streams.report(change) } }
    let engine = Engine(catalog: .builtIn, host: host)
    guard let program = try load(file, engine, arguments, streams) else { return .invalid }
    var options = RunOptions(
      startValues: try StartValues(program, host: host).read(arguments.pairs("set")),
      answers: Answers(try AnswersFile.read(arguments, in: host)), assumesYes: arguments.has("yes"))
    options.observer = observer(arguments, streams, host)
    if !isQuiet { options.position = streams.progress?.begin() }
    defer { streams.progress?.end() }
    let input = InputOptions(
      words: Array(arguments.operands.dropFirst()), files: arguments.all("input"),
      isNulSeparated: arguments.has("null"), streams: streams)
    let scope = InterruptionScope(within: .running, deadline: timeout)
    return try await scope.run {
      do {
        let output = try await engine.run(program, input: input.source(for: program.input, in: host), options: options)
        streams.progress?.end()
        try deliver(output, arguments, streams, host)
        return .done
      } catch {
        return try status(of: error, scope, arguments, streams)
      }
    }
  }

  private func load(
    _ file: Word, _ engine: Engine, _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> Program? {
    do {
      let path = try ShortcutFinder(host: engine.host).path(of: file)
      try check(arguments, besides: path, engine.host)
      let (program, diagnostics) = try engine.load(path)
      // Warnings are for ‘check’.
      for diagnostic in diagnostics where diagnostic.severity == .error { streams.report(diagnostic) }
      return program
    } catch let error as UnreadableShortcut {
      throw UsageError(error.message, help: error.help)
    } catch let error as FileError {
      throw UsageError(error.description)
    }
  }

  private func timeout(_ arguments: ParsedArguments) throws -> ContinuousClock.Instant? {
    guard let text = arguments.value("timeout") else { return nil }
    guard let limit = TimeSpan(text)?.limit, limit > .zero else {
      throw UsageError("‘\(text)’ is no time for --timeout", help: "write 10s, 500ms, 2 minutes or 1h")
    }
    return .now + limit
  }

  private func observer(
    _ arguments: ParsedArguments, _ streams: Streams, _ host: RunHost
  ) -> (@Sendable (RunEvent) -> Void)? {
    let trace = arguments.has("trace") ? TracePrinter(streams: streams, host: host) : nil
    guard !arguments.has("quiet"), trace != nil || arguments.has("dry-run") else { return nil }
    return { event in
      trace?.show(event)
      if case .unknownFromHere(let span) = event {
        streams.report("\(span.file.path):\(span.start.line): from here on a dry run no longer knows what flows")
      }
    }
  }

  private func deliver(_ output: Value, _ arguments: ParsedArguments, _ streams: Streams, _ host: RunHost) throws {
    let (isJSON, isNulSeparated) = (arguments.has("json"), arguments.has("null"))
    if let target = arguments.word("output") {
      let saver = OutputSaver(streams: streams, host: host, isJSON: isJSON, isNulSeparated: isNulSeparated)
      return try target.text == "-" ? saver.save(output, to: streams.output) : saver.save(output, to: target.path)
    }
    let showcase = Showcase(streams, mayWait: !arguments.has("no-input"))
    let printer = OutputPrinter(
      sink: streams.output, streams: streams, host: host, isNulSeparated: isNulSeparated, showcase: showcase)
    try isJSON ? printer.printJSON(output) : printer.print(output)
  }

  /// Refuses what cannot be done with the words of the command, before anything is done.
  private func check(_ arguments: ParsedArguments, besides shortcut: Path, _ host: RunHost) throws {
    guard arguments.all("input").count(where: { $0.text == "-" }) < 2 else {
      throw UsageError("standard input can be read only once", help: "write --input - once")
    }
    guard let target = arguments.word("output") else { return }
    if target.bytes.isEmpty {
      throw UsageError("--output needs a path", help: "write -o FILE, or - for standard output")
    }
    // Running a shortcut never changes its file.
    if host.files.statusIfPresent(of: target.path) != nil,
      try host.files.resolved(target.path) == host.files.resolved(shortcut)
    {
      throw UsageError("\(target.path) is the shortcut itself", help: "save the output in another file")
    }
  }

  private func status(
    of error: any Error, _ scope: InterruptionScope, _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> ExitStatus {
    switch error {
    case let failure as RunFailure:
      if failure.kind == .cancelled { return .cancelled }
      streams.report(failure.diagnostic)
      return failure.kind == .unanswered ? .unanswered : .failed
    case Interruption.timedOut where scope.isPastOwnDeadline:
      streams.report("shortcut: the run timed out after \(arguments.value("timeout") ?? "")")
      return .timedOut
    case is Interruption: return .cancelled
    default: throw error
    }
  }
}
