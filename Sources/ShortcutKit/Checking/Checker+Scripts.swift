extension Checker {
  /// Checks a program for a shell: it is taken as it is written, for `${ }` is the shell's own there.
  ///
  /// Values are never pasted into a program, as they could become a part of it. What looks as if one was to be gets a
  /// warning; `$${`, which means `${` everywhere, does so here and gets none.
  func script(_ node: YAMLNode) -> Compiled {
    if node.isAbsent { return Compiled(.nothing) }
    guard let text = node.text else {
      report(.wantsOther(.script, "something else than a text"), node.span.start(of: 1))
      return .invalid
    }
    var script = ScriptText(text)
    let names = Set((scope.names + Self.valuesOfSteps).map { normalizedName($0) })
    let origin = ScalarOrigin(node)
    for expansion in script.takeExpansions() where expansion.isMeantForShortcut(knowing: names) {
      diagnostics.add(
        .warning(
          .valueInScript(expansion.text), at: origin.span(of: expansion.range),
          help: "let the value flow in: with ‘pass-input: as-arguments’ it is \"$1\" in the script"))
    }
    return Compiled(.text(script.text), type: .text)
  }

  private static let valuesOfSteps = ["input", "previous", "item", "index", "now", "today", "clipboard"]
}

/// The text of a script, with the places where `${` stands.
private struct ScriptText {
  struct Expansion {
    /// As it is written, with its braces.
    let text: String
    /// Its place in the written text, in bytes.
    let range: Range<Int>
  }

  private let written: [UInt8]
  private(set) var text = ""

  init(_ text: String) { written = Array(text.utf8) }

  private static let opening = Array("${".utf8)
  private static let escapedOpening = Array("$${".utf8)

  /// Finds what stands in `${ }`, and makes the text without the escapes.
  mutating func takeExpansions() -> [Expansion] {
    var (found, output): ([Expansion], [UInt8]) = ([], [])
    var next = 0
    while next < written.count {
      if written[next...].starts(with: Self.escapedOpening) {
        output.append(contentsOf: Self.opening)
        next += Self.escapedOpening.count
        continue
      }
      if written[next...].starts(with: Self.opening), let end = written[next...].firstIndex(of: UInt8(ascii: "}")) {
        let range = next..<end + 1
        found.append(Expansion(text: String(decoding: written[range], as: UTF8.self), range: range))
      }
      output.append(written[next])
      next += 1
    }
    text = String(decoding: output, as: UTF8.self)
    return found
  }
}

extension ScriptText.Expansion {
  /// Whether this names one of the shortcut's values, or is nothing that a shell could expand (POSIX XCU §2.6.2).
  func isMeantForShortcut(knowing names: Set<String>) -> Bool {
    let inner = text.dropFirst(2).dropLast()
    if names.contains(normalizedName(inner.trimmingWhitespace)) { return true }
    let name = inner.drop { $0 == "#" || $0 == "!" }.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == "_" }
    if name.isEmpty { return !inner.contains { "#!@*?$-".contains($0) } }
    let rest = inner[name.endIndex...]
    return rest.first.map { !":-+=?#%/^,@[~*".contains($0) } ?? false
  }
}

extension Diagnostic.Message {
  static func valueInScript(_ expansion: String) -> Self {
    Self("check.value-in-script", "\(Wording.quoted(expansion)) stays as it is: values are never pasted into a script")
  }
}
