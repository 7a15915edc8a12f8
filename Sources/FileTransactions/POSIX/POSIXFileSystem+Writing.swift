#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension POSIXFileSystem {
  /// Opens a file for writing; it appears under its name, or replaces the older one, when the sink is closed.
  ///
  /// A file that replaces one has its owner, where that is allowed, and its permissions. Where the path is a symbolic
  /// link, the file that it leads to is meant. Pipes and devices are written to as they are.
  public func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink {
    switch mode {
    case .append: FileDescriptorSink(try openDirectly(path, appends: true))
    case .new: PendingFileSink(try newFile(path, mode: 0o666))
    case .replace:
      if isSpecial(path) {
        FileDescriptorSink(try openDirectly(path, appends: false))
      } else {
        PendingFileSink(try replacement(of: path, mode: 0o666))
      }
    }
  }

  /// Copies a regular file with its permissions, times and extended attributes.
  public func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError) {
    let original = try SystemCall.openForReading(source)
    guard original.kind == .regular else {
      throw FileError(.system(EINVAL), "copy", source, detail: "it is no regular file")
    }
    if mode == .append || mode == .replace && isSpecial(target) {
      let copy = try openDirectly(target, appends: mode == .append)
      try copy.writeContent(of: original)
      return try copy.close()
    }
    // Nobody else may read the copy before it has the original's permissions.
    let copy = mode == .new ? try newFile(target, mode: 0o600) : try replacement(of: target, mode: 0o600)
    try copy.descriptor.writeContent(of: original)
    copy.descriptor.takeAttributes(of: original)
    try copy.commit()
  }

  private func newFile(_ path: Path, mode: UInt16) throws(FileError) -> PendingFile {
    try requireName(path)
    guard try SystemCall.statusOrNil(of: path) == nil else {
      throw FileError(.exists, "write", path, detail: "it exists already")
    }
    return try PendingFile(path, replaces: false, mode: mode)
  }

  private func replacement(of path: Path, mode: UInt16) throws(FileError) -> PendingFile {
    try requireName(path)
    let target = try SystemCall.endOfLinks(path)
    guard let old = try SystemCall.statusOrNil(of: target) else {
      return try PendingFile(target, replaces: true, mode: mode)
    }
    if old.kind == .folder { throw FileError(.isFolder, "write", path, detail: "it is a folder") }
    guard isWritable(target) else {
      throw FileError(.notPermitted, "write", path, detail: "it is write-protected")
    }
    let file = try PendingFile(target, replaces: true, mode: 0o600)
    file.descriptor.takeOwnerAndPermissions(of: target)
    return file
  }

  private func openDirectly(_ path: Path, appends: Bool) throws(FileError) -> Descriptor {
    let number = try SystemCall.openForWriting(path, "write", appends: appends, mode: 0o666)
    return Descriptor(number, path: path)
  }

  /// Whether a file is written to as it is: a device, a pipe, or whatever the process has open (`/dev/stdout`).
  private func isSpecial(_ path: Path) -> Bool {
    let text = path.normalized.description
    if text.hasPrefix("/proc/") || text.hasPrefix("/dev/") && !text.hasPrefix("/dev/shm/") { return true }
    guard let kind = statusIfPresent(of: path)?.kind else { return false }
    return kind != .regular && kind != .folder
  }

  private func requireName(_ path: Path) throws(FileError) {
    if path.isEmpty { throw FileError(.missing, "write", path, detail: "the path is empty") }
    guard path.bytes.last == UInt8(ascii: "/") else { return }
    throw FileError(.isFolder, "write", path, detail: "the path is one of a folder")
  }
}
