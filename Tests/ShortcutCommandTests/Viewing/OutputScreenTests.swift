#if os(Linux)
  import FileTransactions
  import Foundation
  import ShortcutKit
  import ShortcutTestSupport
  import Testing

  /// The built command at a terminal, which `script` (of util-linux) makes for it.
  @Suite("A terminal for standard output", .enabled(if: InstalledProgram("script") != nil)) struct OutputScreenTests {
    private func list(_ command: String, environment: [String: String] = [:]) throws -> String {
      let world = try TestWorld()
      let words = String(repeating: "word ", count: 60)
      try world.write("description: \(words)\nactions: [uppercase]\n", to: "workflows/long.yaml")
      let script = try #require(InstalledProgram("script"))
      let usual = [
        "HOME": world.folder.path.description, "PATH": PackageFolder.programs.path + ":/usr/bin:/bin",
        "TERM": "xterm", "NO_COLOR": "", "COLUMNS": "", "XDG_CONFIG_HOME": "", "SHELL": "/bin/sh",
      ]
      let result = try script.run(
        ["-qec", command, "/dev/null"], in: world.folder.path, environment: usual.merging(environment) { $1 })
      return String(decoding: result.output, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    @Test func `is as wide as it says`() throws {
      let bold = "\u{1B}[1mlong\u{1B}[0m  \u{1B}[2manything\u{1B}[0m  "
      #expect(try list("stty cols 40; shortcut list") == bold + "word word word word wor…\n")
      #expect(try list("stty cols 50; shortcut list") == bold + "word word word word word word wor…\n")
    }

    @Test func `is as wide as COLUMNS says, and plain where colour is not wanted`() throws {
      let environment = ["COLUMNS": "40", "NO_COLOR": "1"]
      #expect(
        try list("stty cols 90; shortcut list", environment: environment)
          == "long  anything  word word word word wor…\n")
    }

    @Test func `is none for a pipe`() throws {
      let lines = try list("stty cols 40; shortcut list | cat")
      #expect(lines.hasPrefix("long  anything  word word"))
      #expect(lines.count > 300)
    }
  }
#endif
