#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Goes on so many bytes further without reading them; false where that is not possible, as in a pipe.
  func skip(_ count: Int) -> Bool { kind == .regular && lseek(number, off_t(count), SEEK_CUR) != -1 }
}
