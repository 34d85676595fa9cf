import Foundation
import Synchronization
import Testing

@testable import PlatformSupport

@Suite("Parallel work")
struct ParallelWorkTests {
  @Test(
    "Results of parallel work are in the order of the elements",
    arguments: [0, 1, 2, 7, 100],
    [1, 3, 200]
  )
  func order(count: Int, batchSize: Int) {
    let elements = Array(0..<count)
    #expect(ParallelWork.map(elements, batchSize: batchSize) { $0 * 2 } == elements.map { $0 * 2 })
    let batches = ParallelWork.mapBatches(elements, batchSize: batchSize) { Array($0) }
    #expect(batches.flatMap { $0 } == elements)
    #expect(batches.allSatisfy { $0.count <= batchSize })
  }

  @Test("Nested parallel work ends")
  func nested() {
    let sums = ParallelWork.map(Array(0..<20), batchSize: 1) { outer in
      ParallelWork.map(Array(0..<20), batchSize: 1) { $0 + outer }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { 190 + 20 * $0 })
  }

  @Test("The calling thread works if not all threads can be started", arguments: 0..<4)
  func withoutThreads(available: Int) {
    let started = Mutex(0)
    let runs = Atomic(0)
    WorkerThreads.run(
      4,
      starting: { job in
        guard started.withLock({ $0 }) < available else { return nil }
        started.withLock { $0 += 1 }
        return WorkerThreads.start(job)
      },
      { runs.add(1, ordering: .relaxed) }
    )
    #expect(started.withLock { $0 } == min(available, 3))
    #expect(runs.load(ordering: .relaxed) == min(available, 3) + 1)
  }

  @Test("No processor is idle while each thread works")
  func idleProcessors() {
    let idle = Atomic(0)
    let count = WorkerThreads.processors
    let (arrived, looked) = (Barrier(count), Barrier(count))
    WorkerThreads.run(count) {
      arrived.wait()
      idle.add(WorkerThreads.idleProcessors, ordering: .relaxed)
      looked.wait()
    }
    #expect(idle.load(ordering: .relaxed) == 0)
  }
}

/// A place at which threads wait until a number of them has arrived, or for a minute.
private final class Barrier: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  init(_ count: Int) { missing = count }

  func wait() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing == 0 { condition.broadcast() }
    let end = Date.now + 60
    while missing > 0, condition.wait(until: end) {}
  }
}
