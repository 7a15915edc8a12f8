import ShortcutKit
import Testing

struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1", "the text ends where a value was expected"),
    ("[1,]", "1:4", "found ‘]’ where a value was expected"),
    ("[1 2]", "1:4", "found ‘2’ where ‘,’ or ‘]’ in the list that begins in line 1 was expected"),
    ("{\n\"a\": 1\n", "3:1", "the text ends where ‘,’ or ‘}’ in the dictionary that begins in line 1 was expected"),
    ("{\"a\" 1}", "1:6", "found ‘1’ where ‘:’ after the key was expected"),
    ("{'a': 1}", "1:2", "found ‘'’ where a key in double quotes was expected"),
    ("{a: 1}", "1:2", "found ‘a’ where a key in double quotes was expected"),
    ("{\"a\": 1,}", "1:9", "found ‘}’ where a key in double quotes was expected"),
    ("[1,\n  // two\n  2]", "2:3", "found ‘/’ where a value was expected"),
    ("[\"é\", NaN]", "1:7", "found ‘NaN’ where a value was expected"),
    ("True", "1:1", "found ‘True’ where a value was expected"),
    ("nul", "1:1", "found ‘nul’ where a value was expected"),
    ("1 2", "1:3", "found ‘2’ where the end was expected"),
    ("[1]]", "1:4", "found ‘]’ where the end was expected"),
    ("[1}", "1:3", "found ‘}’ where ‘,’ or ‘]’ in the list that begins in line 1 was expected"),
    ("01", "1:1", "a number that starts with a needless 0"),
    ("[-]", "1:3", "found ‘]’ where a digit was expected"),
    ("1.", "1:3", "the text ends where a digit was expected"),
    ("1e+", "1:4", "the text ends where a digit was expected"),
    ("[1, 1e9999]", "1:5", "a number that is too large"),
    ("[\"abc]", "1:2", "a text without its closing double quote"),
    ("\"a\tb\"", "1:3", "a line break or control character in a text; it is written as an escape such as ‘\\n’"),
    ("\"C:\\dir\"", "1:4", "an escape that JSON does not have; a backslash is written ‘\\\\’"),
    ("\"\\u12G4\"", "1:6", "found ‘G4’ where a hexadecimal digit was expected"),
    ("\"\\", "1:3", "the text ends where an escape was expected"),
    ("\"\\ud834\"", "1:2", "half of a surrogate pair, which is no character"),
    ("\"\\ud834\\n\"", "1:2", "half of a surrogate pair, which is no character"),
    ("\"\\ud834\\ud834\"", "1:2", "half of a surrogate pair, which is no character"),
    ("\"\\udd1e\"", "1:2", "half of a surrogate pair, which is no character"),
  ])
  func `says where and what`(text: String, place: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSON.parse(text) }
    #expect(error.map { "\($0.line):\($0.column)" } == place)
    #expect(error?.message == message)
  }

  @Test func `counts bytes for the offset and characters for the column`() {
    let error = #expect(throws: JSONError.self) { try JSON.parse("[\n\"😀é\", x]") }
    #expect(error?.offset == 12)
    #expect(error?.line == 2)
    #expect(error?.column == 7)
    #expect(error?.description == "line 2, column 7: found ‘x’ where a value was expected")
  }

  @Test func `finds bytes that are no UTF-8`() {
    let error = #expect(throws: JSONError.self) { try JSON.parse(Array("\"aé".utf8) + [0xFF, 0x22]) }
    #expect(error?.offset == 4)
    #expect(error?.message == "bytes that are no UTF-8")
  }
}
