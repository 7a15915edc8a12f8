import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCall {
  /// Opens a file; its descriptor is closed in programs that this one starts, and it never becomes the terminal.
  static func open(_ path: Path, _ operation: String, flags: Int32, mode: mode_t = 0) throws(FileError) -> Int32 {
    try unsafe check(operation, on: path) { name in
      #if canImport(Glibc)
        unsafe Glibc.open(name, flags | O_CLOEXEC | O_NOCTTY, mode)
      #else
        unsafe Darwin.open(name, flags | O_CLOEXEC | O_NOCTTY, mode)
      #endif
    }
  }

  /// Whether the process may write to what stands at a path.
  static func isWritable(_ path: Path) -> Bool { isAllowed(W_OK, path) }

  /// Whether the process may execute what stands at a path.
  static func isExecutable(_ path: Path) -> Bool { isAllowed(X_OK, path) }

  private static func isAllowed(_ access: Int32, _ path: Path) -> Bool {
    if path.bytes.contains(0) { return false }
    return unsafe path.withCString { unsafe faccessat(AT_FDCWD, $0, access, effectiveUser) } == 0
  }

  /// `AT_EACCESS`: the effective user counts, not the real one.
  #if canImport(Glibc)
    private static let effectiveUser: Int32 = 0x200
  #else
    private static let effectiveUser = AT_EACCESS
  #endif

  static func remove(_ path: Path) throws(FileError) {
    try unsafe check("remove", on: path) { unsafe unlinkat(AT_FDCWD, $0, 0) }
  }

  static func makeFolder(_ path: Path) throws(FileError) {
    try unsafe check("make the folder", on: path) { unsafe mkdir($0, 0o777) }
  }

  /// What a symbolic link says.
  static func destination(ofLink path: Path) throws(FileError) -> Path {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try unsafe check("read the link", on: path) { unsafe readlink($0, &buffer, buffer.count) }
    return Path(bytes: buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// Where a chain of symbolic links leads, whether or not something is there.
  static func endOfLinks(_ path: Path) throws(FileError) -> Path {
    var end = path
    // The system's own limit.
    for _ in 0..<40 {
      guard try statusOrNil(of: end)?.kind == .symbolicLink else { return end }
      end = end.folder.appending(try destination(ofLink: end))
    }
    throw FileError(number: ELOOP, "write", path)
  }

  /// The absolute path without links.
  static func resolved(_ path: Path) throws(FileError) -> Path {
    var found: [UInt8] = []
    try unsafe check("find", on: path) { name in
      guard let absolute = unsafe realpath(name, nil) else { return -1 as Int32 }
      defer { unsafe free(absolute) }
      unsafe found = bytes(of: absolute)
      return 0
    }
    return Path(bytes: found)
  }

  static func workingFolder() throws(FileError) -> Path {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    try check("find", Path(".")) { unsafe getcwd(&buffer, buffer.count) == nil ? -1 as Int32 : 0 }
    return Path(bytes: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
  }

  /// The bytes of a C string, whatever their encoding.
  static func bytes(of name: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }
}
