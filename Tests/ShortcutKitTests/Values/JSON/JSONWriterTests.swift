import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

struct JSONWriterTests {
  private let host = valueHost(sizes: ["/photos/a.jpg": 1_536], zone: "Europe/Berlin")

  @Test func `writes plain values as they are`() throws {
    let value: Value = ["b": [1, "x", true, .nothing, []], "a": [:], "ä": "ö"]
    #expect(try JSON.text(value, in: host) == #"{"b":[1,"x",true,null,[]],"a":{},"ä":"ö"}"#)
  }

  @Test func `writes for people on several lines`() throws {
    let value: Value = ["a": [1, ["b": 2]], "empty": [], "none": [:]]
    #expect(
      try JSON.text(value, pretty: true, in: host) == """
        {
          "a": [
            1,
            {
              "b": 2
            }
          ],
          "empty": [],
          "none": {}
        }
        """)
  }

  // RFC 8259 §7: quotation mark, backslash and U+0000 to U+001F must be escaped.
  @Test func `escapes what must be escaped`() throws {
    let text = try JSON.text("\"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F}é😀", in: host)
    #expect(text == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}é😀\"")
  }

  @Test func `writes the value of a number, not the form it was written in`() throws {
    #expect(try JSON.text(.number(#require(Number.written("007", as: "7"))), in: host) == "7")
    #expect(try JSON.text(.number(number("0.10")), in: host) == "0.1")
    #expect(try JSON.text(.number(number("1.5E+40")), in: host) == "1.5E+40")
    #expect(try JSON.text(.boolean(true, spelling: .capitalized), in: host) == "true")
  }

  @Test func `writes dates in the zone and urls as text`() throws {
    let value: Value = [.date(Date(timeIntervalSince1970: 1_796_027_400)), .url(URLValue("https://example.org/a b"))]
    #expect(try JSON.text(value, in: host) == #"["2026-11-30T09:30:00+01:00","https://example.org/a b"]"#)
  }

  @Test func `writes files with name, path, type and size`() throws {
    #expect(
      try JSON.text(.file(FileValue("/photos/a.jpg")), in: host)
        == #"{"name":"a.jpg","path":"/photos/a.jpg","type":"public.jpeg","size":1536}"#)
    #expect(
      try JSON.text(.file(FileValue(.bytes([1, 2, 3]), name: "b.txt")), in: host)
        == #"{"name":"b.txt","path":null,"type":"public.plain-text","size":3}"#)
    #expect(
      try JSON.text(.file(FileValue("/gone.pdf")), pretty: true, in: host) == """
        {
          "name": "gone.pdf",
          "path": "/gone.pdf",
          "type": "com.adobe.pdf",
          "size": null
        }
        """)
  }

  // Python PEP 383: a byte that cannot be decoded becomes U+DC80 to U+DCFF.
  @Test func `escapes bytes that are no UTF-8`() throws {
    let name: [UInt8] = [0x66, 0xFF, 0xC3, 0xA9, 0xE2, 0x82, 0x22, 0x80]
    let json = try JSON.text(.file(FileValue(.bytes([]), name: FileName(bytes: name), type: .data)), in: host)
    #expect(json == #"{"name":"f\udcffé\udce2\udc82\"\udc80","path":null,"type":"public.data","size":0}"#)
  }

  @Test func `writes objects with their properties`() throws {
    let person = ObjectValue.ObjectType("Person", properties: ["job"])
    let joe = ObjectValue(
      person, identifier: "1", display: "Joe Bloggs", subtitle: "Artist", image: "🎨",
      properties: ["job": "Artist", "id": "hidden"])
    #expect(
      try JSON.text([.object(joe)], in: host)
        == #"[{"type":"Person","id":"1","display":"Joe Bloggs","subtitle":"Artist","job":"Artist"}]"#)
  }

  @Test(arguments: [false, true])
  func `reads what it wrote`(isPretty: Bool) throws {
    let value: Value = [
      "list": [1, .number(try number("-0.000001")), "a\u{1}\"\\b", true, false, .nothing, [:], [[]]],
      "": "empty key", "nested": ["deep": ["deeper": [["deepest"]]]], "🧑‍🎨": "é",
    ]
    #expect(try JSON.parse(JSON.text(value, pretty: isPretty, in: host)) == value)
  }

  @Test func `writes 1,000 levels and no more`() throws {
    var value: Value = []
    for _ in 1..<1_000 { value = [value] }
    let text = try JSON.text(value, in: host)
    #expect(text == String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000))
    #expect(throws: JSONWritingError.tooDeep) { try JSON.text([value], in: host) }
  }
}
