import ShortcutKit
import ShortcutTestSupport
import Testing

struct `YAML` {
  // YAML 1.2.2, the examples of chapters 2, 7 and 8, with the values that they are said to have.
  @Test(arguments: [
    ("- Mark McGwire\n- Sammy Sosa\n", "['Mark McGwire', 'Sammy Sosa']"),  // 2.1
    ("hr:  65    # Home runs\navg: 0.278 # Average\n", "{hr: 65, avg: 0.278}"),  // 2.2
    ("american:\n- Red Sox\n- Tigers\nnational:\n- Mets\n", "{american: ['Red Sox', 'Tigers'], national: ['Mets']}"),
    ("-\n  name: Mark\n  hr:   65\n-\n  name: Sammy\n", "[{name: 'Mark', hr: 65}, {name: 'Sammy'}]"),  // 2.4
    ("Mark: {hr: 65, avg: 0.278}\nSammy: {\n    hr: 63,\n  }\n", "{Mark: {hr: 65, avg: 0.278}, Sammy: {hr: 63}}"),
    ("- item    : Super Hoop\n  quantity: 1\n", "[{item: 'Super Hoop', quantity: 1}]"),  // 2.12
    (
      "single: '\"Howdy!\" he cried.'\nquoted: ' # Not a ''comment''.'",
      "{single: '\"Howdy!\" he cried.', quoted: ' # Not a 'comment'.'}"
    ),
    (#"unicode: "Sosa did fine.\u263A""#, "{unicode: 'Sosa did fine.☺'}"),  // 2.17
    (
      "'implicit block key' : [\n  'implicit flow key' : value,\n ]",
      "{implicit block key: [{implicit flow key: 'value'}]}"
    ),
    ("[\n  one, two,\n]", "['one', 'two']"),  // 7.13
    ("- [a, [b, c]]\n- [{a: b}]\n", "[['a', ['b', 'c']], [{a: 'b'}]]"),
    (
      "{unquoted : \"separate\",\nhttp://foo.com,\nomitted value: ,\n}",
      "{unquoted: 'separate', http://foo.com: , omitted value: }"
    ),
    ("block sequence:\n  - one\n  - two : three\n", "{block sequence: ['one', {two: 'three'}]}"),  // 8.14
    (
      "- # Empty\n- |\n block node\n- - one # Compact\n  - two # sequence\n- one: two\n",
      "[, 'block node\n', ['one', 'two'], {one: 'two'}]"
    ),
    (
      "? explicit key # Empty value\n? |\n  block key\n: - one\n  - two\n",
      "{explicit key: , block key\n: ['one', 'two']}"
    ),
    ("plain key: in-line value\n\"quoted key\":\n- entry\n", "{plain key: 'in-line value', quoted key: ['entry']}"),
  ])
  func `is read as its specification says`(text: String, expected: String) {
    #expect(yamlOutline(text) == expected)
  }

  @Test(arguments: [
    "", "\n\n", "# only a comment\n", "#!/usr/bin/env -S shortcut run\n", "---\n", "--- # nothing\n...\n", "   \n",
  ])
  func `without content is nothing, and no error`(text: String) {
    #expect(yamlOutline(text) == "nothing")
  }

  @Test func `with content that is nothing is not empty`() {
    #expect(yamlOutline("null") == "null")
    #expect(yamlOutline("''") == "''")
    #expect(yamlOutline("!!str") == "''")
  }

  // Complaints about other readers: NO is a country, 3.10 a version, 0123 a code, 12:30 a time, 2001-01-01 a text until
  // somebody wants a date.
  @Test func `keeps texts as they are written`() {
    #expect(
      yamlOutline("[NO, yes, on, 3.10, \"0123\", 12:30, 2001-01-01, 2024-02-30, 1_000, prompt?: Sure?]")
        == "['NO', 'yes', 'on', 3.10, '0123', '12:30', '2001-01-01', '2024-02-30', '1_000', {prompt?: 'Sure?'}]")
  }

  @Test func `has lines of any kind`() {
    #expect(yamlOutline("a: 1\r\nb:\r\n- x\r\n- |\r\n  y\r\n  z\r\n") == "{a: 1, b: ['x', 'y\nz\n']}")
    #expect(yamlOutline("a: 1\rb: 2\r") == "{a: 1, b: 2}")
  }

  @Test func `gives every node its place, in code points and bytes alike`() throws {
    let source = MarkedSource("ключ: 1️⃣[👍🏽, 2️⃣'ü'3️⃣]4️⃣\r\nb: &x !!str 5️⃣y6️⃣\r\nc:7️⃣\n")
    let diagnostics = DiagnosticCollector()
    let root = try #require(YAMLReader.read(source.file, diagnostics))
    guard case .mapping(let entries) = root.content, case .sequence(let items) = entries[0].value.content else {
      Issue.record("\(root)")
      return
    }
    #expect(root.span == SourceSpan(file: source.file, range: 0..<(try source.offset(of: "7️⃣"))))
    #expect(entries[0].key.span.text == "ключ")
    #expect(entries[0].value.span == (try source.span(from: "1️⃣", to: "4️⃣")))
    #expect(items[1].span == (try source.span(from: "2️⃣", to: "3️⃣")))
    #expect(entries[1].value.span == (try source.span(from: "5️⃣", to: "6️⃣")))
    #expect(entries[2].value.span == (try source.span(from: "7️⃣", to: "7️⃣")))
  }

  @Test func `ends a block where its last part ends`() throws {
    let source = MarkedSource("a:\n  1️⃣- b: c\n  - d2️⃣   # comment\n\n\n# more\ne: f\n")
    let root = try #require(YAMLReader.read(source.file, DiagnosticCollector()))
    guard case .mapping(let entries) = root.content else { return }
    #expect(entries[0].value.span == (try source.span(from: "1️⃣", to: "2️⃣")))
  }

  @Test func `is one document a file`() {
    #expect(
      yamlComplaints("a: b\n---\nc: d\n") == """
        test.yaml:2:1: error: a second document starts here; a file is one
          2 | ---
            | ^~~ put it into a file of its own

        """)
    #expect(yamlOutline("---\na: b\n...\n") == "{a: 'b'}")
  }

  @Test func `of ten megabytes is read`() {
    let word = String(repeating: "é", count: 5_000)
    let lines = (0..<1_000).map { "key\($0): \"\(word)\"\n" }.joined()
    #expect(yamlOutline(lines).utf8.count > 10_000_000)
  }
}
