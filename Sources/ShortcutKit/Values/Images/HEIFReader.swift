/// Reads the numbers of a box one after the other.
struct HEIFReader {
  private let bytes: [UInt8]
  private var next: Int
  private let end: Int
  /// The version of the box, and its flags, which stand before all else.
  let version: Int
  let flags: Int

  /// Reads the first box at the end of a path; nil where there is none.
  init?(_ meta: [UInt8], at path: [String]) {
    guard let box = HEIFBox.all(in: meta, at: path).first, let version = meta.number(at: box.start, size: 1, .big),
      let flags = meta.number(at: box.start + 1, size: 3, .big)
    else { return nil }
    bytes = meta
    next = box.start + 4
    end = box.end
    self.version = version
    self.flags = flags
  }

  /// The next number; one of no bytes is 0.
  mutating func number(_ size: Int) -> Int? {
    guard size > 0 else { return 0 }
    guard size <= 8, next <= end - size, let number = bytes.number(at: next, size: size, .big) else { return nil }
    next += size
    return number
  }
}
