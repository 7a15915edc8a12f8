import FileTransactions
import Foundation
import ShortcutKit

/// Which date of a file goes into its name.
enum DateSource: ValueConvertible, Hashable {
  case now, created, modified, taken
  case fixed(Date)

  static var valueType: ValueType { .date }
  var asValue: Value {
    if case .fixed(let date) = self { return .date(date) }
    return .text(word)
  }

  /// One of the words, or whatever converts to a date.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    guard case .text(let text) = value else {
      self = .fixed(try Date(coercing: value, in: host))
      return
    }
    let words: [DateSource] = [.now, .created, .modified, .taken]
    if let source = words.first(where: { normalizedName(text) == $0.word }) {
      self = source
    } else if let date = DateText.date(text, now: host.clock.now(), in: host.conventions.timeZone) {
      self = .fixed(date)
    } else {
      let nearest = Spelling.nearest(to: text, among: words.map(\.word)).map { "; did you mean ‘\($0)’?" } ?? ""
      throw CoercionFailure(
        value, expected: .date,
        .because("\(Wording.quoted(text)) is not now, created, modified, taken or a date such as 2026-11-30\(nearest)"))
    }
  }

  /// What a file does not have when it has no such date.
  var word: String {
    switch self {
    case .now: "now"
    case .created: "created"
    case .modified: "modified"
    case .taken: "taken"
    case .fixed: "given"
    }
  }

  /// The date of a file; nil where it has none of this kind.
  func date(of file: FileValue, in host: RunHost) throws -> Date? {
    switch self {
    case .now: return host.clock.now()
    case .fixed(let date): return date
    case .created:
      return try file.path.flatMap { try host.files.status(of: $0, followingLinks: true).created }.map { Date($0) }
    case .modified:
      return try file.path.map { Date(try host.files.status(of: $0, followingLinks: true).modified) }
    case .taken:
      // Looking into a pipe would take from what it carries.
      if case .stream = file.content { return nil }
      do { return try ImageHeader(of: file, in: host).taken(in: host.conventions.timeZone) } catch let error
        as FileError
      {
        throw error
      } catch {
        // It is no picture, or one whose header nobody can read: no date is known.
        return nil
      }
    }
  }
}
