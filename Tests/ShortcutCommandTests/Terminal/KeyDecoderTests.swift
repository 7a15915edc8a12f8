import ShortcutKit
import Testing

@testable import ShortcutCommand

struct `Bytes are read as keys` {
  private func keys(_ text: String, thenPause: Bool = true) -> [Key] { keys(Array(text.utf8), thenPause: thenPause) }

  private func keys(_ bytes: [UInt8], thenPause: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    let keys = bytes.compactMap { decoder.key(after: $0) }
    return keys + (thenPause ? [decoder.keyAfterPause()].compactMap(\.self) : [])
  }

  // xterm's control sequences (“PC-Style Function Keys”), and those of rxvt, the Linux console and screen.
  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down), ("\u{1B}[C", .right),
      ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[1;3D", .wordLeft), ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight), ("\u{1B}\u{7F}", .deleteWordBefore),
      ("\u{1B}\u{1B}[A", .up), ("\u{1B}[15~", .other), ("\u{1B}[I", .other), ("\u{1B}[<0;1;1M", .other),
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{8}", .backspace), ("\u{7F}", .backspace),
      ("\u{1}", .control("a")),
      ("é", .text("é")), ("😀", .text("😀")), ("\u{1B}", .escape), ("\u{1B}\u{1B}", .escape),
    ] as [(String, Key)])
  func `sequences of terminals`(sent: String, key: Key) { #expect(keys(sent) == [key]) }

  @Test func `an escape is told from a sequence by what follows at once`() {
    #expect(keys("\u{1B}", thenPause: false) == [])
    #expect(keys("a\u{1B}", thenPause: true) == [.text("a"), .escape])
    #expect(keys("\u{1B}[Ab") == [.up, .text("b")])
  }

  @Test func `a sequence that is never finished does not swallow the next key`() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[1;".utf8 { #expect(decoder.key(after: byte) == nil) }
    #expect(decoder.keyAfterPause() == nil)
    #expect(decoder.key(after: UInt8(ascii: "x")) == .text("x"))
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF],
    ] as [[UInt8]])
  func `bytes that are no letter are left out, and what follows is read`(bytes: [UInt8]) {
    #expect(keys(bytes + [UInt8(ascii: "a")]).last == .text("a"))
    #expect(!keys(bytes + [UInt8(ascii: "a")]).contains { $0 != .text("a") && $0 != .text("(") })
  }

  @Test(arguments: [
    ("one", "one"), ("one\ntwo", "one two"), ("one\r\ntwo\n", "one two"), ("a\tb", "a b"), ("a\u{3}\u{1B}[Ab", "a[Ab"),
    ("", ""),
    ("Grüße 👨‍👩‍👧", "Grüße 👨‍👩‍👧"),
  ])
  func `a paste is one text on one line`(pasted: String, text: String) {
    #expect(keys("\u{1B}[200~" + pasted + "\u{1B}[201~x") == [.paste(text), .text("x")])
  }

  @Test func `a paste whose end never comes is given up after a while`() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~abc".utf8 { #expect(decoder.key(after: byte) == nil) }
    let paused = (0..<100).compactMap { _ in decoder.keyAfterPause() }
    #expect(paused == [.paste("abc")])
    #expect(decoder.key(after: 3) == .control("c"))
  }

  @Test func `a paste of any size is taken, up to a mebibyte`() {
    let keys = keys("\u{1B}[200~" + String(repeating: "x", count: 1_200_000) + "\u{1B}[201~y")
    #expect(keys.count == 2)
    guard case .paste(let text)? = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect((1_000_000...1_100_000).contains(text.count))
    #expect(text.allSatisfy { $0 == "x" })
  }
}
