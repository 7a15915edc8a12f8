/// A syntax error as libyaml tells it: in its words, and where it noticed.
///
/// Its words are those of a parser (“did not find expected key”). What a person did is seen in the lines around it, so
/// each of the usual traps looks at them, and the first that knows its own speaks.
struct YAMLFault {
  let file: SourceFile
  /// libyaml's words.
  let problem: String
  /// Where it noticed.
  let place: Int
  /// Where that starts which it was reading, if it tells.
  let context: Int?
  /// The last event before it.
  let previous: YAMLEvent?
  /// Where the innermost collection that has been started has its `{` or `[`; nil if it is written in lines.
  let openBracket: Int?
}

extension YAMLFault {
  /// The error in our words.
  var diagnostic: Diagnostic {
    characterFault ?? quoteFault ?? flowFault ?? textAfterValue ?? indicatorFault ?? colonFault ?? lineFault ?? anyFault
  }

  private var anyFault: Diagnostic { .error(.notYAML(problem), at: span(place..<place)) }

  // MARK: What the traps look at

  var isInFlow: Bool { openBracket != nil }

  var isAtEnd: Bool { place >= file.text.utf8.count }

  var isLastByte: Bool { place + 1 >= file.text.utf8.count }

  /// The ASCII character at an offset, nil if there is none.
  func byte(at offset: Int) -> UInt8? { file.slice(offset..<offset + 1).utf8.first }

  /// The line that an offset is in.
  func line(at offset: Int) -> WrittenLine { WrittenLine(file.position(at: offset).line, of: file) }

  /// The line where the fault was noticed.
  var line: WrittenLine { line(at: place) }

  /// The nearest line above that is not empty and not just a comment.
  func lineAbove(_ line: WrittenLine) -> WrittenLine? {
    var number = line.number - 1
    while number > 0 {
      let above = WrittenLine(number, of: file)
      if !above.isEmpty { return above }
      number -= 1
    }
    return nil
  }

  /// What is written from an offset to the end of its line.
  func restOfLine(from offset: Int) -> Range<Int> { offset..<max(offset, line(at: offset).written.upperBound) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: range) }
}

extension Diagnostic.Message {
  fileprivate static func notYAML(_ problem: String) -> Self {
    Self("yaml.syntax", "this is not YAML: \(problem)")
  }
}
