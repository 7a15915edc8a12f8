import FileTransactions

/// A pattern for the name of one file: `*` is any characters, `?` any one, `[a-z]` one of some, `[!a-z]` none of them.
///
/// A backslash makes the character behind it an ordinary one (POSIX XCU §2.14). Characters are what people see as one,
/// however they are composed.
struct NamePattern {
  private enum Element {
    case character(Character)
    case one
    case any
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private var elements: [Element] = []
  /// Whether hidden files are asked for: the pattern itself starts with a dot.
  let matchesHidden: Bool

  init(_ text: Substring) {
    let characters = Array(text)
    matchesHidden = characters.first == "."
    var next = 0
    while next < characters.count {
      let character = characters[next]
      next += 1
      switch character {
      case "*": elements.append(.any)
      case "?": elements.append(.one)
      case "[": elements.append(Self.set(in: characters, from: &next) ?? .character("["))
      case "\\" where next < characters.count:
        elements.append(.character(characters[next]))
        next += 1
      default: elements.append(.character(character))
      }
    }
  }

  /// Reads what stands behind a `[`; nil, where no `]` closes it.
  private static func set(in characters: [Character], from place: inout Int) -> Element? {
    var next = place
    let isNegated = next < characters.count && (characters[next] == "!" || characters[next] == "^")
    if isNegated { next += 1 }
    var ranges: [ClosedRange<Character>] = []
    while next < characters.count, characters[next] != "]" || ranges.isEmpty {
      if characters[next] == "\\", next + 1 < characters.count { next += 1 }
      let first = characters[next]
      if next + 2 < characters.count, characters[next + 1] == "-", characters[next + 2] != "]" {
        let last = characters[next + 2]
        ranges.append(first <= last ? first...last : first...first)
        next += 3
      } else {
        ranges.append(first...first)
        next += 1
      }
    }
    guard next < characters.count else { return nil }
    place = next + 1
    return .set(ranges, isNegated: isNegated)
  }

  /// The one name that the pattern is for, if there is nothing to match in it.
  var literal: FileName? {
    var text = ""
    for element in elements {
      guard case .character(let character) = element else { return nil }
      text.append(character)
    }
    return FileName(text)
  }

  /// Whether a name is of the pattern. Bytes that are no UTF-8 match `?` and `*`.
  func matches(_ name: FileName) -> Bool {
    if name.isHidden, !matchesHidden { return false }
    let characters = Array(String(decoding: name.bytes, as: UTF8.self))
    var (element, character) = (0, 0)
    // Where the last `*` stands, and the characters that it has taken so far: it takes more when the rest does not fit.
    var star: (element: Int, character: Int)?
    while character < characters.count {
      if element < elements.count, case .any = elements[element] {
        star = (element, character)
        element += 1
      } else if element < elements.count, Self.fits(characters[character], elements[element]) {
        element += 1
        character += 1
      } else if let last = star {
        star = (last.element, last.character + 1)
        (element, character) = (last.element + 1, last.character + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { if case .any = $0 { true } else { false } }
  }

  private static func fits(_ character: Character, _ element: Element) -> Bool {
    switch element {
    case .character(let other): character == other
    case .one: true
    case .any: false
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }
}
