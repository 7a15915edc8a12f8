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

  /// For bash the candidates are as they are to be inserted, and no others than those that fit.
  private func printReplies(_ line: BashLine, _ host: RunHost, _ streams: Streams) throws {
    guard let current = line.words.last, line.words.count > 1 else { return }
    let completion = CommandLineCompleter(host: host).complete(Array(line.words.dropFirst()))
    let fitting = completion.candidates.filter { $0.isOneLine && $0.text.hasPrefix(current) }
    if let start = completion.fileStart {
      let before = current.dropLast(start.count)
      try streams.print("files\t\(start)\t\(line.part(of: String(before)) ?? "")")
      for candidate in fitting { try streams.print(candidate.text) }
    } else {
      try streams.print("words")
      for candidate in fitting { if let part = line.part(of: candidate.text) { try streams.print(line.quoted(part)) } }
    }
  }
}
