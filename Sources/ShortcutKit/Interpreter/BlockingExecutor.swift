import Dispatch
import Synchronization

/// Runs tasks on threads of its own, where they may block.
///
/// A job that is ready gets a thread at once: an idle one or a new one, so that jobs that wait for each other cannot
/// stand in each other's way. Threads that had nothing to do for a second end.
public final class BlockingExecutor: TaskExecutor {
  /// The one that runs use.
  public static let shared = BlockingExecutor()

  private struct State {
    var idle: [Worker] = []
    /// Jobs for which the system had no thread; the next worker that is done takes them.
    var waiting: [UnownedJob] = []
  }

  private final class Worker: Sendable {
    let wake = DispatchSemaphore(value: 0)
    let next: Mutex<UnownedJob?>
    init(_ job: UnownedJob) { next = Mutex(job) }
  }

  private let state = Mutex(State())
  private let stackSize: Int

  /// Makes an executor without a thread yet. The stack's memory is only taken as it is used.
  public init(stackSize: Int = 64 << 20) { self.stackSize = stackSize }

  /// Gives a job to a thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let worker = state.withLock({ $0.idle.popLast() }) {
      worker.next.withLock { $0 = job }
      worker.wake.signal()
      return
    }
    let worker = Worker(job)
    if WorkerThread.start(stackSize: stackSize, { self.work(worker) }) { return }
    state.withLock { $0.waiting.append(job) }
  }

  private func work(_ worker: Worker) {
    while true {
      while let job = takeJob(worker) { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
      if worker.wake.wait(timeout: .now() + 1) == .success { continue }
      let ends = state.withLock { state in
        guard let place = state.idle.firstIndex(where: { $0 === worker }) else { return false }
        state.idle.remove(at: place)
        return true
      }
      if ends { return }
      // It was taken from the idle ones just now: its job is on the way.
      worker.wake.wait()
    }
  }

  /// The next job of a worker; without one, it is idle from then on.
  private func takeJob(_ worker: Worker) -> UnownedJob? {
    if let job = worker.next.withLock({ $0.take() }) { return job }
    return state.withLock { state in
      if let job = state.waiting.popLast() { return job }
      state.idle.append(worker)
      return nil
    }
  }
}
