/// Leads from a count of Unicode scalars, by which libyaml counts, to the UTF-8 offset.
///
/// libyaml's lines are of no use here, since it takes three more characters for line breaks than YAML 1.2 does.
struct ScalarOffsets {
  private static let stride = 32

  private let text: String
  /// The offset of every 32nd scalar; empty for ASCII, where there is nothing to count.
  private var checkpoints: [Int] = []

  init(_ text: String) {
    self.text = text
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
    var scalars = 0
    for (offset, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 {
      if scalars.isMultiple(of: Self.stride) { checkpoints.append(offset) }
      scalars += 1
    }
  }

  /// The offset of a scalar; the end of the text if it has less of them.
  subscript(scalar: Int) -> Int {
    if checkpoints.isEmpty { return min(scalar, text.utf8.count) }
    guard scalar / Self.stride < checkpoints.count else { return text.utf8.count }
    let utf8 = text.utf8
    let checkpoint = utf8.index(utf8.startIndex, offsetBy: checkpoints[scalar / Self.stride])
    let index = text.unicodeScalars.index(checkpoint, offsetBy: scalar % Self.stride, limitedBy: text.endIndex)
    return utf8.distance(from: utf8.startIndex, to: index ?? text.endIndex)
  }
}
