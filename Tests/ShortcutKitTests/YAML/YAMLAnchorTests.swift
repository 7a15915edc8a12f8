import ShortcutKit
import Testing

struct `Anchors and aliases` {
  // actions/runner#1182, azure-pipelines-yaml#187: other tools refused them.
  @Test(arguments: [
    ("a: &x 1\nb: *x\n", "{a: 1, b: 1}"),
    ("a: &x [1, &y 2]\nb: [*x, *y]\n", "{a: [1, 2], b: [[1, 2], 2]}"),
    ("&k key: v\nother: *k\n", "{key: 'v', other: 'key'}"),
    ("- &k key\n- *k : v\n", "['key', {key: 'v'}]"),
    ("- &a Foo\n- *a\n- &a Bar\n- *a\n", "['Foo', 'Foo', 'Bar', 'Bar']"),  // YAML 1.2.2, example 7.1
    ("- &a [&a x, *a]\n- *a\n", "[['x', 'x'], 'x']"),  // the nearest before counts
    ("- &a\n  - x\n- *a\n", "[['x'], ['x']]"),
  ])
  func `stand for what they name`(text: String, expected: String) {
    #expect(yamlOutline(text) == expected)
  }

  @Test func `have to be defined above`() {
    #expect(
      yamlComplaints("first: &photos [a]\nsecond: *photo\nthird: *.txt2\n".replacing("*.txt2", with: "*later")) == """
        test.yaml:2:9: error: no anchor ‘&photo’ is defined above
          2 | second: *photo
            |         ^~~~~~ did you mean ‘*photos’?
        test.yaml:3:8: error: no anchor ‘&later’ is defined above
          3 | third: *later
            |        ^~~~~~ quote this value: "*later"

        """)
  }

  @Test func `cannot stand for what they are a part of`() {
    #expect(
      yamlComplaints("a: &x\n  b: [*x]\n") == """
        test.yaml:2:7: error: ‘*x’ stands for something that it is a part of
          2 |   b: [*x]
            |       ^~
        test.yaml:1:4: note: ‘&x’ starts here
          1 | a: &x
            |    ^~

        """)
  }
}

// https://yaml.org/type/merge.html
struct `Merge keys` {
  @Test(arguments: [
    ("- &c { x: 1, y: 2 }\n- { <<: *c, r: 10 }\n", "[{x: 1, y: 2}, {x: 1, y: 2, r: 10}]"),
    ("- &c { x: 1, y: 2 }\n- { x: 9, <<: *c }\n", "[{x: 1, y: 2}, {x: 9, y: 2}]"),  // own keys win, before
    ("- &c { x: 1, y: 2 }\n- { <<: *c, x: 9 }\n", "[{x: 1, y: 2}, {y: 2, x: 9}]"),  // and after
    ("- &a {x: 1}\n- &b {x: 2, y: 2}\n- <<: [*a, *b]\n", "[{x: 1}, {x: 2, y: 2}, {x: 1, y: 2}]"),  // the earlier wins
    ("<<: {x: 1}\ny: 2\n", "{x: 1, y: 2}"),
    ("<<: []\ny: 2\n", "{y: 2}"),
    ("'<<': x\n", "{<<: 'x'}"),  // a text in quotes is a text
    ("- &a {<<: {x: 1}, y: 2}\n- <<: *a\n  z: 3\n", "[{x: 1, y: 2}, {x: 1, y: 2, z: 3}]"),
  ])
  func `bring in what is not there`(text: String, expected: String) {
    #expect(yamlOutline(text) == expected)
  }

  @Test func `take mappings only`() {
    #expect(
      yamlErrors("a:\n  <<: text\nb:\n  <<: [{x: 1}, [y]]\nc:\n  <<:\n") == [
        "2:7 ‘<<’ takes a mapping or a list of mappings, but this is a text",
        "4:16 ‘<<’ takes a mapping or a list of mappings, but this is a list",
        "6:6 ‘<<’ takes a mapping or a list of mappings, but this is nothing",
      ])
  }

  @Test func `stand once`() {
    #expect(
      yamlComplaints("<<: {a: 1}\n<<: {b: 1}\n") == """
        test.yaml:2:1: error: duplicate key ‘<<’
          2 | <<: {b: 1}
            | ^~ merge several mappings by one list: ‘<<: [*first, *second]’
        test.yaml:1:1: note: first here
          1 | <<: {a: 1}
            | ^~

        """)
  }
}
