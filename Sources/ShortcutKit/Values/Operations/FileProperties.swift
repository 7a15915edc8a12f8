import FileTransactions
import Foundation

extension FileName {
  /// The name as text, which it nearly always is; bytes that are no UTF-8 are written as `\xNN`.
  fileprivate var asText: String { text ?? description }
}

extension FileValue {
  /// A property of the file, by its normalised name; nil where there is none of that name.
  func property(_ key: String, in host: RunHost) throws(EvaluationError) -> Value? {
    switch key {
    case "name": return .text(name.asText)
    case "basename": return .text(name.stem().asText)
    case "extension": return .text(name.pathExtension().asText)
    case "type": return .text(type(in: host).identifier)
    case "path": return path.map { .text($0.text ?? $0.description) } ?? .nothing
    case "folder": return path.map { .file(FileValue($0.folder)) } ?? .nothing
    case "size": return size(in: host).map { .number(Number(Int($0))) } ?? .nothing
    case "modified": return modified(in: host).map(Value.date) ?? .nothing
    case "created":
      return path.flatMap { host.files.statusIfPresent(of: $0)?.created }.map { .date(Date($0)) } ?? .nothing
    case "content": return .text(try Value.file(self).asText(in: host))
    case "width", "height", "taken":
      guard type.conforms(to: .image) else {
        throw EvaluationError("‘\(name)’ is no image, so it has no \(key); its type is \(type.identifier)")
      }
      return try imageProperty(key, in: host)
    default: return nil
    }
  }

  private func imageProperty(_ key: String, in host: RunHost) throws(EvaluationError) -> Value {
    let header: ImageHeader
    do { header = try ImageHeader(of: self, in: host) } catch { throw EvaluationError("\(error)") }
    switch key {
    case "width": return header.width.map { .number(Number($0)) } ?? .nothing
    case "height": return header.height.map { .number(Number($0)) } ?? .nothing
    default: return header.taken(in: host.conventions.timeZone).map(Value.date) ?? .nothing
    }
  }
}
