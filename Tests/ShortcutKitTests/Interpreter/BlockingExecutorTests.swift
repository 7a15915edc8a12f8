import Dispatch
import ShortcutKit
import Synchronization
import Testing

struct `Blocking tasks` {
  /// Lets everybody through when a hundred are there.
  private final class Gate: Sendable {
    private let arrived = Atomic(0)
    private let open = DispatchSemaphore(value: 0)

    func pass() {
      if arrived.add(1, ordering: .sequentiallyConsistent).newValue == 100 {
        for _ in 0..<100 { open.signal() }
      }
      open.wait()
    }
  }

  @Test func `a hundred that wait for each other all go on`() async {
    let executor = BlockingExecutor(stackSize: 1 << 20)
    let gate = Gate()
    let passed = await withTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask(executorPreference: executor) {
          gate.pass()
          return number
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(passed.count == 100)
  }

  @Test func `tasks that follow each other all run`() async {
    let executor = BlockingExecutor(stackSize: 1 << 20)
    var sum = 0
    for number in 0..<1_000 {
      sum += await Task(executorPreference: executor) {
        await Task.yield()
        return number
      }.value
    }
    #expect(sum == 499_500)
  }

  @Test func `there is room for deep recursion`() async {
    func depth(_ level: Int) -> Int {
      // A frame that cannot be optimised away: what it holds is used after the call.
      let here = [level, level + 1]
      return level == 0 ? 0 : depth(level - 1) + here[1] - here[0]
    }
    let reached = await Task(executorPreference: BlockingExecutor.shared) { depth(100_000) }.value
    #expect(reached == 100_000)
  }
}
