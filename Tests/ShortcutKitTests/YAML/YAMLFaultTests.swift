import ShortcutKit
import ShortcutTestSupport
import Testing

/// A mistake in YAML, marked where it is.
struct Mistake: Sendable, CustomTestStringConvertible {
  let source: MarkedSource
  let message: String
  let help: String?

  init(_ source: String, _ message: String, help: String? = nil) {
    self.source = MarkedSource(source)
    self.message = message
    self.help = help
  }

  var testDescription: String { source.file.text.debugDescription }
}

struct `A mistake in YAML` {
  private func check(_ mistake: Mistake) throws {
    let diagnostics = DiagnosticCollector()
    #expect(YAMLReader.read(mistake.source.file, diagnostics) == nil)
    let error = try #require(diagnostics.sorted.first)
    #expect(error.span == (try mistake.source.span(from: "1️⃣", to: "2️⃣")))
    #expect(error.message.text == mistake.message)
    #expect(error.help == mistake.help)
  }

  @Test(arguments: [
    Mistake("- text: Hello1️⃣:2️⃣ world\n", colon, help: "quote this value: \"Hello: world\""),
    Mistake("text: \"a\"1️⃣:2️⃣ b # c\n", colon, help: "quote this value: '\"a\": b'"),
    Mistake("- if: ${x | y(\"1️⃣:2️⃣ \")}\n", colon, help: "quote this value: '${x | y(\": \")}'"),
    Mistake("a: 1\ntext: it's 5 o'clock1️⃣:2️⃣ go\n", colon, help: "quote this value: \"it's 5 o'clock: go\""),
    Mistake("{a: b1️⃣:2️⃣ c, d: e}\n", colon, help: "quote this value: \"b: c\""),
    Mistake("text: hello\n  more words\n  and1️⃣:2️⃣ this\n", colon, help: "quote the whole text"),
    Mistake("a: \(String(repeating: "long ", count: 20))1️⃣:2️⃣ b\n", colon, help: "quote this value"),
    Mistake("- 1️⃣rename-files2️⃣\n    position: append\n", "a ‘:’ is missing after ‘rename-files’"),
    Mistake("name: x\n1️⃣actions2️⃣ # steps\n- uppercase\n", "a ‘:’ is missing after ‘actions’"),
    Mistake("a:\n  1️⃣b2️⃣\n  c: d\n", "a ‘:’ is missing after ‘b’"),
    Mistake("a: 1\n1️⃣\"b\"2️⃣\nc: 2\n", "a ‘:’ is missing after ‘\"b\"’"),
    Mistake("name1️⃣:2️⃣foo\nactions: []\n", "a space is missing after ‘:’"),
    Mistake("a: 1\nname1️⃣:2️⃣foo\nb: 2\n", "a space is missing after ‘:’"),
    Mistake("{omitted1️⃣:2️⃣, b: c}\n", "a space is missing after ‘:’", help: "or quote this value: \"omitted:\""),
    Mistake("a: 1\n1️⃣:2️⃣ b\n", "a key is missing before this ‘:’"),
    Mistake("{a: b, 1️⃣:2️⃣ c}\n", "a key is missing before this ‘:’"),
    Mistake(
      "1️⃣\(String(repeating: "k", count: 1_025))2️⃣: v\n", "a key can have 1,024 characters at most"),
  ])
  func `with a colon is found`(mistake: Mistake) throws { try check(mistake) }

  // go-task#137: “found character that cannot start any token”.
  @Test(arguments: [
    Mistake("actions:\n1️⃣\t2️⃣- uppercase\n", tab, help: "use spaces"),
    Mistake("actions:\n  - text: a\n1️⃣\t\t2️⃣- text: b\n", tab, help: "use spaces"),
    Mistake("a:\n  1️⃣\t2️⃣b: c\n", tab, help: "use spaces"),
    Mistake("a: |\n1️⃣\t2️⃣text\n", tab, help: "use spaces"),
    Mistake("-1️⃣\t2️⃣a: b\n", tab, help: "use spaces"),
  ])
  func `with a tab is found`(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake("a: 1️⃣@home2️⃣\n", starts("@"), help: "quote this value: \"@home\""),
    Mistake("a: 1️⃣`ls -l`2️⃣ # c\n", starts("`"), help: "quote this value: \"`ls -l`\""),
    Mistake("a: 1️⃣%d2️⃣\n", starts("%"), help: "quote this value: \"%d\""),
    Mistake("a: 1️⃣*.txt2️⃣\n", starts("*"), help: "quote this value: \"*.txt\""),
    Mistake("a: 1️⃣**bold**2️⃣\n", starts("*"), help: "quote this value: \"**bold**\""),
    Mistake("a: 1️⃣& more2️⃣\n", starts("&"), help: "quote this value: \"& more\""),
    Mistake("a: 1️⃣!{x}2️⃣\n", starts("!"), help: "quote this value: \"!{x}\""),
    Mistake("a: 1️⃣? b2️⃣\n", starts("?"), help: "quote this value: \"? b\""),
    Mistake("a: 1️⃣]2️⃣\n", starts("]"), help: "quote this value: \"]\""),
    Mistake("a: 1️⃣, b2️⃣\n", starts(","), help: "quote this value: \", b\""),
    Mistake(
      "a: 1️⃣| b2️⃣\n", starts("|"), help: "quote this value: \"| b\", or start the text of a block on the next line"),
    Mistake(
      "a: 1️⃣>5 x2️⃣ # c\n", starts(">"), help: "quote this value: \">5 x\", or start the text of a block on the next line"),
    Mistake("[1️⃣@a2️⃣, b]\n", starts("@"), help: "quote this value: \"@a\""),
    Mistake("a: 1️⃣- b2️⃣\n", list, help: "begin it on the next line, or quote this value: \"- b\""),
    Mistake("[1️⃣-2️⃣ a]\n", list, help: "inside ‘[ ]’ items stand between commas, without ‘- ’"),
  ])
  func `with the first character of a text is found`(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake("name: 1️⃣\"2️⃣foo\nactions: []\n", quote, help: "end the text with ‘\"’"),
    Mistake("name: 1️⃣\"2️⃣foo\nactions: \"bar\"\n", quote, help: "end the text with ‘\"’"),
    Mistake("name: 1️⃣\"2️⃣foo\r\nactions: \"bar\"\r\n", quote, help: "end the text with ‘\"’"),
    Mistake("a: 1\n1️⃣\"2️⃣b: 2\nc: \"x\"\n", quote, help: "end the text with ‘\"’"),
    Mistake("a: 1️⃣'2️⃣tis\n", quote, help: "end the text with ‘'’, or quote it with ‘\"’ if it starts with ‘'’"),
    Mistake("a: 1️⃣\"2️⃣x\n--- y\n", quote, help: "end the text with ‘\"’"),
    Mistake("a: 1️⃣\"2️⃣\\", quote, help: "end the text with ‘\"’"),
    Mistake("a: 1️⃣\"x\" y2️⃣ # c\n", after("the ‘\"’ that ends it"), help: "quote this value: '\"x\" y'"),
    Mistake("a: 1️⃣'it's'2️⃣\n", after("the ‘'’ that ends it"), help: "quote this value: \"it's\""),
    Mistake("- 1️⃣\"say \"hi\"\"2️⃣\n", after("the ‘\"’ that ends it"), help: "quote this value: 'say \"hi\"'"),
    Mistake("a: 1️⃣{name} is2️⃣\n", after("the ‘}’ that ends it"), help: "quote this value: \"{name} is\""),
    Mistake("- 1️⃣[x] done2️⃣\n", after("the ‘]’ that ends it"), help: "quote this value: \"[x] done\""),
    Mistake("x: &b 1\na: 1️⃣*b c2️⃣\n", after("the alias ‘*b’"), help: "quote this value: \"*b c\""),
    Mistake("a: \"C:1️⃣\\U2️⃣sers\"\n", escape("\\U"), help: single),
    Mistake("a: \"C:\\new 1️⃣\\d2️⃣\"\n", escape("\\d"), help: single),
    Mistake("a: \"1️⃣\\ud83d2️⃣\\ude00\"\n", escape("\\ud83d"), help: single),
  ])
  func `with quotes is found`(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake("- set: { total: 1️⃣${a + 1}2️⃣ }\n", expression, help: "quote this value: \"${a + 1}\""),
    Mistake("[a, 1️⃣x ${b[\"k\"]} y2️⃣, c]\n", expression, help: "quote this value: 'x ${b[\"k\"]} y'"),
    Mistake("{1️⃣${b}2️⃣: 1}\n", expression, help: "quote this value: \"${b}\""),
    Mistake("[\n  1️⃣${ {a} }2️⃣,\n]\n", expression, help: "quote this value: \"${ {a} }\""),
    Mistake("a: 1️⃣[2️⃣b, c\nd: e\n", "this ‘[’ is not closed", help: "end it with ‘]’"),
    Mistake("a: 1️⃣{2️⃣b: c\n# d\n", "this ‘{’ is not closed", help: "end it with ‘}’"),
    Mistake("- 1️⃣[2️⃣", "this ‘[’ is not closed", help: "end it with ‘]’"),
    Mistake("- a: 1️⃣[2️⃣b\n- c\n", "this ‘[’ is not closed", help: "end it with ‘]’"),
    Mistake("a: [b1️⃣}2️⃣\n", "expected ‘,’ or ‘]’, found ‘}’"),
    Mistake("a: [\n  \"b\"\n  1️⃣\"2️⃣c\"\n]\n", "expected ‘,’ or ‘]’, found ‘\"’"),
    Mistake("{a: \"b\" 1️⃣é2️⃣: d}\n", "expected ‘,’ or ‘}’, found ‘é’"),
    Mistake("[a,1️⃣,2️⃣b]\n", "a value is missing before this ‘,’"),
    Mistake("{a: [1️⃣}2️⃣\n", "a value is missing before this ‘}’"),
  ])
  func `inside brackets is found`(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake("name: x\n  1️⃣description: y2️⃣\n", spaces("2 spaces"), help: "expected 0 spaces (line 1)"),
    Mistake("a:\n    b: 1\n\n  # c\n  1️⃣c: 22️⃣\n", spaces("2 spaces"), help: "expected 4 spaces (line 2) or 0 (line 1)"),
    Mistake("- a:\n     b: 1\n   1️⃣c: 22️⃣\n", spaces("3 spaces"), help: "expected 5 spaces (line 2) or 2 (line 1)"),
    Mistake("a:\n   - b\n  1️⃣- c2️⃣\n", spaces("2 spaces"), help: "expected 3 spaces (line 2)"),
    Mistake("  a: 1\n1️⃣b: 22️⃣\n", spaces("0 spaces"), help: "expected 2 spaces (line 1)"),
    Mistake("a: |\n  text\n 1️⃣b: c2️⃣\n", spaces("1 space"), help: "expected 2 spaces (line 2) or 0 (line 1)"),
    Mistake(
      "name: x\n1️⃣- a2️⃣\n", "a list item cannot stand among the keys of a mapping",
      help: "put a key above it, as ‘actions:’ above steps"),
    Mistake("- a\n1️⃣b: c2️⃣\n", dash, help: "start it with ‘- ’"),
    Mistake("- \n1️⃣é: c2️⃣\n", dash, help: "start it with ‘- ’"),
    Mistake("x:\n  - a\n  1️⃣b: c2️⃣\n", dash, help: "start it with ‘- ’, or indent it less than the list"),
    Mistake("x:\n  - a\n  1️⃣uppercase2️⃣\n  - b\n", dash, help: "start it with ‘- ’"),
    Mistake("- a: 1\n1️⃣-2️⃣b: 2\n", "a space is missing after ‘-’"),
    Mistake("x:\n  - a\n  1️⃣-2️⃣b\n", "a space is missing after ‘-’"),
    Mistake("[a]\n1️⃣b: c2️⃣\n", "nothing can follow here, for the file’s value has ended"),
  ])
  func `with lines is found`(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake("a: b1️⃣\u{7}2️⃣\n", "the control character U+0007 cannot stand in YAML"),
    Mistake("漢: 1️⃣\u{7F}2️⃣\n", "the control character U+007F cannot stand in YAML"),
    Mistake(
      "a1️⃣\u{0}2️⃣:\u{0}", "the control character U+0000 cannot stand in YAML",
      help: "is this a text file? if it is UTF-16, save it as UTF-8"),
  ])
  func `with control characters is found`(mistake: Mistake) throws { try check(mistake) }

  @Test func `shows where a quote was closed by mistake`() {
    #expect(
      yamlComplaints("- text: \"foo\n- text: \"bar\"\n") == """
        test.yaml:1:9: error: this quote is not closed on its line
          1 | - text: "foo
            |         ^ end the text with ‘"’
        test.yaml:2:9: note: it is closed here
          2 | - text: "bar"
            |         ^

        """)
  }

  @Test func `shows where a bracket was opened`() {
    #expect(
      yamlComplaints("a: [\n  b\n}\n") == """
        test.yaml:3:1: error: expected ‘,’ or ‘]’, found ‘}’
          3 | }
            | ^
        test.yaml:1:4: note: ‘[’ starts here
          1 | a: [
            |    ^

        """)
  }

  @Test func `that nobody foresaw is told in the parser's words`() {
    #expect(yamlErrors("%YAML 2.0\n---\na\n") == ["1:1 this is not YAML: found incompatible YAML document"])
  }
}

private let colon = "a text with ‘: ’ in it needs quotes"
private let tab = "a tab is used for indentation"
private let quote = "this quote is not closed on its line"
private let expression = "a text with ‘${’ needs quotes inside ‘{ }’ and ‘[ ]’"
private let list = "a list of ‘- ’ items cannot start here"
private let dash = "this line stands in a list, but does not start with ‘- ’"
private let single = "in single quotes, ‘\\’ is just a ‘\\’"

private func starts(_ character: String) -> String { "a text that starts with ‘\(character)’ needs quotes" }
private func after(_ end: String) -> String { "the text of this value goes on after \(end)" }
private func escape(_ text: String) -> String { "‘\(text)’ stands for no character in double quotes" }
private func spaces(_ count: String) -> String { "an indentation of \(count) fits no line above" }
