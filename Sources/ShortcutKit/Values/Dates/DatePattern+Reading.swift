public import Foundation

extension DatePattern {
  /// Whether a text is, from its start to its end, a date under this pattern, in any case of its letters.
  ///
  /// The date must exist (`2024-02-30` does not), and numbers must have the digits that the pattern writes.
  public func matches(_ text: String, in zone: TimeZone, locale: Locale? = nil) -> Bool {
    if locale == nil, isNumeric, hasFixedWidths { return matchesNumbers(text) }
    guard let date = DateFormatters.shared.date(text, under: self, in: zone, locale: locale) else { return false }
    // A formatter reads more than it writes, such as a wrong day of the week. Without a year in the pattern any year
    // may be meant; days fall on the same weekdays every 28 years.
    var calendar = locale?.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return (0..<(hasYear ? 1 : 28)).contains { years in
      guard let date = calendar.date(byAdding: .year, value: years, to: date) else { return false }
      return self.text(date, in: zone, locale: locale).lowercased() == text.lowercased()
    }
  }

  private var hasYear: Bool {
    elements.contains { element in
      guard case .field(let letter, _) = element else { return false }
      return "yYuUrg".unicodeScalars.contains(letter)
    }
  }

  private var hasFixedWidths: Bool {
    elements.allSatisfy { element in
      switch element {
      case .literal, .field("S", _): true
      case .field("y", let count): count == 2 || count == 4
      case .field(_, let count): count == 2
      }
    }
  }

  private func matchesNumbers(_ text: String) -> Bool {
    var reader = ByteReader(text)
    // Where the pattern has no year, the 29th of February is a day.
    var time = CivilTime(year: 2000)
    for element in elements {
      switch element {
      case .literal(let literal):
        guard reader.take(text: literal) else { return false }
      case .field("S", let count):
        guard reader.takeDigits(count) else { return false }
      case .field(let letter, let count):
        guard let number = reader.number(digits: count) else { return false }
        time.set(letter, to: letter == "y" && count == 2 ? 2000 + number : number)
      }
    }
    // The calendar has no year 0.
    return reader.isAtEnd && time.isValid && time.year > 0
  }
}

extension CivilTime {
  fileprivate mutating func set(_ letter: Unicode.Scalar, to number: Int) {
    switch letter {
    case "y": year = number
    case "M": month = number
    case "d": day = number
    case "H": hour = number
    case "m": minute = number
    default: second = number
    }
  }
}
