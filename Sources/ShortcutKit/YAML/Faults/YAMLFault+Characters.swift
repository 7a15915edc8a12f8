extension YAMLFault {
  /// A character that must not stand anywhere, or not where it does, or an escape that is none.
  var characterFault: Diagnostic? { controlCharacter ?? tab ?? escape }

  private var controlCharacter: Diagnostic? {
    guard problem == "control characters are not allowed" else { return nil }
    let scalar = file.slice(place..<place + 4).unicodeScalars.first ?? "\0"
    let help = scalar == "\0" ? "is this a text file? if it is UTF-16, save it as UTF-8" : nil
    return .error(.controlCharacter(scalar), at: span(place..<place + UTF8.width(scalar)), help: help)
  }

  private var tab: Diagnostic? {
    guard byte(at: place) == UInt8(ascii: "\t"), problem.contains("tab") || problem.contains("any token") else {
      return nil
    }
    let blanks = file.slice(place..<file.text.utf8.count).utf8.prefix(while: isBlank).count
    return .error(.tab, at: span(place..<place + blanks), help: "use spaces")
  }

  private var escape: Diagnostic? {
    let isUnknown = problem == "found unknown escape character" && !isLastByte
    guard isUnknown || problem.hasPrefix("did not find expected hex") || problem.contains("escape code") else {
      return nil
    }
    let line = file.lineRange(file.position(at: place).line)
    // Of a number, libyaml tells where its digits start.
    let start = isUnknown ? place : place - 2
    let digits = isUnknown ? 0 : file.slice(place..<line.upperBound).prefix { $0.isHexDigit }.utf8.count
    let escape = span(start..<start + 2 + digits)
    let help = "in single quotes, ‘\\’ is just a ‘\\’"
    return .error(.notAnEscape(escape.text), at: escape, help: help)
  }
}

extension Diagnostic.Message {
  fileprivate static let tab = Self("yaml.tab", "a tab is used for indentation")

  fileprivate static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return Self("yaml.control-character", "the control character U+\(digits) cannot stand in YAML")
  }

  fileprivate static func notAnEscape(_ escape: Substring) -> Self {
    Self("yaml.escape", "\(Wording.quoted(escape)) stands for no character in double quotes")
  }
}
