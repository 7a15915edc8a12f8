import ShortcutKit
import Testing

struct JSONReaderTests {
  // RFC 8259 §13.
  @Test func `reads the examples of RFC 8259`() throws {
    let image = try JSON.parse(
      """
      {
        "Image": {
            "Width":  800,
            "Height": 600,
            "Title":  "View from 15th Floor",
            "Thumbnail": { "Url": "http://www.example.com/image/481989943", "Height": 125, "Width": 100 },
            "Animated" : false,
            "IDs": [116, 943, 234, 38793]
          }
      }
      """)
    #expect(
      image == [
        "Image": [
          "Width": 800, "Height": 600, "Title": "View from 15th Floor",
          "Thumbnail": ["Url": "http://www.example.com/image/481989943", "Height": 125, "Width": 100],
          "Animated": false, "IDs": [116, 943, 234, 38793],
        ]
      ])
    #expect(try JSON.parse(#""Hello world!""#) == "Hello world!")
    #expect(try JSON.parse("42") == 42)
    #expect(try JSON.parse(" \t\r\n true ") == true)
    #expect(try JSON.parse("null") == .nothing)
  }

  @Test func `keeps the order of keys`() throws {
    guard case .dictionary(let record) = try JSON.parse(#"{"z": 1, "a": 2, "m": 3, "z": 4}"#) else {
      Issue.record("no dictionary")
      return
    }
    #expect(record.keys == ["z", "a", "m"])
    #expect(record.values == [4, 2, 3])
  }

  @Test(arguments: [
    ("0.1", "0.1"), ("-0", "0"), ("1E400", "1E+400"), ("12345678901234567890.12345", "12345678901234567890.12345"),
    ("1e-5", "0.00001"), ("100000000000000000000000", "100000000000000000000000"), ("1.0", "1"),
  ])
  func `reads numbers exactly`(text: String, described: String) throws {
    #expect(try JSON.parse(text) == .number(number(described)))
  }

  // RFC 8259 §7: “a string containing only the G clef character (U+1D11E) may be represented as "\uD834\uDD1E"”.
  @Test(arguments: [
    (#""\uD834\uDD1E""#, "\u{1D11E}"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9é""#, "ééé"),
    (#""""#, ""), (#""a\u0000b""#, "a\0b"), (#""\ud83d\ude00!""#, "😀!"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ])
  func `reads texts`(json: String, text: String) throws {
    #expect(try JSON.parse(json) == .text(text))
  }

  @Test func `reads empty and nested things`() throws {
    #expect(try JSON.parse("[]") == [])
    #expect(try JSON.parse("{}") == [:])
    #expect(try JSON.parse("[[],{},[{}]]") == [[], [:], [[:]]])
    #expect(try JSON.parse([0xEF, 0xBB, 0xBF, 0x31]) == 1)
  }

  @Test func `reads 1,000 levels and no more`() throws {
    let deepest = String(repeating: "[", count: 1_000)
    let value = try JSON.parse(deepest + String(repeating: "]", count: 1_000))
    #expect(value.kind == .list)
    let error = #expect(throws: JSONError.self) { try JSON.parse(String(repeating: #"{"a":"#, count: 100_000)) }
    #expect(error?.offset == 5_000)
    #expect(error?.message == "more than 1000 levels of lists and dictionaries")
  }
}
