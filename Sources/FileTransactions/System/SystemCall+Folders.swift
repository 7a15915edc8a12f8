#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCall {
  /// The entries of a folder, as the folder lists them, without `.` and `..`.
  static func entries(of folder: Path) throws(FileError) -> [FolderEntry] {
    let operation = "list"
    let number = try open(folder, operation, flags: O_RDONLY | O_DIRECTORY)
    guard let stream = unsafe fdopendir(number) else {
      let reason = errno
      close(number)
      throw FileError(number: reason, operation, folder)
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw FileError(number: errno, operation, folder) }
        return entries
      }
      // The name is behind the fixed part; its declared length is only the usual one.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return entries }
      let name = unsafe bytes(of: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      let kind = kind(ofEntry: unsafe entry.pointee.d_type)
      entries.append(FolderEntry(name: FileName(bytes: name), kind: kind, inode: unsafe UInt64(entry.pointee.d_ino)))
      if entries.count % 4096 == 0 { try lookForInterruption(operation, folder) }
    }
  }

  private static func kind(ofEntry type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_FIFO): .pipe
    case Int(DT_SOCK): .socket
    case Int(DT_CHR), Int(DT_BLK): .device
    default: nil
    }
  }
}
