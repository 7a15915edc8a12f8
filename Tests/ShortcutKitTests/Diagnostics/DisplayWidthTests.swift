import ShortcutKit
import Testing

struct `Display width` {
  @Test(arguments: [
    ("abc", 3),
    ("é", 1), ("e\u{301}", 1), ("a\u{20DD}", 1),  // marks are drawn on the letter
    ("漢字", 4), ("かな", 4), ("ﾊﾝ", 2), ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("→", 1), ("α", 1), ("я", 1), ("…", 1), ("‘’", 2),
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("✈", 1), ("✈️", 2), ("1️⃣", 2),
    ("\u{200B}", 0),
    ("", 0),
  ])
  func `is that of a terminal`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
