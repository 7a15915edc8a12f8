import ShortcutKit

extension String {
  /// The text as one word of a POSIX shell, quoted only where it has to be (POSIX, XCU §2.2).
  var shellQuoted: String {
    let plain =
      !isEmpty && !hasPrefix("~")
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          true
        default: "-_./:,+@%=~".utf8.contains(byte)
        }
      }
    return plain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
