import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

/// What a reader does who follows a document from top to bottom, in a folder with the package's shortcuts.
struct DocumentSession {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    let home = URL(filePath: folder.path.description)
    try files.copyItem(at: PackageFolder.url.appending(path: "workflows"), to: home.appending(path: "workflows"))
    // Where the README installs the command, and where jobs of cron find it.
    let bin = home.appending(path: ".local/bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    let command = PackageFolder.programs.appending(path: "shortcut")
    try #require(files.isExecutableFile(atPath: command.path), "build the command with the tests")
    try files.createSymbolicLink(at: bin.appending(path: "shortcut"), withDestinationURL: command)
  }

  /// Does what a block shows.
  func follow(_ block: Document.Block) throws {
    if let name = block.fileName {
      let path = folder.path.appending(Path(name.hasPrefix("~/") ? String(name.dropFirst(2)) : name))
      try POSIXFileSystem().makeFolder(path.folder)
      let sink = try POSIXFileSystem().create(path, .replace)
      try sink.write(Array(block.fileContent.utf8))
      try sink.close()
    }
    switch block.language {
    case "console": try type(Transcript(block.text), at: block.place)
    case "crontab": try runJobs(of: block)
    case "ini": try start(block)
    case "sh": #expect(try shell("sh -n <<'END'\n\(block.text)END\n").isEmpty, "\(block.place)")
    default: break
    }
  }

  /// Types the commands into one shell, and compares what each of them prints.
  private func type(_ transcript: Transcript, at place: String) throws {
    // A control character that no command prints ends the output of each; the status goes on to the next one.
    let script = transcript.exchanges.map { exchange in
      "{ \(exchange.command)\n} 2>&1\ns=$?; printf '\\036'; (exit $s)\n"
    }
    let outputs = try shell(script.joined()).split(separator: "\u{1E}", omittingEmptySubsequences: false)
    try #require(outputs.count == transcript.exchanges.count + 1, "\(place)")
    for (exchange, output) in zip(transcript.exchanges, outputs) {
      let printed = output.isEmpty || output.hasSuffix("\n") ? String(output) : output + "\n"
      #expect(printed == exchange.output, "\(place): \(exchange.command)")
    }
  }

  /// Runs the lines of a crontab as cron(8) does: through `sh`, with next to no environment, and nobody there.
  private func runJobs(of block: Document.Block) throws {
    for line in block.text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.contains(/^[A-Z]+=/) { continue }
      let job = try #require(line.wholeMatch(of: /(?:@reboot|(?:[\d*\/,-]+ ){4}[\d*\/,-]+) (.*)/), "\(block.place)").1
      #expect(!job.contains("%"), "cron takes a percent sign for the end of the line: \(block.place)")
      try runUnattended(["/bin/sh", "-c", String(job)], at: block.place)
    }
  }

  /// Runs a command with the environment of cron, which is no more than that of a service of systemd.
  private func runUnattended(_ words: [String], at place: String) throws {
    let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    let bare = "env -i HOME=\"$HOME\" PATH=/usr/bin:/bin SHELL=/bin/sh \(quoted) < /dev/null 2>&1"
    let printed = try shell("\(bare); echo \"status $?\"")
    #expect(printed.hasSuffix("status 0\n"), "\(place): \(printed)")
  }

  /// Reads a unit of systemd and runs its command; systemd itself judges it where it is installed.
  private func start(_ block: Document.Block) throws {
    let path = try #require(block.fileName?.dropFirst("~/".count), "\(block.place)")
    let name = try #require(path.split(separator: "/").last)
    let unit = SystemdUnit(name: String(name), text: block.text)
    #expect(unit.hasWhatItNeeds, "\(block.place)")
    if let command = unit.command(home: folder.path.description) {
      try runUnattended(command, at: block.place)
    }
    guard InstalledProgram("systemd-analyze") != nil else { return }
    let judged = try shell("XDG_RUNTIME_DIR=\"$HOME\" systemd-analyze --user verify '\(path)' 2>&1; echo \"status $?\"")
    #expect(judged == "status 0\n", "\(block.place)")
  }

  private func shell(_ script: String) throws -> String {
    let search = PackageFolder.programs.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let request = ProcessRequest(
      "/bin/sh", arguments: ["-c", script].map { Array($0.utf8) }, folder: folder.path,
      environment: [
        "HOME": folder.path.description, "PATH": search, "LC_ALL": "C.UTF-8", "TZ": "UTC", "XDG_CONFIG_HOME": "",
        "XDG_STATE_HOME": "", "SHORTCUT_PEOPLE": "",
      ])
    return String(decoding: try LiveProcesses().run(request).output, as: UTF8.self)
  }
}

/// Commands behind `$` (going on behind `>`), each with what it prints.
struct Transcript {
  struct Exchange {
    var command: String
    var output = ""
  }

  private(set) var exchanges: [Exchange] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        exchanges.append(Exchange(command: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), let last = exchanges.indices.last, exchanges[last].output.isEmpty {
        exchanges[last].command += "\n" + line.dropFirst(2)
      } else if let last = exchanges.indices.last {
        exchanges[last].output += line + "\n"
      }
    }
  }
}
