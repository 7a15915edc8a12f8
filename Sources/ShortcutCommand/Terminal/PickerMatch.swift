#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How well texts match what was typed: its letters must be there in their order, and the best places for them count.
///
/// Letters that follow each other, starts of words, and an early place are worth points; gaps cost some. The best places
/// are found as two sequences are aligned (Smith and Waterman, with the affine gaps of Gotoh), but only where a text has
/// the letters: it has few of each.
struct PickerMatch {
  /// The most points that a text is told apart by.
  static let most = 1023
  /// How many places there is room for. Where a text may have more, they are not weighed up.
  private static let room = 1 << 14

  private enum Points {
    static let letter: Int32 = 4
    static let wordStart: Int32 = 8
    static let following: Int32 = 7
    static let gap: Int32 = 2
    static let early: Int32 = 12
    static let impossible = Int32.min / 2
  }

  /// What was typed, folded.
  let query: [UInt8]
  /// The places that each letter of the query can have, one letter behind the other.
  private var places = [Int32](repeating: 0, count: room)
  /// The points of the letters up to one, with that one at its place.
  private var points = [Int32](repeating: 0, count: room)
  /// Where the places of each letter end.
  private var ends: [Int]

  init(_ query: [UInt8]) {
    self.query = query
    ends = [Int](repeating: 0, count: query.count)
  }

  /// The points of a text from 0 to `most`; nil where it does not match.
  mutating func score(_ text: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard !query.isEmpty else { return 0 }
    guard text.count <= Self.room / query.count else { return Self.firstPlaces(of: query, text, bytes).map { _ in 0 } }
    guard Self.weigh(query, text, bytes, &places, &points, &ends) else { return nil }
    var best = Points.impossible
    for index in spots(of: query.count - 1) { best = max(best, points[index]) }
    return min(Self.most, max(0, Int(best)))
  }

  /// The places of the letters, from the start of the text; empty where it does not match.
  mutating func places(_ text: Range<Int>, in bytes: [UInt8]) -> [Int] {
    guard !query.isEmpty else { return [] }
    guard text.count <= Self.room / query.count else { return Self.firstPlaces(of: query, text, bytes) ?? [] }
    guard Self.weigh(query, text, bytes, &places, &points, &ends) else { return [] }
    // The first of the best, and from there always what led to it.
    guard var index = spots(of: query.count - 1).max(by: { points[$0] < points[$1] }) else { return [] }
    var found = [Int(places[index])]
    for letter in (0..<(query.count - 1)).reversed() {
      let place = places[index]
      let before = spots(of: letter).filter { places[$0] < place }
      guard let best = before.max(by: { worth(of: $0, before: place) < worth(of: $1, before: place) }) else { break }
      index = best
      found.append(Int(places[index]))
    }
    return found.reversed()
  }

  private func spots(of letter: Int) -> Range<Int> { (letter == 0 ? 0 : ends[letter - 1])..<ends[letter] }

  /// What a place of a letter is worth to a place of the next one.
  private func worth(of index: Int, before place: Int32) -> Int32 {
    let gap = place - 1 - places[index]
    return points[index] + (gap == 0 ? Points.following : -Points.gap - gap)
  }

  /// Finds the places of all letters and their points; false where the text does not match.
  private static func weigh(
    _ query: [UInt8], _ text: Range<Int>, _ bytes: [UInt8], _ allPlaces: inout [Int32], _ allPoints: inout [Int32],
    _ ends: inout [Int]
  ) -> Bool {
    // Spans look only once whether somebody else holds the array, and not for every place.
    var places = allPlaces.mutableSpan
    var points = allPoints.mutableSpan
    // The places of the letter before: from `next` on, they have not been passed yet.
    var (next, last, end) = (0, 0, 0)
    var start = text.lowerBound
    for letter in query.indices {
      let wanted = query[letter]
      // The best of the places that were passed, without the part of the gap that depends on the place it leads to.
      var far = Points.impossible
      let first = end
      while let position = bytes.place(of: wanted, from: start, to: text.upperBound) {
        start = position + 1
        let place = Int32(truncatingIfNeeded: position - text.lowerBound)
        var best = max(0, Points.early - place)
        if letter > 0 {
          while next < last, places[next] < place - 1 {
            far = max(far, points[next] + places[next])
            next += 1
          }
          best = far - Points.gap - (place - 1)
          if next < last, places[next] == place - 1 { best = max(best, points[next] + Points.following) }
        }
        let isStart = position == text.lowerBound || separates(bytes[position - 1])
        places[end] = place
        points[end] = best + Points.letter + (isStart ? Points.wordStart : 0)
        end += 1
      }
      if end == first { return false }
      ends[letter] = end
      start = text.lowerBound + Int(places[first]) + 1
      (next, last) = (first, end)
    }
    return true
  }

  /// Where places have no room to be weighed up: the first place of each letter.
  private static func firstPlaces(of query: [UInt8], _ text: Range<Int>, _ bytes: [UInt8]) -> [Int]? {
    var places: [Int] = []
    for place in text where places.count < query.count && bytes[place] == query[places.count] {
      places.append(place - text.lowerBound)
    }
    return places.count == query.count ? places : nil
  }

  /// Whether a word may start behind a byte.
  fileprivate static func separates(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: false
    default: true
    }
  }
}

extension [UInt8] {
  /// The next place of a byte. The C library looks at many bytes at once, which a list of 100,000 rows needs.
  fileprivate func place(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard start < end, let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base + start, Int32(byte), Swift.min(end, bytes.count) - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }
}
