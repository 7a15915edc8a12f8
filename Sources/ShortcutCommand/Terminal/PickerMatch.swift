/// How well texts match what was typed: its letters must be there in their order, and the best place for them counts.
///
/// Letters that follow each other, starts of words, and an early place are worth points; gaps cost some. The best place is
/// found as two sequences are aligned (Smith and Waterman, with the affine gaps of Gotoh).
struct PickerMatch {
  /// The most points that a text is told apart by.
  static let most = 1023
  /// Longer texts and filters are matched, but their places are not weighed up.
  private static let roomForScores = 1 << 14

  private enum Points {
    static let letter = 4
    static let wordStart = 6
    static let following = 7
    static let gap = 2
    static let later = 1
    static let early = 12
    static let impossible = Int32.min / 2
  }

  /// What was typed, folded.
  let query: [UInt8]
  /// The best score with letter `i` at place `j`, and behind it, the best score of an earlier place with the gap since.
  private var scores = [Int32](repeating: 0, count: 2 * roomForScores)

  init(_ query: [UInt8]) { self.query = query }

  /// The points of a text from 0 to `most`; nil where it does not match.
  mutating func score(_ text: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard let stretch = stretch(text, in: bytes) else { return nil }
    guard stretch.count * query.count <= Self.roomForScores else { return 0 }
    fill(stretch, of: text, bytes)
    let last = (query.count - 1) * stretch.count
    var best = Points.impossible
    for place in last..<(last + stretch.count) { best = max(best, scores[place]) }
    return min(Self.most, max(0, Int(best)))
  }

  /// The places of the letters, from the start of the text; empty where it does not match.
  mutating func places(_ text: Range<Int>, in bytes: [UInt8]) -> [Int] {
    guard !query.isEmpty, let stretch = stretch(text, in: bytes) else { return [] }
    guard stretch.count * query.count <= Self.roomForScores else { return firstPlaces(text, bytes) }
    fill(stretch, of: text, bytes)
    let (count, gaps) = (stretch.count, Self.roomForScores)
    var letter = query.count - 1
    var place = (0..<count).max { scores[letter * count + $0] < scores[letter * count + $1] } ?? 0
    var places = [place]
    while letter > 0 {
      let before = (letter - 1) * count
      let far = scores[gaps + before + place - 1]
      if scores[before + place - 1] + Int32(Points.following) >= far {
        place -= 1
      } else {
        let cost = { (other: Int) in Int32(Points.gap + Points.later * (place - 1 - other)) }
        place = (0..<(place - 1)).last { scores[before + $0] - cost($0) == far } ?? place - 1
      }
      letter -= 1
      places.append(place)
    }
    return places.reversed().map { $0 + stretch.lowerBound - text.lowerBound }
  }

  /// From the first place of the first letter to the last one of the last letter; nil where the text does not match.
  private func stretch(_ text: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard let final = query.last else { return text.lowerBound..<text.lowerBound }
    var (found, first, place) = (0, text.lowerBound, text.lowerBound)
    while found < query.count {
      guard place < text.upperBound else { return nil }
      if bytes[place] == query[found] {
        if found == 0 { first = place }
        found += 1
      }
      place += 1
    }
    var end = text.upperBound
    while end > place, bytes[end - 1] != final { end -= 1 }
    return first..<end
  }

  private mutating func fill(_ stretch: Range<Int>, of text: Range<Int>, _ bytes: [UInt8]) {
    let (count, gaps) = (stretch.count, Self.roomForScores)
    for letter in 0..<query.count {
      let (row, before) = (letter * count, (letter - 1) * count)
      var far = Points.impossible
      var last = Points.impossible
      for place in 0..<count {
        var score = Points.impossible
        let byte = bytes[stretch.lowerBound + place]
        if byte == query[letter] {
          let start = Self.isWordStart(stretch.lowerBound + place, of: text, bytes) ? Points.wordStart : 0
          if letter == 0 {
            let late = min(stretch.lowerBound + place - text.lowerBound, Points.early)
            score = Int32(Points.letter + start + Points.early - late)
          } else if place > 0 {
            let best = max(scores[before + place - 1] + Int32(Points.following), scores[gaps + before + place - 1])
            score = best + Int32(Points.letter + start)
          }
        }
        far = max(far - Int32(Points.later), last - Int32(Points.gap + Points.later))
        last = score
        scores[row + place] = score
        scores[gaps + row + place] = far
      }
    }
  }

  /// Where scores have no room: the first place of each letter.
  private func firstPlaces(_ text: Range<Int>, _ bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    for place in text where places.count < query.count && bytes[place] == query[places.count] {
      places.append(place - text.lowerBound)
    }
    return places
  }

  private static func isWordStart(_ place: Int, of text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard place > text.lowerBound else { return true }
    switch bytes[place - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: return false
    default: return true
    }
  }
}
