import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// A file system that cannot keep an attribute, or a user who may not set it, does not make a copy fail.

extension Descriptor {
  /// Takes over another file's permissions, times and extended attributes, as far as that is allowed.
  func takeAttributes(of source: Descriptor) {
    var status = stat()
    guard unsafe fstat(source.number, &status) == 0 else { return }
    takeExtendedAttributes(of: source)
    fchmod(number, status.st_mode & 0o7777)
    #if canImport(Glibc)
      let times = [status.st_atim, status.st_mtim]
    #else
      let times = [status.st_atimespec, status.st_mtimespec]
    #endif
    unsafe futimens(number, times)
  }

  /// Takes over the owner, as far as that is allowed, and the permissions of the file that this one will replace.
  func takeOwnerAndPermissions(of path: Path) {
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { return }
    if fchown(number, status.st_uid, status.st_gid) == -1 { fchown(number, uid_t.max, status.st_gid) }
    fchmod(number, status.st_mode & 0o777)
  }

  private func takeExtendedAttributes(of source: Descriptor) {
    let length = list(source.number, nil, 0)
    guard length > 0 else { return }
    var names = [CChar](repeating: 0, count: length)
    let listed = unsafe list(source.number, &names, length)
    for name in names.prefix(max(0, listed)).split(separator: 0) {
      let name = Array(name) + [0]
      let size = unsafe get(source.number, name, nil, 0)
      guard size >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: size)
      let got = unsafe get(source.number, name, &value, size)
      if got >= 0 { unsafe set(number, name, value, got) }
    }
  }
}

#if canImport(Glibc)
  private func list(_ number: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    unsafe flistxattr(number, names, size)
  }

  private func get(_ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int)
    -> Int
  { unsafe fgetxattr(number, name, value, size) }

  private func set(_ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int) {
    unsafe fsetxattr(number, name, value, size, 0)
  }
#else
  private func list(_ number: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    unsafe flistxattr(number, names, size, 0)
  }

  private func get(_ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int)
    -> Int
  { unsafe fgetxattr(number, name, value, size, 0, 0) }

  private func set(_ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int) {
    unsafe fsetxattr(number, name, value, size, 0, 0)
  }
#endif
