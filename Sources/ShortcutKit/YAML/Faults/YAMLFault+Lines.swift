extension YAMLFault {
  /// A line that does not fit to those above it.
  var lineFault: Diagnostic? {
    let line = line
    switch problem {
    case "did not find expected key":
      if byte(at: place) == UInt8(ascii: ":") { return .error(.missingKey, at: span(place..<place + 1)) }
      let help = "put a key above it, as ‘actions:’ above steps"
      return line.isItem && isBesideContext
        ? .error(.itemInMapping, at: span(line.written), help: help) : wrongIndentation(line)
    case "did not find expected '-' indicator", "did not find expected node content":
      if byte(at: line.written.lowerBound) == UInt8(ascii: "-"), !line.isItem {
        return .error(.missingSpace("-"), at: span(place..<place + 1))
      }
      guard siblingAbove(line)?.isItem ?? false else { return wrongIndentation(line) }
      let help = line.indentation == 0 ? "start it with ‘- ’" : "start it with ‘- ’, or indent it less than the list"
      return .error(.missingDash, at: span(line.content), help: help)
    case "did not find expected <document start>":
      guard let above = lineAbove(line), line.indentation < above.indentation else {
        return .error(.afterEnd, at: span(restOfLine(from: place)))
      }
      return wrongIndentation(line)
    default:
      return nil
    }
  }

  /// Whether the fault stands below the start of the list or mapping that it is in.
  private var isBesideContext: Bool {
    context.map { file.position(at: $0).column == file.position(at: place).column } ?? false
  }

  func wrongIndentation(_ line: WrittenLine) -> Diagnostic {
    let places = indentationsAbove(line).prefix(4).enumerated().map { index, place in
      (index == 0 ? Wording.count(place.columns, "space") : "\(place.columns)") + " (line \(place.line))"
    }
    let help = places.isEmpty ? nil : "expected " + Wording.list(places, "or")
    return .error(.indentation(line.indentation), at: span(line.written), help: help)
  }

  /// The indentations that a line may have: those of list items for an item, else those of keys.
  private func indentationsAbove(_ line: WrittenLine) -> [(columns: Int, line: Int)] {
    var result: [(columns: Int, line: Int)] = []
    var limit = Int.max
    var above = lineAbove(line)
    while let candidate = above, limit > 0 {
      let columns = line.isItem ? candidate.indentation : candidate.content.lowerBound - candidate.start
      if columns < limit, candidate.isItem || !line.isItem {
        result.append((columns, candidate.number))
      }
      limit = min(limit, columns)
      above = lineAbove(candidate)
    }
    return result
  }
}

extension Diagnostic.Message {
  static let missingKey = Self("yaml.missing-key", "a key is missing before this ‘:’")
  fileprivate static let itemInMapping = Self(
    "yaml.item-in-mapping", "a list item cannot stand among the keys of a mapping")
  fileprivate static let afterEnd = Self("yaml.after-end", "nothing can follow here, for the file’s value has ended")

  fileprivate static func indentation(_ columns: Int) -> Self {
    Self("yaml.indentation", "an indentation of \(Wording.count(columns, "space")) fits no line above")
  }
}
