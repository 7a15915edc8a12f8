import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program and whoever it started, as the system signals them together.
struct ProcessGroup {
  let id: pid_t

  /// Whether somebody in the group is alive.
  ///
  /// The system also counts the dead that nobody asked about yet. In a container that can be the case for ever.
  var isAlive: Bool {
    if kill(-id, 0) == -1 { return errno == EPERM }
    #if os(Linux)
      do { return try POSIXFileSystem().entries(of: "/proc").contains(where: isLivingMember) } catch { return true }
    #else
      return true
    #endif
  }

  /// Tells everybody to end; those that are stopped, too.
  func askToEnd() {
    kill(-id, SIGTERM)
    kill(-id, SIGCONT)
  }

  /// Ends everybody.
  func endByForce() { kill(-id, SIGKILL) }

  /// Whether an entry of `/proc` is a process of the group, by its `stat`: `id (name) state parent group …`.
  private func isLivingMember(_ entry: FolderEntry) -> Bool {
    guard entry.name.bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    do {
      let file = try Descriptor.reading(Path("/proc").appending(entry.name).appending(Path("stat")))
      let line = try file.read(upTo: 4096)
      guard let end = line.lastIndex(of: UInt8(ascii: ")")) else { return false }
      let fields = String(decoding: line[(end + 1)...], as: UTF8.self).split(separator: " ")
      return fields.count > 2 && fields[2] == "\(id)" && fields[0] != "Z" && fields[0] != "X"
    } catch {
      // It is gone since it was listed.
      return false
    }
  }
}
