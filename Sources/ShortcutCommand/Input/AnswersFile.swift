import FileTransactions
import ShortcutKit

/// The answers that `--answer` and `--answers` give.
enum AnswersFile {
  static func read(_ arguments: ParsedArguments, in host: RunHost) throws -> [(key: String, value: String)] {
    var pairs = try arguments.pairs("answer")
    for file in arguments.all("answers") { pairs += try read(file.path, in: host) }
    return pairs
  }

  private static func read(_ path: Path, in host: RunHost) throws -> [(key: String, value: String)] {
    let record: Record
    do {
      let text = try String(coercing: .file(FileValue(path)), in: host)
      let diagnostics = DiagnosticCollector()
      let node = YAMLReader.read(SourceFile(path: path.description, text: text), diagnostics)
      if diagnostics.hasErrors { throw InvalidAnswers(diagnostics: diagnostics.sorted) }
      guard case .dictionary(let found)? = node.map(YAMLValue.value) else {
        throw UsageError("‘\(path)’ holds no answers", help: "write a question and its answer a line: text: hello")
      }
      record = found
    } catch let failure as CoercionFailure {
      throw UsageError("--answers: \(failure.description)")
    }
    return try record.flatMap { key, value in
      // A list answers successive questions; a list in it is one answer with several choices.
      try value.items.map { item in
        if case .list = item { return (key: key, value: try JSON.text(item, in: host)) }
        return (key: key, value: try String(coercing: item, in: host))
      }
    }
  }
}

/// A file with answers that is no YAML.
struct InvalidAnswers: Error {
  let diagnostics: [Diagnostic]
}
