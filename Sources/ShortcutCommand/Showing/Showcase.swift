import FileTransactions
import ShortcutKit

/// Shows things on a terminal: tables, cards, pictures, and texts that are longer than the screen in a pager.
struct Showcase: Sendable {
  /// The most of a text file that is shown.
  private static let longest: Int64 = 1 << 26

  let screen: OutputScreen
  /// What long texts are read in; nil where they are simply written.
  let pager: Pager?
  /// What the converter of pictures runs with.
  let processes: any ProcessRunner
  /// Writes to the terminal.
  let write: @Sendable ([UInt8]) throws -> Void

  init(
    screen: OutputScreen, pager: Pager?, processes: any ProcessRunner,
    write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.screen = screen
    self.pager = pager
    self.processes = processes
    self.write = write
  }

  /// What shows on standard output; nil where that is no terminal. A pager waits only where it may.
  init?(_ streams: Streams, mayWait: Bool) {
    guard let screen = streams.screen else { return nil }
    self.init(screen: screen, pager: mayWait ? streams.pager : nil, processes: streams.world.processes) {
      try streams.output.write($0)
    }
  }

  /// Shows something of a run.
  func show(_ exhibit: Exhibit, in host: RunHost) throws {
    switch exhibit.form {
    case .text: try show(exhibit.text)
    case .value(let value):
      if try showTable(value, in: host) { return }
      _ = try drawPicture(value, in: host)
      try show(exhibit.text)
    case .content(let value): try show(contentOf: value, exhibit.text, in: host)
    case .details(let card):
      if let picture = card.picture, let drawn = sequence(for: picture, in: host) { try write(drawn) }
      try show(lines: card.lines(for: screen))
    }
  }

  /// Shows a text, with what a terminal would act on made visible.
  func show(_ text: String) throws {
    try show(lines: text.safeOnTerminal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Shows a list of dictionaries as a table; says whether it is one.
  func showTable(_ value: Value, in host: RunHost) throws -> Bool {
    guard let table = try ValueTable(value, in: host) else { return false }
    try show(lines: table.lines(for: screen))
    return true
  }

  /// Draws a value that is one picture; says whether it is, and can be drawn.
  func drawPicture(_ value: Value, in host: RunHost) throws -> Bool {
    guard case .file(let file)? = value.items.first, value.items.count == 1, let drawn = sequence(for: file, in: host)
    else { return false }
    try write(drawn)
    return true
  }

  private func sequence(for file: FileValue, in host: RunHost) -> [UInt8]? {
    Picture(screen: screen, processes: processes).sequence(for: file, in: host)
  }

  private func show(contentOf value: Value, _ line: String, in host: RunHost) throws {
    if try showTable(value, in: host) { return }
    if try drawPicture(value, in: host) { return try show(line) }
    guard case .file(let file) = value else { return try show(try String(coercing: value, in: host)) }
    guard file.type.conforms(to: .text) || file.type == .data, let size = file.size(in: host), size <= Self.longest,
      let text = FileValue.decoded(try file.bytes(in: host)), !text.isEmpty
    else { return try show(line) }
    try show(text.last == "\n" ? String(text.dropLast()) : text)
  }

  /// Shows lines that are safe, in the pager where they are longer than the screen.
  private func show(lines: [String]) throws {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    if let pager, isLonger(lines), try pager.show(bytes) { return }
    try write(bytes)
  }

  /// Whether the lines need more rows than there are, with one for what comes next.
  private func isLonger(_ lines: [String]) -> Bool {
    var rows = 0
    for line in lines {
      rows += max(1, (line.widthWithoutStyles + screen.width - 1) / max(1, screen.width))
      if rows >= screen.height { return true }
    }
    return false
  }
}

extension String {
  /// The columns of a line in which only colours are set by escapes.
  fileprivate var widthWithoutStyles: Int {
    guard utf8.contains(0x1B) else { return displayWidth }
    let parts = split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return (parts.first?.displayWidth ?? 0)
      + parts.dropFirst().reduce(0) { $0 + $1.drop { $0 != "m" }.dropFirst().displayWidth }
  }
}
