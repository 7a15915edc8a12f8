import FileTransactions
import ShortcutKit

/// `shortcut complete`, which the scripts of `shortcut completion` call.
///
/// Its first line says whether files are to be completed as well: `words`, or `files`, with the text that their names
/// start with and what stands before it in the word. Then comes a candidate a line, with its meaning behind a tab.
struct CompleteCommand: Subcommand {
  let name = "complete"
  let operands = "words WORD … | bash LINE BREAKS"
  let summary = "Prints what the last word of a command line can be completed to."
  let isHidden = true

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let host = try HostOptions(ParsedArguments([], options: []), in: streams.world).host { _ in }
    let words = arguments.operands.map(\.text)
    switch words.first {
    case "words": try printWords(Array(words.dropFirst()), host, streams)
    case "bash" where words.count == 3: try printReplies(BashLine(words[1], breaks: words[2]), host, streams)
    default: throw UsageError("this is for the scripts of ‘shortcut completion’")
    }
    return .done
  }

  private func printWords(_ words: [String], _ host: RunHost, _ streams: Streams) throws {
    let completion = CommandLineCompleter(host: host).complete(words)
    if let start = completion.fileStart {
      try streams.print("files\t\(start)\t\(words.last?.dropLast(start.count) ?? "")")
    } else {
      try streams.print("words")
    }
    for candidate in completion.candidates where candidate.isOneLine {
      try streams.print(candidate.text + "\t" + candidate.meaning.onOneLine)
    }
  }

  /// For bash there are no others than those that fit. A candidate is as it is to be inserted; beside files, where
  /// readline can do that, it is bare, with what is to be inserted behind a tab.
  private func printReplies(_ line: BashLine, _ host: RunHost, _ streams: Streams) throws {
    guard let current = line.words.last, line.words.count > 1 else { return }
    let completion = CommandLineCompleter(host: host).complete(Array(line.words.dropFirst()))
    if let start = completion.fileStart {
      try streams.print("files\t\(start)\t\(line.part(of: String(current.dropLast(start.count))) ?? "")")
    } else {
      try streams.print("words")
    }
    for candidate in completion.candidates where candidate.isOneLine && candidate.text.hasPrefix(current) {
      guard let part = line.part(of: candidate.text) else { continue }
      try streams.print(completion.fileStart == nil ? line.quoted(part) : "\(part)\t\(line.quoted(part))")
    }
  }
}
