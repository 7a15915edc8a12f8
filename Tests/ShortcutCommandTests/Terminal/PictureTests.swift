import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

struct `A picture on a terminal` {
  // What the terminals set, as their documentation says.
  @Test(arguments: [
    (["TERM": "xterm-kitty"], PictureProtocol.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty), (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2), (["TERM": "foot"], .sixel),
    (["TERM": "foot-extra"], .sixel), (["TERM": "mlterm-256color"], .sixel), (["TERM": "xterm-256color"], nil),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil), (["TERM": "linux"], nil), ([:], nil),
    (["TERM": "dumb", "TERM_PROGRAM": "iTerm.app"], nil),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-1000/default,1,0"], nil),
    (["TERM": "screen.xterm-256color", "STY": "1.pts", "TERM_PROGRAM": "iTerm.app"], nil),
  ])
  func `is drawn in the way that the terminal's variables speak of`(
    environment: [String: String], expected: PictureProtocol?
  ) {
    #expect(PictureProtocol(Desk.Variables(all: environment)) == expected)
  }

  /// The control data and the payload of each graphics command.
  private func commands(_ text: String) throws -> [(control: Substring, payload: Substring)] {
    try text.split(separator: "\u{1B}_G").map { piece in
      let end = try #require(piece.range(of: "\u{1B}\\"))
      let parts = piece[..<end.lowerBound].split(separator: ";", maxSplits: 1)
      return (parts[0], parts[1])
    }
  }

  // “The payload is divided into chunks of at most 4096 bytes; all but the last have m=1 and a size that is a multiple of 4.”
  @Test func `goes to kitty as PNG, in chunks, and no answer is asked for`() throws {
    let dot = try FileValue.png().bytes(in: valueHost())
    let bytes = dot + [UInt8](repeating: 7, count: 10_000)
    let stage = Stage(pictures: .kitty)
    try stage.show(Exhibit("dot.png: 1 × 1", .content(.file(FileValue(.bytes(bytes), name: "dot.png")))))
    let commands = try commands(stage.text)
    #expect(commands.count == 4)
    #expect(commands[0].control == "a=T,f=100,q=2,m=1")
    #expect(commands.dropFirst().map(\.control) == ["m=1", "m=1", "m=0"])
    #expect(commands.dropLast().allSatisfy { $0.payload.utf8.count == 4096 })
    let payload = commands.map(\.payload).joined()
    #expect(Data(base64Encoded: payload).map(Array.init) == bytes)
    #expect(stage.text.hasSuffix("\ndot.png: 1 × 1\n"))
  }

  @Test func `is made to fit the screen, and keeps its shape`() throws {
    let stage = Stage(width: 80, height: 24, pictures: .kitty)
    try stage.show(Exhibit("", .content(.file(.png(width: 4000, height: 500)))))
    // 4000 pixels into 80 columns of 10: a fifth; 500 pixels are then 5 rows of 20.
    #expect(try commands(stage.text)[0].control == "a=T,f=100,q=2,c=80,r=5,m=0")
    let high = Stage(width: 80, height: 24, pictures: .kitty)
    try high.show(Exhibit("", .content(.file(.png(width: 400, height: 4000)))))
    #expect(try commands(high.text)[0].control == "a=T,f=100,q=2,c=4,r=20,m=0")
  }

  @Test func `goes to iTerm2 as it is`() throws {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xD9]
    let stage = Stage(pictures: .iTerm2)
    try stage.show(Exhibit("line", .content(.file(FileValue(.bytes(jpeg), name: "é.jpg")))))
    let name = Data("é.jpg".utf8).base64EncodedString()
    let content = Data(jpeg).base64EncodedString()
    #expect(stage.text == "\u{1B}]1337;File=name=\(name);size=17;inline=1:\(content)\u{7}\nline\n")
  }

  @Test func `is made of sixels by a program, where there is one`() throws {
    let sixels = Array("\u{1B}Pq#0;2;0;0;0#0~~@@vv\u{1B}\\".utf8)
    let stage = Stage(pictures: .sixel, processes: Converter(output: sixels))
    try stage.show(Exhibit("line", .content(.file(.png()))))
    #expect(stage.written == sixels + Array("\nline\n".utf8))
    for output in [nil, Array("what?".utf8)] as [[UInt8]?] {
      let without = Stage(pictures: .sixel, processes: Converter(output: output))
      try without.show(Exhibit("line", .content(.file(.png()))))
      #expect(without.text == "line\n")
    }
  }

  @Test func `is a line where it cannot be drawn`() throws {
    let broken = FileValue(.bytes([1, 2, 3]), name: "broken.png")
    let jpeg = FileValue(
      .bytes([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xD9]), name: "a.jpg")
    for (way, file) in [(nil, .png()), (.kitty, broken), (.kitty, jpeg)] as [(PictureProtocol?, FileValue)] {
      let stage = Stage(pictures: way)
      try stage.show(Exhibit("line", .content(.file(file))))
      #expect(stage.text == "line\n")
    }
  }
}
