import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Run shell script") struct RunShellScriptTests {
  @Test(arguments: [
    ("printf 'a\\n'", "a"), ("printf 'a\\n\\n'", "a\n"), ("printf a", "a"), ("printf 'é\\r\\n'", "é\r"), ("true", ""),
  ])
  func `outputs what is printed but for one line break`(script: String, expected: String) async throws {
    let world = try TestWorld()
    let result = try await world.run("- run-shell-script: \(script)\n- text: <${previous}>\n")
    #expect(result.text == "<\(expected)>\n", "\(result.errors)")
  }

  @Test func `outputs a file of bytes where that is no text`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- run-shell-script: printf '\\377\\n'\n- save-files: out\n")
    #expect(result.text == "out/output\n", "\(result.errors)")
    #expect(try world.content(of: "out/output") == [0xFF, 10])
  }

  /// dagu issue 1007: a program that prints more than a pipe holds hung for ever.
  @Test(arguments: [65_535, 65_536, 65_537, 1_000_000])
  func `takes and gives every byte`(size: Int) async throws {
    let world = try TestWorld()
    let text = String(String(repeating: "0123456789abcde\n", count: size / 16 + 1).prefix(size - 1)) + "z"
    let result = try await world.run("- run-shell-script: cat\n", input: text)
    #expect(result.text == text + "\n")
  }

  @Test func `gives a file's content to standard input, and a list a line an item`() async throws {
    let world = try TestWorld()
    try world.write("one\ntwo", to: "a.txt")
    #expect(try await world.run("- get-files: a.txt\n- run-shell-script: wc -c | tr -d ' '\n").text == "7\n")
    #expect(try await world.run("- list: [a, b]\n- run-shell-script: wc -l | tr -d ' '\n").text == "2\n")
    #expect(try await world.run("- text: a\n- run-shell-script: wc -c | tr -d ' '\n").text == "1\n")
    #expect(try await world.run("- run-shell-script: cat\n").text == "\n")
  }

  /// actionlint issue 19 and its kind: text that became a part of the command.
  @Test func `passes values as arguments, and never as a part of the script`() async throws {
    let world = try TestWorld()
    let list = #"["two words", "$(touch PWNED)", "`id`", "; exit 3", "a'b\"c", "*", "-n"]"#
    let result = try await world.run(
      "- list: \(list)\n- run-shell-script:\n    script: printf '<%s>\\n' \"$@\"\n    pass-input: as-arguments\n")
    #expect(
      result.text == "<two words>\n<$(touch PWNED)>\n<`id`>\n<; exit 3>\n<a'b\"c>\n<*>\n<-n>\n", "\(result.errors)")
    #expect(try world.names() == [])
  }

  @Test func `passes files as their paths, byte for byte`() async throws {
    let world = try TestWorld()
    try world.touch(OddNames.invalid, "x y.txt")
    let result = try await world.run(
      "- get-files: \"*.txt\"\n- run-shell-script: {script: 'printf \"%s\\0\" \"$@\" > names', pass-input: as arguments}\n"
    )
    #expect(result.status == .done, "\(result.errors)")
    let names = try world.content(of: "names").split(separator: 0).map { FileName(bytes: $0) }
    #expect(names == [OddNames.invalid, "x y.txt"] || names == ["x y.txt", OddNames.invalid])
  }

  @Test func `leaves the shell its own expansions`() async throws {
    let world = try TestWorld()
    let script = "- run-shell-script: NAME=world; x=${NAME:-nobody}; echo \"hello ${NAME} ${x#wo} ${#x}\"\n"
    #expect(try await world.run(script).text == "hello world rld 5\n")
    #expect(try await world.run(script.replacing("${NAME}", with: "$${NAME}")).text == "hello world rld 5\n")
    try world.write(script, to: "a.yaml")
    #expect(await world.shortcut(["check", "a.yaml"]).text == "")
  }

  @Test(arguments: ["${item}", "${item.name}", "${1 + 1}", "${total}", "${my-list}", "${item | uppercase}"])
  func `warns of a value that is not filled in`(expansion: String) async throws {
    let world = try TestWorld()
    try world.write(
      """
      - set: {total: 1, my-list: [1]}
      - text: ${total} ${my-list.count}
      - repeat-with-each: [a]
        do:
          - run-shell-script: "echo \(expansion)"
      """, to: "a.yaml")
    let check = await world.shortcut(["check", "a.yaml"])
    #expect(check.status == .done)
    #expect(check.text.contains("a.yaml:5:31: warning: ‘\(expansion)’ stays as it is"), "\(check.text)")
    #expect(check.text.contains("pass-input"))
  }

  @Test func `fails with the status and the last lines of standard error`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- run-shell-script: echo first >&2; echo second >&2; exit 7\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("the script ended with status 7: first; second"))
    let caught = try await world.run(
      "- try:\n    - run-shell-script: exit 7\n  catch:\n    - text: ${error.code}\n")
    #expect(caught.text == "exit-7\n")
    let signal = try await world.run("- run-shell-script: kill -9 $$\n")
    #expect(signal.errors.contains("signal 9"))
  }

  @Test func `uses another shell, and names one that is missing`() async throws {
    let world = try TestWorld()
    #expect(try await world.run("- run-shell-script: {script: 'echo $0', shell: sh}\n").text == "sh\n")
    let result = try await world.run("- run-shell-script: {script: 'true', shell: no-such-shell}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘no-such-shell’"))
  }

  @Test func `ends the script and its children when its time is over`() async throws {
    let world = try TestWorld()
    let result = try await world.run(
      "- run-shell-script: sleep 600 & echo $! > child; sleep 600\n  timeout: 300ms\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("timed out"))
    let child = try #require(world.read("child")?.split(separator: "\n").first)
    // Where nobody asks about the dead, they stay in the list as such.
    let state = try await world.run("- run-shell-script: grep '^State' /proc/\(child)/status 2>&- || true\n")
    #expect(state.text == "\n" || state.text.contains("Z (zombie)"), "\(state.text)")
  }

  @Test func `runs nothing in a dry run`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- run-shell-script: touch made\n", ["--dry-run"])
    #expect(result.status == .done, "\(result.errors)")
    #expect(result.errors.contains("touch made"))
    #expect(try world.names() == [])
  }

  @Test func `refuses an empty script`() async throws {
    let result = try await TestWorld().run("- run-shell-script: \"\"\n")
    #expect(result.status != .done)
    #expect(result.errors.contains("Please enter a script"))
  }
}
