import ShortcutKit
import ShortcutTestSupport
import Testing

struct `A scalar's source map` {
  /// The texts of a file with one scalar, or a mapping with one value, and a map of it.
  private func read(_ text: String) -> (node: YAMLNode, text: String, map: ScalarSourceMap)? {
    var node = YAMLReader.read(SourceFile(path: "test.yaml", text: text), DiagnosticCollector())
    if case .mapping(let entries) = node?.content { node = entries.first?.value }
    guard let node, case .scalar(let text, let style) = node.content else { return nil }
    return (node, text, ScalarSourceMap(text: text, style: style, span: node.span))
  }

  /// What is written in the source for a part of the text.
  private func written(_ part: String, in source: String) throws -> Substring {
    let scalar = try #require(read(source))
    let range = try #require(scalar.text.firstRange(of: part), "\(scalar.text.debugDescription)")
    let utf8 = scalar.text.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    return scalar.node.span.file.slice(scalar.map.sourceRange(of: start..<start + part.utf8.count))
  }

  // YAML 1.2.2, examples 7.4 to 7.12 and 8.1 to 8.13.
  @Test(arguments: [
    "k: abc X def", "k: é ü 👍 X", "k: one\n  two\n\n  three X", "k: one\r\n  X\r\n", "k: &a !!str X",
    "k: 'it''s X'", "k: 'one\n\n\n  two X'", "' 1st non-empty\n\n 2nd non-empty \n\tX non-empty '",
    #"k: "a\tb\u263A\x41\U0001F600\N\_\L\P X""#, "k: \"one\\\n   two X\"", "k: \"one\n  two X\"",
    "\"folded \nto a space,\t\n \nto a line feed, or \t\\\n \\ \tX\"", "\"\\\n\n  a\n  X\"",
    "k: |\n  one\n   two X\n", "k: |-\n\n  one\n\n  two X\n\n", "k: |2\n   X\n  y\n", "k: |1+ # c\n  X\n\n",
    "|\n \n  \n  literal\n   \n  \n  X\n\n # Comment\n", "k: |\r\n  one\r\n  X\r\n", "k: |\n   é\n   ü X\n",
    "k: >\n  one\n  two X\n", "k: >\n  one\n\n  two X\n", "k: >\n  one\n    more\n  two X\n",
    "k: >\n  one\n\n\n  two X\n",
    ">\n\n folded\n line\n\n next\n line\n   * bullet\n\n   * list\n   * lines\n\n last\n X\n\n# Comment\n",
    ">\n\n folded\n line\n\n next\n line\n   * bullet\n\n   * X\n   * lines\n\n last\n line\n",
    "k: >2-\n   one\n  two\n  X", "k: >\n \n  \n  # detected\n  X\n", "k: >\n  one\r  X\r",
  ])
  func `leads to what is written`(source: String) throws {
    #expect(try written("X", in: source) == "X")
  }

  @Test(arguments: [
    ("k: 'it''s'", "'", "''"), (#"k: "a\tb""#, "\t", #"\t"#), (#"k: "\u263A""#, "☺", #"\u263A"#),
    (#"k: "a\"b""#, "\"", #"\""#), (#"k: "\x41é""#, "Aé", #"\x41é"#), ("k: one  \n\n  two", "\n", "\n"),
    ("k: one  \n  two", "e t", "e  \n  t"), ("k: |\n  one\n  two\n", "one\n", "one\n"),
    ("k: >\n  a\n  b\n", "a b", "a\n  b"),
    ("k: \"a\\\n  b\"", "ab", "a\\\n  b"), ("k: \"a\\\n  b\"", "a", "a"),
  ])
  func `leads to all that is written for a part`(source: String, part: String, expected: String) throws {
    #expect(try written(part, in: source) == expected)
  }

  @Test(arguments: [
    ("k: abc", "c"), ("k: 'abc'", "c"), ("k: \"a\\n\"", "\\n"), ("k: |-\n  ab\n  cd\n", "d"), ("k: >\n  ab\n", "\n"),
  ])
  func `leads from the end of the text to the end of what is written`(source: String, last: String) throws {
    let scalar = try #require(read(source))
    let count = scalar.text.utf8.count
    let end = scalar.map.sourceRange(of: count..<count)
    #expect(end.isEmpty && source.utf8.prefix(end.lowerBound).suffix(last.utf8.count).elementsEqual(last.utf8))
  }

  @Test(arguments: ["k:", "k: ''", "k: \"\"", "k: |\n", "k: >-\n\n"])
  func `of no text leads to the scalar`(source: String) throws {
    let scalar = try #require(read(source))
    let place = scalar.map.sourceRange(of: 0..<0).lowerBound
    #expect((scalar.node.span.range.lowerBound...scalar.node.span.range.upperBound).contains(place))
  }

  /// Random scalars: pieces that mean something in one style or another, with a marker between them.
  @Test(arguments: ["", "'", "\"", "|", "|-", "|+", "|2", ">", ">-", ">+", ">2"])
  func `leads every marker back to itself`(style: String) {
    var random = SeededGenerator(seed: 20_261_130)
    var found = 0
    for _ in 0..<3_000 {
      let isBlock = style.first == "|" || style.first == ">"
      let source = "k: \(style)\(isBlock ? "\n" : "")\(Self.body(style, &random))\(isBlock ? "\n" : style)\n"
      guard let scalar = read(source), scalar.text.utf8.count(where: { $0 == UInt8(ascii: "X") }) == 1,
        let offset = Array(scalar.text.utf8).firstIndex(of: UInt8(ascii: "X"))
      else { continue }
      let range = scalar.map.sourceRange(of: offset..<offset + 1)
      #expect(
        scalar.node.span.file.slice(range) == "X", "\(source.debugDescription) is \(scalar.text.debugDescription)")
      found += 1
    }
    #expect(found > 300)
  }

  private static func body(_ style: String, _ random: inout SeededGenerator) -> String {
    let common = ["a", "é", "漢", "👍🏽", " ", "  ", "\n  ", "\n   ", "\n\n  ", "\r\n  ", "\n    ", "\t", "\u{A0}"]
    let own =
      switch style.first {
      case "'": ["''", "\"", "\\"]
      case "\"": ["\\\"", "\\\\", "\\t", "\\x41", "\\u00e9", "\\U0001F600", "\\\n  ", "\\\n\n  ", "\\_", "\\L", "'"]
      case "|", ">": ["'", "\"", "\\", "# ", "\n", "\n \n", "\n  \t"]
      default: ["'", "\\", "-", ":a"]
      }
    var pieces = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      Bool.random(using: &random) ? common.randomElement(using: &random) : own.randomElement(using: &random)
    }
    pieces.insert("X", at: Int.random(in: 0...pieces.count, using: &random))
    return (style.first == "|" || style.first == ">" ? "  " : "") + pieces.compactMap { $0 }.joined()
  }
}
