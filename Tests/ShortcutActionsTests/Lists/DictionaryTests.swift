import Testing

@Suite("dictionary and its values") struct DictionaryTests {
  private let nested = #"'{"a":{"b":[{"c":1},{"c":2}]},"a.b":"exact","v1.2":{"k":"y"},"":0,"x\\":5}'"#

  private func value(_ key: String) async throws -> String {
    try await output(of: "- text: \(nested)\n- get-dictionary-value: '\(key)'\n", ["--json"])
  }

  @Test func `keeps the order of its keys and what is written`() async throws {
    let shortcut = "- dictionary: { z: 007, a: no, m: [1, { k: v }], ä: '' }\n"
    #expect(try await output(of: shortcut, ["--json"]) == #"{"z":7,"a":"no","m":[1,{"k":"v"}],"ä":""}"#)
    #expect(try await output(of: shortcut + "- text: ${previous.z} ${previous.a}\n") == "007 no")
  }

  @Test(arguments: [#"{"a":1}"#, "a: 1", "a=1"])
  func `is read from a text as JSON, YAML or a form`(text: String) async throws {
    #expect(try await output(of: "- dictionary\n- text: ${previous.a}\n", input: text) == "1")
  }

  @Test func `is empty where nothing is given, and says what is no dictionary`() async throws {
    #expect(try await output(of: "- dictionary\n", ["--json"]) == "{}")
    let errors = try await failure(of: "- text: <html>\n- dictionary\n")
    #expect(errors.contains("expected a dictionary, found the text ‘<html>’"))
    #expect(errors.contains("line 1, column 1"))
  }

  /// Apple: “beverages.1.favorite”; a key that has dots itself comes first, as it could not be reached otherwise.
  @Test(arguments: [
    ("a.b", "\"exact\""), ("a.b.1.c", "1"), ("a.b.2.c", "2"), ("a.b.-1.c", "2"), ("a.b.2", #"{"c":2}"#),
    ("a", #"{"b":[{"c":1},{"c":2}]}"#), (#"v1\.2.k"#, "\"y\""), ("v1.2.k", "null"), ("a.x", "null"), ("a.b.0", "null"),
    ("a.b.3", "null"), ("a.b.1.c.d", "null"), ("", "0"), ("A", "null"), (#"x\"#, "5"), (#"x\\"#, "5"),
    ("a.b.one", "null"),
  ])
  func `is reached into by a path`(key: String, expected: String) async throws {
    #expect(try await value(key) == expected)
  }

  @Test func `gives all its keys and values`() async throws {
    let dictionary = "- dictionary: { b: 1, a: [2] }\n"
    for (part, expected) in [("all-keys", #"["b","a"]"#), ("All Values", "[1,[2]]")] {
      #expect(try await output(of: dictionary + "- get-dictionary-value: { get: \(part) }\n", ["--json"]) == expected)
    }
    #expect(try await failure(of: dictionary + "- get-dictionary-value\n").contains("needs a key"))
  }

  @Test func `is asked one after the other in a list, and those without the key are left out`() async throws {
    #expect(try await output(of: "- list: [{ n: 1 }, { m: 2 }, { n: 3 }]\n- get-dictionary-value: n\n") == "1\n3")
  }

  @Test(arguments: [
    ("k, value: 1", #"{"a":{"b":[1,{"c":2}]},"k":1}"#), ("a, value: x", #"{"a":"x"}"#),
    ("a.b.1, value: 9", #"{"a":{"b":[9,{"c":2}]}}"#), ("a.b.2.c, value: [1]", #"{"a":{"b":[1,{"c":[1]}]}}"#),
    ("a.b.-1.d, value: 3", #"{"a":{"b":[1,{"c":2,"d":3}]}}"#),
    ("x.y.z, value: 1", #"{"a":{"b":[1,{"c":2}]},"x":{"y":{"z":1}}}"#),
    (#"'x\.y', value: 1"#, #"{"a":{"b":[1,{"c":2}]},"x.y":1}"#), ("a", #"{"a":null}"#),
    ("a, value: { k: 1 }", #"{"a":{"k":1}}"#),
  ])
  func `gets values by a path`(parameters: String, expected: String) async throws {
    let shortcut = "- dictionary: { a: { b: [1, { c: 2 }] } }\n- set-dictionary-value: { key: \(parameters) }\n"
    #expect(try await output(of: shortcut, ["--json"]) == expected)
  }

  @Test func `gets a value for a key with dots where there is one`() async throws {
    let shortcut = "- dictionary: { a.b: 1 }\n- set-dictionary-value: { key: a.b, value: 2 }\n"
    #expect(try await output(of: shortcut, ["--json"]) == #"{"a.b":2}"#)
  }

  @Test func `stays as it is where it came from`() async throws {
    let shortcut = """
      - dictionary: { a: 1 }
        as: before
      - set-dictionary-value: { key: a, value: 2 }
      - text: ${before.a} ${previous.a}
      """
    #expect(try await output(of: shortcut) == "1 2")
  }

  @Test(arguments: [
    ("a.b", "‘a’ is the number 1 and has no keys"), ("l.3", "‘l’ is a list of 2 items and has no ‘3’"),
    ("l.x.y", "‘l’ is a list of 2 items and has no ‘x’"),
  ])
  func `says what on the way is no place for a value`(key: String, message: String) async throws {
    let errors = try await failure(
      of: "- dictionary: { a: 1, l: [1, 2] }\n- set-dictionary-value: { key: \(key), value: 1 }\n")
    #expect(errors.contains(message))
  }

  @Test func `has no path without an end`() async throws {
    let key = String(repeating: "a.", count: 100_000)
    #expect(
      try await failure(of: "- dictionary: {}\n- set-dictionary-value: { key: '${input}', value: 1 }\n", [key])
        .contains("more than 200 dots"))
  }

  @Test func `stands in an expression`() async throws {
    let shortcut = """
      - dictionary: { a: { b: 1 } }
      - text: ${previous | get-dictionary-value("a.b")} ${previous | set-dictionary-value("c", value=2)}
      """
    #expect(try await output(of: shortcut) == #"1 {"a":{"b":1},"c":2}"#)
  }
}
