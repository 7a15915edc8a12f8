import Synchronization

/// A file being made under a temporary name in the folder where it will be.
///
/// It gets its name when it is complete. If that never happens, it is removed, and what was there is as it was.
final class PendingFile: Sendable {
  let descriptor: Descriptor
  private let target: Path
  private let temporary: Path
  private let replaces: Bool
  private let isFinished = Atomic<Bool>(false)

  /// Opens a file that will be `target`. The mode is limited by the umask.
  init(_ target: Path, replaces: Bool, mode: UInt16) throws(FileError) {
    self.target = target
    self.replaces = replaces
    let temporary = target.folder.appending(temporaryName())
    self.temporary = temporary
    do {
      let number = try SystemCall.openForWriting(temporary, "write", exclusively: true, mode: mode)
      descriptor = Descriptor(number, path: target)
    } catch { throw error.about(target) }
  }

  deinit { discard() }

  /// Gives the file its name.
  ///
  /// One that replaces another is on the disk before, so that whatever happens one of the two is whole. The others
  /// are not waited for, as `cp` does not: a thousand new files would take a second longer.
  func commit() throws(FileError) {
    do {
      if replaces { try descriptor.synchronize() }
      try descriptor.close()
      if replaces {
        try SystemCall.rename(temporary, to: target)
      } else {
        try SystemCall.renameToFree(temporary, to: target)
      }
      isFinished.store(true, ordering: .relaxed)
    } catch {
      discard()
      throw error.about(target, "write")
    }
  }

  /// Removes the file, unless it has its name already.
  func discard() {
    if isFinished.exchange(true, ordering: .relaxed) { return }
    // Where this fails there is no name to remove, or nobody to tell.
    do { try SystemCall.remove(temporary) } catch {}
  }
}

/// A name that no file has.
func temporaryName() -> FileName {
  FileName(".shortcut-" + String(UInt64.random(in: .min ... .max), radix: 36))
}

extension FileError {
  /// The same error, about the file that the caller knows.
  func about(_ path: Path, _ operation: String? = nil) -> FileError {
    FileError(reason, operation ?? self.operation, path, detail: detail)
  }
}
