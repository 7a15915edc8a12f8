import ShortcutKit

/// Prints what happens in a run, for `--trace`.
struct TracePrinter: Sendable {
  let streams: Streams
  let host: RunHost

  func show(_ event: RunEvent) {
    switch event {
    case .started: break
    case .ended(let action, let span, let depth, let input, let output, let time):
      let flow = input.map { preview($0) + " → " } ?? ""
      streams.report("\(place(span, depth)) \(action): \(flow)\(preview(output)) (\(Self.text(time)))")
    case .skipped(let action, let span, let depth):
      streams.report("\(place(span, depth)) \(action): skipped")
    case .unknownFromHere: break
    }
  }

  private func place(_ span: SourceSpan, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + "\(span.file.path):\(span.start.line):"
  }

  private func preview(_ value: Value) -> String {
    switch value {
    case .text(let text): Wording.quoted(text)
    case .nothing: "nothing"
    case .list(let items) where items.count == 1: "[\(preview(items[0]))]"
    default: value.inWords
    }
  }

  private static func text(_ time: Duration) -> String {
    let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    return microseconds < 1000 ? "\(microseconds) µs" : "\(Double(microseconds / 100) / 10) ms"
  }
}
