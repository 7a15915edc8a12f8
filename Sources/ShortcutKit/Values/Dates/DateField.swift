/// A field of date patterns (UTS 35, Part 4, “Date Field Symbol Table”).
struct DateField: Sendable {
  /// What it stands for, in words.
  let name: String
  /// How often the letter may be repeated; nil for as often as one likes.
  private let counts: [Int]?

  private init(_ name: String, _ counts: [Int]?) {
    self.name = name
    self.counts = counts
  }

  /// Whether the letter may stand so many times.
  func allows(_ count: Int) -> Bool { counts?.contains(count) ?? true }

  /// How often the letter may stand, in words.
  var lengths: String {
    guard let counts, let first = counts.first, let last = counts.last else { return "as often as you like" }
    if counts.count == 1 { return "once" }
    return counts.count == 2 ? "\(first) or \(last) times" : "\(first) to \(last) times"
  }

  /// The fields by their letters.
  static let all: [Unicode.Scalar: DateField] = {
    let (two, four, five, six) = ([1, 2], Array(1...4), Array(1...5), Array(1...6))
    return [
      "G": DateField("era", five), "y": DateField("year", nil), "Y": DateField("year of the week", nil),
      "u": DateField("extended year", nil), "U": DateField("cyclic year", five),
      "r": DateField("related Gregorian year", nil), "Q": DateField("quarter", five), "q": DateField("quarter", five),
      "M": DateField("month", five), "L": DateField("month", five), "w": DateField("week of the year", two),
      "W": DateField("week of the month", [1]), "d": DateField("day of the month", two),
      "D": DateField("day of the year", [1, 2, 3]), "F": DateField("day of the week in the month", [1]),
      "g": DateField("Julian day", nil), "E": DateField("day of the week", six),
      "e": DateField("day of the week", six), "c": DateField("day of the week", six),
      "a": DateField("AM or PM", five), "b": DateField("AM, PM, noon or midnight", five),
      "B": DateField("part of the day", five), "h": DateField("hour from 1 to 12", two),
      "H": DateField("hour from 0 to 23", two), "K": DateField("hour from 0 to 11", two),
      "k": DateField("hour from 1 to 24", two), "m": DateField("minute", two), "s": DateField("second", two),
      "S": DateField("fraction of a second", nil), "A": DateField("milliseconds of the day", nil),
      "z": DateField("zone", four), "Z": DateField("zone", five), "O": DateField("zone", [1, 4]),
      "v": DateField("zone", [1, 4]), "V": DateField("zone", four), "X": DateField("zone offset", five),
      "x": DateField("zone offset", five),
    ]
  }()
}
