import FileTransactions
import Foundation
import ShortcutKit

/// Where a name has its date: `DATE_name.ext` or `name_DATE.ext`.
enum StampPosition: String, Choice {
  case prepend, append
}

/// Dates of one form at one place of names.
struct DateStamp {
  private static let underscore = UInt8(ascii: "_")

  let pattern: DatePattern
  let zone: TimeZone
  let locale: Locale?
  let position: StampPosition
  let extensionPolicy: FileName.ExtensionPolicy
  /// How many underscores are in a date of this form.
  private let underscores: Int

  init(
    _ pattern: DatePattern, in zone: TimeZone, locale: Locale? = nil, at position: StampPosition,
    before extensionPolicy: FileName.ExtensionPolicy
  ) {
    self.pattern = pattern
    self.zone = zone
    self.locale = locale
    self.position = position
    self.extensionPolicy = extensionPolicy
    underscores = pattern.text(Date(timeIntervalSince1970: 0), in: zone, locale: locale).count { $0 == "_" }
  }

  /// A date in this form.
  func text(_ date: Date) -> String { pattern.text(date, in: zone, locale: locale) }

  /// A name with a stamp.
  func name(_ stem: FileName, _ stamp: String, _ rest: some Collection<UInt8>) -> FileName {
    switch position {
    case .prepend: FileName(bytes: stamp.utf8 + [Self.underscore] + stem.bytes + rest)
    case .append: FileName(bytes: stem.bytes + [Self.underscore] + stamp.utf8 + rest)
    }
  }

  /// The stamp that a name has, with what the name is without it.
  ///
  /// It counts only where stamping that very name would put it, so that a second run finds what the first one wrote.
  func found(in name: FileName) -> (text: String, base: FileName)? {
    let bytes = name.bytes
    switch position {
    case .prepend:
      guard let end = place(ofUnderscore: underscores, among: bytes.indices, of: bytes),
        let text = stamp(bytes[..<end]), end + 1 < bytes.count
      else { return nil }
      return (text, FileName(bytes: bytes[(end + 1)...]))
    case .append:
      // The date itself may hold dots, so the extension may begin at any of them.
      for end in bytes.indices.reversed() where bytes[end] == UInt8(ascii: ".") {
        if let found = found(before: end, in: bytes) { return found }
      }
      return found(before: bytes.count, in: bytes)
    }
  }

  private func found(before end: Int, in bytes: [UInt8]) -> (text: String, base: FileName)? {
    guard let start = place(ofUnderscore: underscores, among: bytes[..<end].indices.reversed(), of: bytes),
      let text = stamp(bytes[(start + 1)..<end])
    else { return nil }
    let base = FileName(bytes: bytes[..<start] + bytes[end...])
    guard !base.bytes.isEmpty, base.stemLength(extensionPolicy) == start else { return nil }
    return (text, base)
  }

  private func place(ofUnderscore number: Int, among places: some Sequence<Int>, of bytes: [UInt8]) -> Int? {
    var passed = 0
    for place in places where bytes[place] == Self.underscore {
      if passed == number { return place }
      passed += 1
    }
    return nil
  }

  private func stamp(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self), pattern.matches(text, in: zone, locale: locale) else {
      return nil
    }
    return text
  }
}
