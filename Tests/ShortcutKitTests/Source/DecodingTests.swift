import ShortcutKit
import Testing

struct `A file's bytes` {
  private func text(_ bytes: [UInt8]) throws -> String { try SourceFile(path: "x", bytes: bytes).text }

  private func message(_ bytes: [UInt8]) throws -> String {
    let error = try #require(throws: Diagnostic.self) { try SourceFile(path: "x.yaml", bytes: bytes) }
    return DiagnosticRenderer(color: false).render(error)
  }

  @Test func `are UTF-8`() throws {
    #expect(try text(Array("naïve 漢 👍".utf8)) == "naïve 漢 👍")
    #expect(try text([]) == "")
  }

  // azure-pipelines-yaml#245: a byte order mark became a part of the first key.
  @Test func `may start with one byte order mark`() throws {
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("name: x".utf8)) == "name: x")
    #expect(try text([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) == "\u{FEFF}")
  }

  @Test(arguments: ["a: 漢\r\n", "👍", ""])
  func `are UTF-16 after its byte order mark`(string: String) throws {
    let little = string.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try text([0xFF, 0xFE] + little) == string)
    #expect(try text([0xFE, 0xFF] + big) == string)
  }

  // A Latin-1 file: go-task and act name the byte, but no line.
  @Test func `that are Latin-1 are an error with line, column and offset`() throws {
    #expect(
      try message(Array("a: 漢\nname: caf".utf8) + [0xE9, 0x0A]) == """
        x.yaml:2:10: error: byte 0xE9 at offset 16 is not UTF-8
          2 | name: caf�
            |          ^ save the file as UTF-8; is it in Latin-1 now?

        """)
  }

  @Test(arguments: [
    ([0x61, 0xC3], 1),  // the second byte of é is missing
    ([0xC0, 0x80], 0),  // U+0000 in two bytes (RFC 3629 §3)
    ([0xED, 0xA0, 0x80], 0),  // a surrogate
    ([0xF4, 0x90, 0x80, 0x80], 0),  // beyond U+10FFFF
    ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 4),  // after a byte order mark, which counts
  ])
  func `that are not UTF-8 are an error`(bytes: [UInt8], offset: Int) throws {
    #expect(try message(bytes).contains("at offset \(offset) is not UTF-8"))
  }

  @Test func `that are not UTF-16 are an error`() throws {
    let lone = try message([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00])
    #expect(lone.hasPrefix("x.yaml:1:2: error: the bytes at offset 4 are not UTF-16"))
    #expect(try message([0xFF, 0xFE, 0x61, 0x00, 0x62]).hasPrefix("x.yaml:1:2: error: the bytes at offset 4 are not"))
  }
}
