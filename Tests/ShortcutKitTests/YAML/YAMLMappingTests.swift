import ShortcutKit
import Testing

struct `The keys of a mapping` {
  // Yams#178, ansible#16903: the first of two values was lost without a word.
  @Test func `stand once, and an error shows both`() {
    #expect(
      yamlComplaints("name: a\nactions: []\nname: b\n") == """
        test.yaml:3:1: error: duplicate key ‘name’
          3 | name: b
            | ^~~~ remove one of them, or rename it
        test.yaml:1:1: note: first here
          1 | name: a
            | ^~~~

        """)
  }

  @Test func `are compared as texts, however they are written`() {
    #expect(yamlErrors("a: 1\n\"a\": 2\n'a': 3\n") == ["2:1 duplicate key ‘a’", "3:1 duplicate key ‘a’"])
    #expect(yamlErrors("\"\\u00e9\": 1\n\"e\\u0301\": 2\n") == ["2:1 duplicate key ‘e\u{301}’"])
    #expect(yamlErrors("1: a\n01: b\n~: c\nnull: d\nTrue: e\ntrue: f\n") == [])
  }

  @Test func `are all checked, in every mapping`() {
    #expect(
      yamlErrors("a: {x: 1, x: 2}\nb: [{y: 1, z: 1, y: 2}]\na: 1\n") == [
        "1:11 duplicate key ‘x’", "2:18 duplicate key ‘y’", "3:1 duplicate key ‘a’",
      ])
  }

  @Test func `count as the first one has them`() {
    let diagnostics = DiagnosticCollector()
    let root = YAMLReader.read(SourceFile(path: "x", text: "a: 1\na: 2\n"), diagnostics)
    guard case .mapping(let entries) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.value.text) == ["1"])
    #expect(diagnostics.hasErrors)
  }

  @Test func `are texts`() {
    #expect(
      yamlComplaints("? [a]\n: b\n") == """
        test.yaml:1:3: error: a key is a text, but this is a list
          1 | ? [a]
            |   ^~~ a text that starts with ‘{’ or ‘[’ needs quotes

        """)
  }

  // What Ansible, GitHub and Home Assistant take for a variable.
  @Test func `are no mappings in double braces`() {
    #expect(
      yamlComplaints("text: {{ name }}\n") == """
        test.yaml:1:8: error: a key is a text, but this is a mapping
          1 | text: {{ name }}
            |        ^~~~~~~~ quote this value: "{{ name }}"

        """)
  }
}
