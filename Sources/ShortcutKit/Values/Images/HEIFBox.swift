/// A box of the ISO base media file format (ISO/IEC 14496-12 §4.2).
struct HEIFBox {
  let type: String
  /// Where its content starts and ends.
  let start: Int
  let end: Int

  /// Reads the head of a box, which ends at `end` at the latest; nil where there is none.
  init?(_ bytes: [UInt8], at place: Int, end limit: Int?) {
    guard let short = bytes.number(at: place, size: 4, .big), bytes.count >= place + 8 else { return nil }
    type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
    let size: Int
    switch short {
    case 0: size = (limit ?? 1 << 40) - place  // it goes on to the end
    case 1:
      guard let long = bytes.number(at: place + 8, size: 8, .big), long < 1 << 48 else { return nil }
      size = long
    default: size = short
    }
    let head = short == 1 ? 16 : 8
    guard size >= head else { return nil }
    start = place + head
    end = limit.map { min($0, place + size) } ?? place + size
  }

  /// The boxes one behind the other between two places.
  static func boxes(in bytes: [UInt8], from start: Int, to end: Int) -> [HEIFBox] {
    var boxes: [HEIFBox] = []
    var place = start
    let end = min(end, bytes.count)
    while place < end, let box = HEIFBox(bytes, at: place, end: end) {
      boxes.append(box)
      place = box.end
    }
    return boxes
  }

  /// The boxes that stand at the end of a path of types.
  static func all(in bytes: [UInt8], at path: [String]) -> [HEIFBox] {
    var found = boxes(in: bytes, from: 0, to: bytes.count).filter { $0.type == path.first }
    for type in path.dropFirst() {
      found = found.flatMap { boxes(in: bytes, from: $0.start, to: $0.end) }.filter { $0.type == type }
    }
    return found
  }
}
