import Dispatch
import FileTransactions
import Synchronization

/// Gives a program its input from a thread, so that neither waits for the other while its output waits.
final class InputFeeder: Sendable {
  private let source: any ByteSource
  private let pipe: Mutex<Descriptor?>
  private let scope = InterruptionScope(within: InterruptionScope.running)
  private let done = DispatchSemaphore(value: 0)
  private let error = Mutex<FileError?>(nil)

  /// Makes a feeder for a pipe, which is closed at the end of the source.
  init(_ source: any ByteSource, to pipe: Descriptor) {
    self.source = source
    self.pipe = Mutex(pipe)
  }

  /// Starts to read and to write; false where the system has no room for another thread.
  func start() -> Bool {
    WorkerThread.start(stackSize: 1 << 20) {
      self.scope.runBlocking { self.feed() }
      self.done.signal()
    }
  }

  /// Why the input could not be read, if so. The program does not see an end of its input then.
  var failure: FileError? { error.withLock { $0 } }

  /// Stops, and returns when the source is no longer read.
  func stop() {
    scope.cancel()
    done.wait()
  }

  private func feed() {
    guard let descriptor = pipe.withLock({ $0 }) else { return }
    do {
      while true {
        let bytes = try source.read(upTo: 1 << 16)
        if bytes.isEmpty { break }
        // Nobody has to read its input.
        do { try descriptor.write(bytes) } catch { break }
      }
    } catch {
      if scope.pending == nil { self.error.withLock { $0 = error } }
      return
    }
    pipe.withLock { $0 = nil }
  }
}
