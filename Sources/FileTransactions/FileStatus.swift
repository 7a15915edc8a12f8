/// What `stat` (and `statx`, for the birth time) says of a file.
public struct FileStatus: Sendable, Hashable {
  /// What stands under a name.
  public enum Kind: Sendable, Hashable {
    case regular, folder, symbolicLink, pipe, socket, device
  }

  /// A moment in seconds since 1970, with nanoseconds.
  public struct Moment: Sendable, Hashable {
    /// Whole seconds since 1970-01-01T00:00:00Z.
    public var seconds: Int64
    /// Nanoseconds within the second.
    public var nanoseconds: Int32

    /// Makes a moment.
    public init(seconds: Int64, nanoseconds: Int32 = 0) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  /// What it is.
  public var kind: Kind
  /// Its length in bytes.
  public var size: Int64
  /// When its content last changed.
  public var modified: Moment
  /// When it was made (its birth time); nil where the file system does not keep it.
  public var created: Moment?
  /// The permission bits, as in `chmod`.
  public var permissions: UInt16
  /// The number of the device that it is on.
  public var device: UInt64
  /// Its number on that device.
  public var inode: UInt64

  /// Makes a status, for a file system of one's own.
  public init(
    kind: Kind, size: Int64 = 0, modified: Moment = Moment(seconds: 0), created: Moment? = nil,
    permissions: UInt16 = 0o644, device: UInt64 = 0, inode: UInt64 = 0
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.created = created
    self.permissions = permissions
    self.device = device
    self.inode = inode
  }
}
