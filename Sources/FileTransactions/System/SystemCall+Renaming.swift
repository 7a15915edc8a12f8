import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCall {
  /// Renames where nothing stands at the target, also where the file system cannot do both in one step.
  static func renameToFree(_ source: Path, to target: Path) throws(FileError) {
    do { return try renameExclusively(source, to: target) } catch {
      let lacksIt: Set<FileError.Reason> = [.system(EINVAL), .system(ENOSYS), .system(ENOTSUP)]
      guard lacksIt.contains(error.reason) else { throw error }
    }
    do { try link(source, to: target) } catch {
      // A folder has one name only, and some file systems give no file a second one.
      let cannotLink: Set<FileError.Reason> = [.notPermitted, .system(ENOSYS), .system(ENOTSUP), .system(EMLINK)]
      guard cannotLink.contains(error.reason) else { throw error }
      guard try statusOrNil(of: target) == nil else { throw FileError(number: EEXIST, "rename", source) }
      return try rename(source, to: target)
    }
    do { try remove(source) } catch {
      try remove(target)
      throw error.about(source, "rename")
    }
  }

  /// Renames, replacing what stands at the target.
  static func rename(_ source: Path, to target: Path) throws(FileError) {
    try unsafe check("rename", on: source, target) { unsafe renameat(AT_FDCWD, $0, AT_FDCWD, $1) }
  }

  /// Renames in one step where nothing stands at the target. Some file systems cannot: `EINVAL`, `ENOSYS`, `ENOTSUP`.
  private static func renameExclusively(_ source: Path, to target: Path) throws(FileError) {
    try unsafe check("rename", on: source, target) { from, to in
      #if canImport(Glibc)
        unsafe renameat2(AT_FDCWD, from, AT_FDCWD, to, 1)  // RENAME_NOREPLACE
      #else
        unsafe renamex_np(from, to, UInt32(RENAME_EXCL))
      #endif
    }
  }

  /// Gives a file a second name, where nothing stands at it. A link gets it itself.
  private static func link(_ source: Path, to target: Path) throws(FileError) {
    try unsafe check("rename", on: source, target) { unsafe linkat(AT_FDCWD, $0, AT_FDCWD, $1, 0) }
  }
}
