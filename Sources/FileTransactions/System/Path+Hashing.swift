// A name is hashed in one piece: byte by byte, as an array is, takes five times as long, and renaming many files is
// mostly looking up names. The pointer is to the array's own bytes and is not kept.

extension FileName {
  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension Path {
  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
