import ShortcutKit
import Testing

struct `Tags` {
  @Test(arguments: [
    ("!!str 5", "'5'"), ("!!str true", "'true'"), ("!!str", "''"), ("! 5", "'5'"),
    ("!!int \"5\"", "5"), ("!!int 0x1F", "0x1F"), ("!!float 3", "3"), ("!!float '1e3'", "1e3"),
    ("!!bool \"true\"", "true"), ("!!null ''", ""), ("!!null null", "null"),
    ("!!seq [a]", "['a']"), ("!!map {a: b}", "{a: 'b'}"),
    ("!<tag:yaml.org,2002:str> 5", "'5'"),
  ])
  func `of the core schema say what a scalar is`(text: String, expected: String) {
    #expect(yamlOutline(text) == expected)
  }

  @Test(arguments: [
    ("!!int abc", "a whole number"), ("!!int 1.5", "a whole number"), ("!!float abc", "a number"),
    ("!!bool yes", "true or false"), ("!!null x", "null"),
  ])
  func `have to fit`(text: String, expected: String) {
    let (tag, value) = (text.prefix { $0 != " " }, text.drop { $0 != " " }.dropFirst())
    #expect(yamlErrors(text) == ["1:\(tag.count + 2) ‘\(tag)’ needs \(expected), but this is ‘\(value)’"])
  }

  @Test func `of other kinds are named`() {
    #expect(
      yamlComplaints("a: !important\nb: &x !!python/object:os.system ls\nc: !!set {a}\nd: !!str [x]\n") == """
        test.yaml:1:4: error: unknown tag ‘!important’
          1 | a: !important
            |    ^~~~~~~~~~ quote this value: "!important"
        test.yaml:2:7: error: unknown tag ‘!!python/object:os.system’
          2 | b: &x !!python/object:os.system ls
            |       ^~~~~~~~~~~~~~~~~~~~~~~~~ quote this value: "!!python/object:os.system ls"
        test.yaml:3:4: error: unknown tag ‘!!set’
          3 | c: !!set {a}
            |    ^~~~~ leave it out
        test.yaml:4:4: error: unknown tag ‘!!str’
          4 | d: !!str [x]
            |    ^~~~~ leave it out

        """)
  }
}
