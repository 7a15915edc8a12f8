import FileTransactions
import Foundation
import ShortcutKit

extension VCardProperty {
  /// The picture: a file in memory where the card holds it, else its url; nil where it is none of both.
  func photo(named name: String) throws(VCardError) -> Value? {
    if has("ENCODING", "B") || has("ENCODING", "BASE64") { return file(base64: value[...], named: name) }
    let text = try self.text()
    // RFC 2397: data:image/jpeg;base64,…
    if text.lowercased().hasPrefix("data:"), let comma = text.firstIndex(of: ",") {
      guard text[..<comma].lowercased().hasSuffix(";base64") else { return nil }
      return file(base64: Array(text[text.index(after: comma)...].utf8)[...], named: name)
    }
    return text.contains(":") ? .url(URLValue(text)) : nil
  }

  private func file(base64 text: ArraySlice<UInt8>, named name: String) -> Value? {
    guard let data = Data(base64Encoded: Data(text), options: .ignoreUnknownCharacters), !data.isEmpty else {
      return nil
    }
    let bytes = Array(data)
    var stem = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    while stem.utf8.count > 200 { stem.removeLast() }
    return .file(FileValue(.bytes(bytes), name: FileName(stem + Self.ending(of: bytes)), type: Self.type(of: bytes)))
  }

  /// The extension of pictures that start like this.
  private static func ending(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return ".jpg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return ".png" }
    return bytes.starts(with: Array("GIF8".utf8)) ? ".gif" : ""
  }

  private static func type(of bytes: [UInt8]) -> FileType? { ending(of: bytes).isEmpty ? .image : nil }
}
