import ShortcutKit
import ShortcutTestSupport
import Testing

struct `A comment after a text` {
  @Test(arguments: [
    "- text: 1️⃣${name | replace-text(find=\"2️⃣ 3️⃣#\", with=\"\")}4️⃣",
    "a: 1️⃣one\n  two2️⃣ \t3️⃣# three4️⃣\nb: 4",
    "1️⃣x2️⃣ 3️⃣#4️⃣\r\n",
  ])
  func `may have cut it`(text: String) throws {
    let source = MarkedSource(text)
    let comment = try source.span(from: "1️⃣", to: "2️⃣").trailingComment
    #expect(comment == (try source.span(from: "3️⃣", to: "4️⃣")))
  }

  @Test(arguments: ["1️⃣x2️⃣\n# comment", "1️⃣x2️⃣#y", "1️⃣x2️⃣, # y", "1️⃣x2️⃣   ", "1️⃣x2️⃣"])
  func `is not one that is elsewhere`(text: String) throws {
    #expect(try MarkedSource(text).span(from: "1️⃣", to: "2️⃣").trailingComment == nil)
  }
}
