import FileTransactions
import Foundation
import ShortcutKit

/// The forms in which names have dates already: a year, a month and a day in this order, maybe with a time.
///
/// Years alone, two-digit years and numbers that are no plausible day are none: they may be anything.
struct KnownStamps {
  private static let patterns = [
    "yyyy-MM-dd'T'HH.mm.ss", "yyyyMMdd'T'HHmmss", "yyyy-MM-dd", "yyyyMMdd", "yyyy_MM_dd", "yyyy.MM.dd",
  ]

  private let stamps: [DateStamp]

  /// Stamps at the place where another one is to be.
  init(like stamp: DateStamp) throws {
    stamps = try Self.patterns.map { text in
      DateStamp(try DatePattern(text), in: stamp.zone, at: stamp.position, before: stamp.extensionPolicy)
    }
  }

  /// The date that a name has, with what the name is without it.
  func found(in name: FileName, host: RunHost) throws -> (date: Date, base: FileName)? {
    for stamp in stamps {
      guard let (text, base) = stamp.found(in: name) else { continue }
      let digits = Array(text.filter(\.isNumber))
      guard let year = Int(String(digits.prefix(4))), (1800..<2200).contains(year) else { return nil }
      return (try Date(coercing: .text(Self.isoText(digits)), in: host), base)
    }
    return nil
  }

  private static func isoText(_ digits: [Character]) -> String {
    let parts = stride(from: 4, to: digits.count, by: 2).map { String(digits[$0..<$0 + 2]) }
    let day = ([String(digits.prefix(4))] + parts.prefix(2)).joined(separator: "-")
    return parts.count > 2 ? day + "T" + parts.dropFirst(2).joined(separator: ":") : day
  }
}
