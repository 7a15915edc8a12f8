import ShortcutKit
import Testing

struct `A diagnostic collector` {
  private let a = SourceFile(path: "a.yaml", text: "0123456789")
  private let b = SourceFile(path: "b.yaml", text: "0123456789")
  private let collector = DiagnosticCollector()

  private func error(_ text: String, _ file: SourceFile? = nil, _ offset: Int = 0) -> Diagnostic {
    .error(.init("test", text), at: file.map { SourceSpan(file: $0, range: offset..<offset + 1) })
  }

  @Test func `sorts by file and place`() {
    collector.add(error("4", b, 1))
    collector.add(error("3", a, 9))
    collector.add(error("2", a, 2))
    collector.add(error("1"))
    #expect(collector.sorted.map(\.message.text) == ["1", "2", "3", "4"])
  }

  @Test func `keeps the order of what is at one place`() {
    for text in ["z", "y", "x"] { collector.add(error(text, a)) }
    #expect(collector.sorted.map(\.message.text) == ["z", "y", "x"])
  }

  @Test func `says nothing twice`() {
    collector.add(error("same", a, 1))
    collector.add(error("same", a, 1))
    collector.add(error("same", a, 2))
    #expect(collector.sorted.count == 2)
  }

  @Test func `knows whether there are errors`() {
    collector.add(.warning(.init("test", "hm"), at: nil))
    #expect(!collector.hasErrors)
    collector.add(error("oh"))
    #expect(collector.hasErrors)
  }
}
