#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads of our own, with a stack of a chosen size.
enum WorkerThread {
  /// Starts a thread that ends with the work; false where the system has no room for another one.
  ///
  /// The work travels as a pointer that holds it once, and is let go of by the thread that gets it.
  static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    let held = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    let result = unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress else { return ENOMEM }
      unsafe pthread_attr_init(attributes)
      defer { unsafe pthread_attr_destroy(attributes) }
      unsafe pthread_attr_setstacksize(attributes, stackSize)
      unsafe pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      return unsafe create(attributes, held)
    }
    if result != 0 { unsafe Unmanaged<Work>.fromOpaque(held).release() }
    return result == 0
  }

  private static func create(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ held: UnsafeMutableRawPointer
  ) -> Int32 {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    return unsafe pthread_create(&thread, attributes, runWork, held)
  }
}

private final class Work {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Where a new thread starts.
private func runWork(_ held: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let held = unsafe held { unsafe Unmanaged<Work>.fromOpaque(held).takeRetainedValue().run() }
  return nil
}
