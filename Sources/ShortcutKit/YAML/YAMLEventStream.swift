import CLibYAML

/// The events of a YAML file, read by libyaml.
///
/// libyaml is C: its parser needs an address that stays, and its input has to live as long as the parser. Both belong to
/// this value, which cannot be copied, and are freed with it; nothing that points into them leaves it.
@safe struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let file: SourceFile
  private let offsets: ScalarOffsets
  /// The lists and mappings that have been started and not ended.
  private var open: [Collection] = []
  /// The last event, which a syntax error may be about.
  private var previous: YAMLEvent?

  private struct Collection {
    let start: Int
    let isFlow: Bool
  }

  init(_ file: SourceFile) {
    self.file = file
    offsets = ScalarOffsets(file.text)
    unsafe input = .allocate(capacity: max(1, file.text.utf8.count))
    _ = unsafe input.initialize(from: file.text.utf8)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, file.text.utf8.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Reads up to the next event; after the end of the stream it has to be called no more.
  ///
  /// - Throws: the syntax error that ends the reading.
  mutating func next() throws(Diagnostic) -> YAMLEvent {
    while true {
      var raw = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else { throw fault().diagnostic }
      let event = unsafe event(raw)
      unsafe yaml_event_delete(&raw)
      guard let event else { continue }
      previous = event
      return event
    }
  }

  /// What an event says; nil if it says nothing of use.
  private mutating func event(_ raw: yaml_event_t) -> YAMLEvent? {
    switch unsafe raw.type {
    case YAML_DOCUMENT_START_EVENT:
      return unsafe YAMLEvent(kind: .documentStart, range: range(of: raw))
    case YAML_STREAM_END_EVENT:
      return unsafe YAMLEvent(kind: .streamEnd, range: range(of: raw))
    case YAML_ALIAS_EVENT:
      let name = unsafe text(raw.data.alias.anchor) ?? ""
      return unsafe YAMLEvent(kind: .alias(name), range: range(of: raw))
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let style = unsafe YAMLNode.ScalarStyle(scalar.style)
      return unsafe contentEvent(
        .scalar(String(decoding: bytes, as: UTF8.self), style), raw, anchor: scalar.anchor, tag: scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = unsafe raw.data.sequence_start
      let event = unsafe contentEvent(.sequenceStart, raw, anchor: sequence.anchor, tag: sequence.tag)
      open.append(
        Collection(start: event.range.lowerBound, isFlow: unsafe sequence.style == YAML_FLOW_SEQUENCE_STYLE))
      return event
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe raw.data.mapping_start
      let event = unsafe contentEvent(.mappingStart, raw, anchor: mapping.anchor, tag: mapping.tag)
      open.append(Collection(start: event.range.lowerBound, isFlow: unsafe mapping.style == YAML_FLOW_MAPPING_STYLE))
      return event
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return unsafe collectionEnd(range(of: raw))
    default:
      return nil
    }
  }

  private func contentEvent(
    _ kind: YAMLEvent.Kind, _ raw: yaml_event_t, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent {
    let range = unsafe range(of: raw)
    let properties = unsafe YAMLEvent.Properties(anchor: text(anchor), tag: text(tag), in: range, of: file)
    return YAMLEvent(kind: kind, range: properties?.content ?? range, properties: properties)
  }

  /// Ends a list or mapping: in block style with its last part, for libyaml ends it where the next token starts.
  private mutating func collectionEnd(_ end: Range<Int>) -> YAMLEvent {
    let collection = open.popLast() ?? Collection(start: end.lowerBound, isFlow: true)
    let last = collection.isFlow ? end.upperBound : previous?.range.upperBound ?? end.upperBound
    return YAMLEvent(kind: .collectionEnd, range: collection.start..<max(collection.start, last))
  }

  private func range(of raw: yaml_event_t) -> Range<Int> {
    let start = unsafe offsets[raw.start_mark.index]
    return start..<max(start, unsafe offsets[raw.end_mark.index])
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }

  private func fault() -> YAMLFault {
    let state = unsafe parser.pointee
    let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "not enough memory"
    // Of a character that YAML does not allow, libyaml tells the offset in bytes.
    let isCharacter = unsafe state.error == YAML_READER_ERROR
    return unsafe YAMLFault(
      file: file,
      problem: problem,
      place: isCharacter ? Int(state.problem_offset) : offsets[state.problem_mark.index],
      context: state.context == nil ? nil : offsets[state.context_mark.index],
      previous: previous,
      openBracket: open.last.flatMap { $0.isFlow ? $0.start : nil })
  }
}

extension YAMLNode.ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
