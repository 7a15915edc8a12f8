import FileTransactions
import Foundation
import ShortcutTestSupport
import Synchronization
import Testing

@testable import ShortcutCommand
@testable import ShortcutKit

/// A terminal that progress is drawn on, at times that a test sets.
private final class Board: Sendable {
  private let emulator: Mutex<ScreenEmulator>
  private let columns: Mutex<Int?>

  init(columns: Int? = 60) {
    emulator = Mutex(ScreenEmulator(columns: columns ?? 60))
    self.columns = Mutex(columns)
  }

  var text: String { emulator.withLock { $0.text } }
  var wrappedLines: Int { emulator.withLock { $0.wrappedLines } }
  var unknown: [String] { emulator.withLock { $0.unknown } }

  func write(_ text: String) { emulator.withLock { $0.write(Array(text.utf8)) } }

  func resize(_ columns: Int) {
    self.columns.withLock { $0 = columns }
    emulator.withLock { $0.resize(rows: 24, columns: columns) }
  }

  func line() -> ProgressLine {
    ProgressLine(.init(usesColor: true, columns: { self.columns.withLock { $0 } }, write: { self.write($0) }))
  }
}

struct `The progress of a run` {
  private let start = ContinuousClock.now

  /// A run in the second of three rounds, the first step of which takes its time.
  private func begin(_ line: ProgressLine, file: String = "folder/photos.yaml") -> RunPosition {
    let position = line.begin(at: start)
    let source = SourceFile(path: file, text: "- repeat: 3\n  do:\n    - resize-image\n")
    position.enter(StepIdentity(actionName: "repeat", span: SourceSpan(file: source, range: 2..<8)))
    position.come(toRound: 2, of: 3)
    position.enter(StepIdentity(actionName: "resize-image", span: SourceSpan(file: source, range: 23..<35)))
    return position
  }

  @Test func `is drawn after a second, and gone at the end`() {
    let board = Board()
    let line = board.line()
    board.write("$ shortcut run photos\r\n")
    let position = begin(line)
    #expect(line.tick(start + .milliseconds(999)) == .milliseconds(1))
    #expect(board.text == "$ shortcut run photos")
    _ = line.tick(start + .milliseconds(1000))
    #expect(board.text == "$ shortcut run photos\n1 s  photos.yaml:3  resize-image, 2 of 3")
    position.leave()
    position.come(toRound: 3, of: 3)
    _ = line.tick(start + .milliseconds(1200))
    #expect(board.text == "$ shortcut run photos\n1 s  photos.yaml:1  repeat, 3 of 3")
    line.end()
    #expect(board.text == "$ shortcut run photos")
    _ = line.tick(start + .seconds(60))
    #expect(board.text == "$ shortcut run photos")
    #expect(board.unknown == [])
  }

  @Test func `leaves the terminal to others, and comes back below`() {
    let board = Board()
    let line = board.line()
    _ = begin(line)
    _ = line.tick(start + .seconds(1))
    line.aside(writing: Array("a message\r\n".utf8)) { board.write(String(decoding: $0, as: UTF8.self)) }
    #expect(board.text == "a message")
    _ = line.tick(start + .seconds(2))
    #expect(board.text == "a message\n2 s  photos.yaml:3  resize-image, 2 of 3")
    line.aside {
      #expect(board.text == "a message")
      _ = line.tick(start + .seconds(3))
      #expect(board.text == "a message")
    }
    // A program's own progress, in a line that goes on.
    line.aside(writing: Array("10 %".utf8)) { board.write(String(decoding: $0, as: UTF8.self)) }
    _ = line.tick(start + .seconds(4))
    #expect(board.text == "a message\n10 %")
    line.aside(writing: Array("\r100 %\r\n".utf8)) { board.write(String(decoding: $0, as: UTF8.self)) }
    _ = line.tick(start + .seconds(65))
    #expect(board.text == "a message\n100 %\n1:05  photos.yaml:3  resize-image, 2 of 3")
  }

  @Test func `is not drawn by a job in the background`() {
    let board = Board(columns: nil)
    let line = board.line()
    _ = begin(line)
    _ = line.tick(start + .seconds(2))
    line.end()
    #expect(board.text == "")
  }

  @Test(arguments: [1, 2, 5, 20, 39, 40, 41, 80])
  func `never wraps, and leaves nothing behind in a window that became narrower`(columns: Int) {
    let board = Board(columns: columns)
    let line = board.line()
    _ = begin(line)
    _ = line.tick(start + .seconds(1))
    #expect(board.wrappedLines == 0 || columns == 1)
    board.resize(max(1, columns / 2))
    _ = line.tick(start + .seconds(2))
    line.end()
    #expect(board.text == "" || columns <= 2)
  }

  @Test func `holds nothing that a terminal would act on`() {
    let board = Board()
    let line = board.line()
    _ = begin(line, file: "a\u{1B}[2J\u{7}b.yaml")
    _ = line.tick(start + .seconds(3700))
    #expect(board.text == "1:01:40  a\\x1b[2J\\x07b.yaml:3  resize-image, 2 of 3")
    #expect(board.unknown == [])
  }

  /// Runs the built command with a terminal for standard error, until the terminal shows something and a file says so.
  private func shown(_ shortcut: String, until text: String) async throws -> (output: String, screen: String) {
    let world = try TestWorld()
    let terminal = try PseudoTerminal()
    try world.write(shortcut, to: "slow.yaml")
    let command = "\(PackageFolder.programs.path)/shortcut run slow.yaml 2> \(terminal.path)"
    let folder = world.folder.path
    let run = Task.detached(executorPreference: BlockingExecutor.shared) {
      try LiveProcesses().run(
        ProcessRequest(
          "/bin/sh", arguments: ["-c", command].map { Array($0.utf8) }, folder: folder,
          environment: ["TERM": "xterm", "COLUMNS": "80"]))
    }
    #expect(try terminal.shows(text))
    try world.write("", to: "go")
    let output = String(decoding: try await run.value.output, as: UTF8.self)
    var screen = ScreenEmulator()
    screen.write(try terminal.written())
    return (output, screen.text)
  }

  private let slow = """
    - repeat-with-each: [a, b]
      do:
        - run-shell-script: |
            [ "$(cat)" = b ] || exit 0
            until [ -e go ]; do sleep 0.05; done; echo waits >&2
    - text: done

    """

  @Test func `names the step and the round, and what is shown in the end is what was said`() async throws {
    let (output, screen) = try await shown(slow, until: "s  slow.yaml:3  run-shell-script, 2 of 2")
    #expect(output == "done\n")
    #expect(screen == "waits")
  }
}
