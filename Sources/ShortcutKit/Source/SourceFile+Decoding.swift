extension SourceFile {
  /// A file from its bytes, which are UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///
  /// - Throws: an error at the first byte that is not part of a character.
  package convenience init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): try self.init(path: path, utf16: bytes) { UInt16($0) | UInt16($1) << 8 }
    case (0xFE, 0xFF): try self.init(path: path, utf16: bytes) { UInt16($0) << 8 | UInt16($1) }
    default:
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let text = bytes.dropFirst(mark)
      if let fault = firstFault(in: text, as: UTF8.self) {
        let file = SourceFile(path: path, text: String(decoding: text, as: UTF8.self))
        let byte = Diagnostic.Message.notUTF8(text[mark + fault], at: mark + fault)
        throw .error(byte, at: file.replacement(at: fault), help: "save the file as UTF-8; is it in Latin-1 now?")
      }
      self.init(path: path, text: String(decoding: text, as: UTF8.self))
    }
  }

  private convenience init(
    path: String, utf16 bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
  ) throws(Diagnostic) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) { units.append(unit(bytes[index], bytes[index + 1])) }
    self.init(path: path, text: String(decoding: units, as: UTF16.self))
    if let fault = firstFault(in: units, as: UTF16.self) {
      let start = String(decoding: units[..<fault], as: UTF16.self).utf8.count
      throw .error(.notUTF16(at: 2 + 2 * fault), at: replacement(at: start), help: "save the file as UTF-8")
    }
    if !bytes.count.isMultiple(of: 2) {
      let end = SourceSpan(file: self, range: text.utf8.count..<text.utf8.count)
      throw .error(.notUTF16(at: bytes.count - 1), at: end, help: "is the end of the file missing?")
    }
  }

  /// The span of the replacement character that a wrong byte was decoded to.
  private func replacement(at offset: Int) -> SourceSpan {
    SourceSpan(file: self, range: offset..<offset + UTF8.width("\u{FFFD}"))
  }
}

/// Where the first code unit stands that is not part of a character.
private func firstFault<Encoding: Unicode.Encoding>(
  in units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
) -> Int? {
  var iterator = units.makeIterator()
  var parser = Encoding.ForwardParser()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let character): offset += character.count
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}

extension Diagnostic.Message {
  static func notUTF8(_ byte: UInt8, at offset: Int) -> Self {
    Self("source.not-utf-8", "byte 0x\(hexadecimal(byte)) at offset \(offset) is not UTF-8")
  }

  static func notUTF16(at offset: Int) -> Self {
    Self("source.not-utf-16", "the bytes at offset \(offset) are not UTF-16, which the file starts as")
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
