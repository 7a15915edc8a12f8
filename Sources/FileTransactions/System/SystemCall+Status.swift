import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCall {
  #if canImport(Glibc)
    static func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
      var found = statx()
      let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
      try unsafe check("find", on: path) {
        unsafe statx(AT_FDCWD, $0, flags, UInt32(STATX_BASIC_STATS) | UInt32(STATX_BTIME), &found)
      }
      let hasBirth = found.stx_mask & UInt32(STATX_BTIME) != 0
      return FileStatus(
        kind: FileStatus.Kind(mode: mode_t(found.stx_mode)), size: Int64(clamping: found.stx_size),
        modified: FileStatus.Moment(found.stx_mtime), created: hasBirth ? FileStatus.Moment(found.stx_btime) : nil,
        permissions: found.stx_mode & 0o7777,
        device: UInt64(found.stx_dev_major) << 32 | UInt64(found.stx_dev_minor), inode: found.stx_ino)
    }
  #else
    static func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
      var found = stat()
      let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
      try unsafe check("find", on: path) { unsafe fstatat(AT_FDCWD, $0, &found, flags) }
      return FileStatus(
        kind: FileStatus.Kind(mode: found.st_mode), size: found.st_size,
        modified: FileStatus.Moment(found.st_mtimespec), created: FileStatus.Moment(found.st_birthtimespec),
        permissions: found.st_mode & 0o7777, device: UInt64(bitPattern: Int64(found.st_dev)), inode: found.st_ino)
    }
  #endif
}

extension FileStatus.Kind {
  /// The kind that the mode of `stat` says.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}

extension FileStatus.Moment {
  #if canImport(Glibc)
    init(_ time: statx_timestamp) { self.init(seconds: time.tv_sec, nanoseconds: Int32(clamping: time.tv_nsec)) }
  #else
    init(_ time: timespec) { self.init(seconds: Int64(time.tv_sec), nanoseconds: Int32(clamping: time.tv_nsec)) }
  #endif
}
