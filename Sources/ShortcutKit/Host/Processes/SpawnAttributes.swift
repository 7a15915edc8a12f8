import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc)
  typealias SpawnAttributes = posix_spawnattr_t
#else
  typealias SpawnAttributes = posix_spawnattr_t?
#endif

/// Lends what makes a program start independently: the default handling of all signals, and a process group of its own where
/// it should have one.
///
/// The pointer is to a variable that lives as long as the call.
func withSpawnAttributes<Result>(
  ownGroup: Bool, _ body: (UnsafeMutablePointer<SpawnAttributes>) -> Result
) -> Result {
  var flags = (ownGroup ? POSIX_SPAWN_SETPGROUP : 0) | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  #if canImport(Glibc)
    var attributes = posix_spawnattr_t()
  #else
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    var attributes: posix_spawnattr_t?
  #endif
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  unsafe posix_spawnattr_setpgroup(&attributes, 0)
  unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  return unsafe withUnsafeMutablePointer(to: &attributes, body)
}
