/// Finds what stands for each byte of a plain or quoted scalar (YAML 1.2.2 §7.3).
struct FlowScalarTracer {
  private let source: ScalarSource
  private let style: YAMLNode.ScalarStyle
  private let end: Int
  private var next: Int
  private var parts: [Range<Int>] = []

  init(_ source: ScalarSource, _ style: YAMLNode.ScalarStyle) {
    self.source = source
    self.style = style
    let quote = style == .plain ? 0 : 1
    next = quote
    end = source.count - quote
  }

  mutating func trace() -> [Range<Int>] {
    while next < end {
      if source.isBlank(at: next) || source.lineBreakLength(at: next) > 0 {
        traceWhiteSpace()
      } else if style == .doubleQuoted, source[next] == UInt8(ascii: "\\") {
        traceEscape()
      } else if style == .singleQuoted, source[next] == UInt8(ascii: "'") {
        add(1, writtenIn: 2)
      } else {
        add(1, writtenIn: 1)
      }
    }
    return parts
  }

  /// Adds bytes of the text that are written, all together, in some bytes of the source.
  private mutating func add(_ count: Int, writtenIn length: Int) {
    parts.append(contentsOf: repeatElement(next..<next + length, count: count))
    next += length
  }

  /// One line break is a space, more of them are one less; blanks around them are nothing.
  private mutating func traceWhiteSpace() {
    let start = next
    var firstBreak: Int?
    var moreBreaks: [Int] = []
    while next < end {
      let length = source.lineBreakLength(at: next)
      if length > 0 {
        if firstBreak == nil { firstBreak = next } else { moreBreaks.append(next) }
      } else if !source.isBlank(at: next) {
        break
      }
      next += max(1, length)
    }
    guard let firstBreak else {
      parts.append(contentsOf: (start..<next).map { $0..<$0 + 1 })
      return
    }
    if source.isSeparator(at: firstBreak) {
      addBreak(firstBreak)
    } else if moreBreaks.isEmpty {
      parts.append(start..<next)
    }
    moreBreaks.forEach { addBreak($0) }
  }

  private mutating func addBreak(_ offset: Int) {
    let length = source.lineBreakLength(at: offset)
    let range = offset..<offset + length
    parts.append(contentsOf: repeatElement(range, count: source.isSeparator(at: offset) ? length : 1))
  }

  private mutating func traceEscape() {
    let lineBreak = source.lineBreakLength(at: next + 1)
    if lineBreak > 0 {
      next += 1 + lineBreak
      skipToText()
      return
    }
    switch source[next + 1] {
    case UInt8(ascii: "x"): addHexadecimal(digits: 2)
    case UInt8(ascii: "u"): addHexadecimal(digits: 4)
    case UInt8(ascii: "U"): addHexadecimal(digits: 8)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): add(2, writtenIn: 2)  // U+0085, U+00A0
    case UInt8(ascii: "L"), UInt8(ascii: "P"): add(3, writtenIn: 2)  // U+2028, U+2029
    default: add(1, writtenIn: 2)
    }
  }

  /// After an escaped line break: empty lines are line breaks, blanks are nothing.
  private mutating func skipToText() {
    while next < end {
      let length = source.lineBreakLength(at: next)
      if length > 0 {
        addBreak(next)
      } else if !source.isBlank(at: next) {
        return
      }
      next += max(1, length)
    }
  }

  private mutating func addHexadecimal(digits: Int) {
    let written = source.bytes[min(next + 2, end)..<min(next + 2 + digits, end)]
    let scalar = UInt32(String(decoding: written, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    add(scalar.map(UTF8.width) ?? 1, writtenIn: 2 + digits)
  }
}
