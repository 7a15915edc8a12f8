import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Writes the whole content of another file, shared on the disk where the file system can.
  func writeContent(of source: Descriptor) throws(FileError) {
    try SystemCall.lookForInterruption("copy", source.path)
    #if canImport(Glibc)
      let clone: UInt = 0x4004_9409  // FICLONE
      if ioctl(number, clone, source.number) == 0 { return }
      if try copyRanges(of: source) { return }
    #endif
    lseek(source.number, 0, SEEK_SET)
    while true {
      let piece = try source.read(upTo: 1 << 18)
      if piece.isEmpty { return }
      try write(piece)
    }
  }

  #if canImport(Glibc)
    /// Copies within the kernel, leaving holes as they are; false, with nothing copied, where that does not work.
    private func copyRanges(of source: Descriptor) throws(FileError) -> Bool {
      var status = stat()
      try SystemCall.check("read", source.path) { unsafe fstat(source.number, &status) }
      // The files of /proc say 0 and have more to read.
      guard status.st_size > 0 else { return false }
      var start = source.data(from: 0, to: status.st_size)
      var isFirst = true
      while start < status.st_size {
        let end = source.hole(from: start, to: status.st_size)
        while start < end {
          guard let copied = try copyRange(of: source, from: start, to: end, isFirst: isFirst) else { return false }
          // The file became shorter in the meantime.
          if copied == 0 { return true }
          start += copied
          isFirst = false
        }
        start = source.data(from: end, to: status.st_size)
      }
      try SystemCall.check("write", path) { ftruncate(number, status.st_size) }
      return true
    }

    private func copyRange(
      of source: Descriptor, from start: off_t, to end: off_t, isFirst: Bool
    ) throws(FileError) -> off_t? {
      try SystemCall.lookForInterruption("copy", source.path)
      var (from, to) = (start, start)
      // A piece small enough that an interruption is noticed soon.
      let count = Int(min(end - start, 1 << 24))
      do {
        return try off_t(
          SystemCall.check("write", path) { unsafe copy_file_range(source.number, &from, number, &to, count, 0) })
      } catch {
        let lacksIt: Set<FileError.Reason> = [
          .otherDevice, .notPermitted, .system(EINVAL), .system(ENOSYS), .system(ENOTSUP), .system(EBADF),
        ]
        if isFirst, lacksIt.contains(error.reason) { return nil }
        throw error
      }
    }

    /// Where the next bytes that are on the disk begin.
    private func data(from start: off_t, to size: off_t) -> off_t {
      let found = lseek(number, start, 3)  // SEEK_DATA
      if found >= 0 { return found }
      return errno == ENXIO ? size : start
    }

    /// Where the next hole begins.
    private func hole(from start: off_t, to size: off_t) -> off_t {
      let found = lseek(number, start, 4)  // SEEK_HOLE
      return found > start ? min(found, size) : size
    }
  #endif
}
