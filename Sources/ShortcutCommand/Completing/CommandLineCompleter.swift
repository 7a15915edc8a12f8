import FileTransactions
import Foundation
import ShortcutActions
import ShortcutKit

/// What a word can be completed to.
struct Completion {
  struct Candidate {
    /// The whole word.
    let text: String
    let meaning: String

    /// Whether a shell can take it from a line.
    var isOneLine: Bool { !text.isEmpty && !text.contains { $0.isNewline || $0 == "\t" } }
  }

  var candidates: [Candidate] = []
  /// What names of files start with, where files count, too.
  var fileStart: String?
}

/// Finds what the last word of a command line can be, from the declarations of the commands.
struct CommandLineCompleter {
  let host: RunHost

  /// Completes the last of the words behind the command's own name.
  func complete(_ words: [String]) -> Completion {
    guard let current = words.last, let name = words.first, words.count > 1 else {
      return start(words.first ?? "")
    }
    guard let command = CommandLineTool.subcommands.first(where: { $0.name == name }) else { return Completion() }
    let line = PartialLine(words.dropFirst().dropLast(), command.options + [.forHelp])
    if let option = line.open { return complete(current, option.kind, line.operands) }
    if !line.isPastOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      return value(of: current[..<equals], current[current.index(after: equals)...], command, line.operands)
    }
    if !line.isPastOptions, current.hasPrefix("-") {
      return Completion(
        candidates: (command.options + [.forHelp]).map { .init(text: "--" + $0.name, meaning: $0.help) })
    }
    let kinds = command.operandKinds
    guard let kind = kinds.dropFirst(line.operands.count).first ?? kinds.last else { return Completion() }
    return complete(current, kind, line.operands)
  }

  private func start(_ word: String) -> Completion {
    let options = ["--help": "explain the command", "--version": "print the version"].sorted { $0.key < $1.key }
    return Completion(
      candidates: word.hasPrefix("-") ? options.map { .init(text: $0.key, meaning: $0.value) } : Self.commands)
  }

  private static var commands: [Completion.Candidate] {
    CommandLineTool.subcommands.filter { !$0.isHidden }.map { .init(text: $0.name, meaning: $0.summary) }
  }

  /// `--name=value`
  private func value(
    of name: Substring, _ text: Substring, _ command: any Subcommand, _ operands: [String]
  ) -> Completion {
    guard let option = command.options.first(where: { "--" + $0.name == name }), option.value != nil else {
      return Completion()
    }
    let inner = complete(String(text), option.kind, operands)
    let candidates = inner.candidates.map { Completion.Candidate(text: "\(name)=\($0.text)", meaning: $0.meaning) }
    return Completion(candidates: candidates, fileStart: inner.fileStart)
  }

  private func complete(_ word: String, _ kind: WordKind, _ operands: [String]) -> Completion {
    switch kind {
    case .anything: return Completion()
    case .file: return Completion(fileStart: word)
    case .words(let words): return Completion(candidates: words.map { .init(text: $0, meaning: "") })
    case .shortcut: return Completion(candidates: shortcuts, fileStart: word)
    case .action:
      return Completion(
        candidates: ActionCatalog.builtIn.entries.map { .init(text: $0.action.name, meaning: $0.action.description) })
    case .command: return Completion(candidates: Self.commands)
    case .answer: return Completion(candidates: ShortcutKeys(operands.first, host)?.answers(to: word) ?? [])
    case .variable: return Completion(candidates: ShortcutKeys(operands.first, host)?.variables ?? [])
    case .timeZone:
      return Completion(candidates: TimeZone.knownTimeZoneIdentifiers.map { .init(text: $0, meaning: "") })
    }
  }

  /// The names are enough: what is in the files would cost time for each of them.
  private var shortcuts: [Completion.Candidate] {
    let entries = ShortcutShelf(in: host).entries
    // Paths are found as files, and a name with bytes that cannot be shown is no word that runs it.
    return entries.filter { $0.path.name.stem(.last).text == $0.name }.map { .init(text: $0.name, meaning: "shortcut") }
  }
}

/// The words before the one that is completed, sorted as `ParsedArguments` sorts them, whatever is wrong with them.
private struct PartialLine {
  private(set) var operands: [String] = []
  /// The option whose value comes next.
  private(set) var open: Option?
  private(set) var isPastOptions = false

  init(_ words: some Sequence<String>, _ options: [Option]) {
    for word in words {
      if open != nil {
        open = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else if word.hasPrefix("--") {
        open = options.first { "--" + $0.name == word && $0.value != nil }
      } else {
        let letters = word.dropFirst()
        let place = letters.firstIndex { letter in options.contains { $0.letter == letter && $0.value != nil } }
        // What follows the letter is the value.
        if let place, letters.index(after: place) == letters.endIndex {
          open = options.first { $0.letter == letters[place] }
        }
      }
    }
  }
}
