import Testing

@Suite("combine-text") struct CombineTextTests {
  @Test(arguments: [
    ("[]", ""), ("[a]", "a"), ("[a, b]", "a, b"), ("[a, '', b]", "a, , b"), ("[007, 1.10, no]", "007, 1.10, no"),
  ])
  func `joins none, one and many`(list: String, expected: String) async throws {
    #expect(try await output(of: "- list: \(list)\n- combine-text: { separator: ', ' }\n") == expected)
  }

  @Test(arguments: [
    ("", "a\nb"), ("{ separator: new-lines }", "a\nb"), ("{ separator: New Lines }", "a\nb"),
    ("{ separator: spaces }", "a b"), ("{ separator: Spaces }", "a b"),
    ("{ separator: custom, custom: '; ' }", "a; b"), ("{ separator: Custom, custom: '' }", "ab"),
    ("{ separator: ' – ' }", "a – b"), ("{ separator: '' }", "ab"), ("{ separator: '$' }", "a$b"),
  ])
  func `puts the separator between them`(parameters: String, expected: String) async throws {
    #expect(try await output(of: "- list: [a, b]\n- combine-text: \(parameters)\n") == expected)
  }

  @Test func `is called combine, too`() async throws {
    #expect(try await output(of: "- combine: [a, b]\n") == "a\nb")
  }

  @Test func `stands in an expression`() async throws {
    let shortcut = """
      variables:
        list: [a, b, c]
        d: { tags: [x, y] }
      actions:
        - text: ${list | combine(separator=", ")} ${d.tags | combine-text(separator="custom", custom=", ")}
      """
    #expect(try await output(of: shortcut) == "a, b, c x, y")
  }

  @Test func `takes the lines of a text and the values of a dictionary`() async throws {
    #expect(try await output(of: "- combine: { separator: + }\n", input: "a\nb\n") == "a+b")
    #expect(try await output(of: "- dictionary: { a: 1, b: 2 }\n- combine: { separator: + }\n") == "1+2")
  }

  @Test func `keeps every byte of what it joins`() async throws {
    let text = #"{"key":"va\lue"} $HOME `x` ${y} 👍"#
    #expect(try await output(of: "- combine: ['${input}', '${input}']\n", [text]) == text + "\n" + text)
  }
}
