import ShortcutKit

/// `uuid`
struct GenerateUUID: Action {
  let name = "uuid"
  let category = ActionCategory.scripting
  let description = "Outputs a new universally unique identifier, made by chance (RFC 9562 §5.4), which --seed fixes."
  let summary = "New UUID"
  let output = Output(.text, "UUID")

  var examples: [ActionExample] {
    [
      ActionExample("How long it is", "- uuid\n- count: { what: characters }", output: "36"),
      ActionExample("A name for a folder", "- uuid\n- text: batch-${previous}", output: nil),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    let random = context.host.random
    let (version, variant) = (UInt64(4) << 12, UInt64(1) << 63)
    let high = random.next() & ~(UInt64(0xF) << 12) | version
    let low = random.next() & ~(UInt64(3) << 62) | variant
    let digits = [high, low].map { half in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var groups: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return .text(groups.joined(separator: "-"))
  }
}
