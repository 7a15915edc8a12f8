import FileTransactions
import Foundation
import ShortcutKit

/// The dates of some files: of each one the first of some sources that it has.
struct FileDates {
  /// Files that share their name but for the extension.
  private struct Group: Hashable {
    let folder: Path?
    let stem: FileName
  }

  private let sources: [DateSource]
  private let extensionPolicy: FileName.ExtensionPolicy
  private let host: RunHost
  private var groups: [Group: [FileValue]] = [:]
  private var known: [Group: Date] = [:]

  /// Dates of single files, or of pairs of a picture with its raw data and the like, which have one date: the earliest.
  init(of files: [FileValue], _ sources: [DateSource], pairs: Bool, _ policy: FileName.ExtensionPolicy, _ host: RunHost)
  {
    self.sources = sources
    self.host = host
    extensionPolicy = policy
    guard pairs else { return }
    for file in files { groups[group(of: file), default: []].append(file) }
  }

  /// The date of a file; nil where no source has one.
  mutating func date(of file: FileValue) throws -> Date? {
    if groups.isEmpty { return try date(ofAnyOf: [file]) }
    let group = group(of: file)
    if let date = known[group] { return date }
    let date = try date(ofAnyOf: groups[group] ?? [file])
    known[group] = date
    return date
  }

  /// What a file without a date does not have, in words.
  var missing: String { "no " + Wording.list(sources.map { "‘\($0.word)’" }, "or") + " date" }

  private func date(ofAnyOf files: [FileValue]) throws -> Date? {
    for source in sources {
      let dates = try files.compactMap { try source.date(of: $0, in: host) }
      if let earliest = dates.min() { return earliest }
    }
    return nil
  }

  private func group(of file: FileValue) -> Group {
    Group(folder: file.path?.folder, stem: file.name.stem(extensionPolicy))
  }
}
