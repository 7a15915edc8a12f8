import Testing

@Suite("trim") struct TrimTests {
  /// White_Space (Unicode PropList.txt) has the no-break and ideographic spaces, but not the zero-width one.
  @Test(arguments: [
    (#"  a b \t\n"#, "a b"), (#"\u00a0\u3000a\u2003"#, "a"), (#"\r\na\r\n"#, "a"), ("   ", ""), ("", ""),
    (#"\u200ba"#, "\u{200B}a"), (#" e\u0301 "#, "e\u{301}"),
  ])
  func `takes white space away at both ends`(text: String, expected: String) async throws {
    #expect(try await output(of: "- trim: \"\(text)\"\n- text: '[${previous}]'\n") == "[\(expected)]")
  }

  @Test func `trims each text of a list, and keeps those that become empty`() async throws {
    #expect(try await output(of: "- list: [' a ', ' ']\n- trim\n", ["--json"]) == #"["a",""]"#)
  }
}
