import FileTransactions
import ShortcutKit

/// The programs of a dry run: they are named, and not run.
struct SkippedProcesses: ProcessRunner {
  let note: @Sendable (String) -> Void

  func run(_ request: ProcessRequest) throws -> ProcessResult {
    let words = request.arguments.map { String(decoding: $0, as: UTF8.self) }
    note("would run \(([request.program.description] + words).joined(separator: " "))")
    throw EffectSkipped()
  }
}
