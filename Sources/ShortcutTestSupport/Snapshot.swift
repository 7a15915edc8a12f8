import Foundation

/// A file of the package that is made from the sources, and committed so that its changes are seen.
package struct Snapshot: Sendable {
  private let path: String
  private let suite: String

  /// The file at a path in the package, which this suite of tests keeps true.
  package init(_ path: String, renewedBy suite: String) {
    self.path = path
    self.suite = suite
  }

  /// Where the file is another text than this one, and how to renew it; nil where it is the same.
  ///
  /// With `RECORD` in the environment the text is written to the file before.
  package func difference(from text: String) throws -> String? {
    let file = PackageFolder.url.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let advice = "; renew it with: RECORD=1 swift test --disable-xctest --filter \(suite)"
    guard FileManager.default.fileExists(atPath: file.path) else { return "there is no \(path)" + advice }
    let recorded = lines(of: try PackageFolder.text(of: path))
    let current = lines(of: text)
    guard recorded != current else { return nil }
    let line = zip(recorded, current).prefix { $0 == $1 }.count
    let (was, now) = (recorded.dropFirst(line).first ?? "", current.dropFirst(line).first ?? "")
    return "\(path):\(line + 1) has ‘\(was)’, which is ‘\(now)’ now" + advice
  }

  private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
