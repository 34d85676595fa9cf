internal import Synchronization

/// Threads for the duration of one task.
///
/// If the system creates no thread, such as under a process limit, the calling thread does the work
/// alone. (`DispatchQueue.concurrentPerform` then waits for its threads forever, and traps if no
/// file descriptor is left.)
package enum WorkerThreads {
  /// The number of processors for this process.
  static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The number of threads whose work has not ended.
  private static let working = Atomic(0)

  /// The number of processors, besides that of the calling thread, without a thread of this type.
  ///
  /// Work that a thread starts in turn uses only these, so that there are never many more threads
  /// than processors.
  static var idleProcessors: Int { max(0, processors - 1 - working.load(ordering: .relaxed)) }

  /// The stack size of a thread; the default of musl is too small for nested values.
  private static let stackSize = 8 << 20

  /// Runs `body` on up to `count` threads, including the calling thread, and waits for all of them.
  ///
  /// - Parameters:
  ///   - count: The maximum number of threads.
  ///   - start: Starts a thread, or returns nil if the system refuses.
  ///   - body: The work, which the threads share.
  static func run(
    _ count: Int,
    starting start: (Job) -> Thread? = start,
    _ body: @Sendable () -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let job = Job {
        body()
        working.subtract(1, ordering: .relaxed)
      }
      var threads: [Thread] = []
      while threads.count + 1 < count {
        working.add(1, ordering: .relaxed)
        guard let thread = start(job) else {
          working.subtract(1, ordering: .relaxed)
          break
        }
        threads.append(thread)
      }
      body()
      for thread in threads { thread.join() }
    }
  }

  /// The work of one thread.
  package final class Job: Sendable {
    let body: @Sendable () -> Void

    package init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread, or returns nil if the system refuses.
  package static func start(_ job: Job) -> Thread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    var thread = Thread()
    let argument = unsafe Unmanaged.passRetained(job)
    let code = unsafe pthread_create(
      &thread.handle,
      &attributes,
      { argument in
        guard let argument = unsafe nullable(argument) else { return nil }
        unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      },
      argument.toOpaque()
    )
    guard code == 0 else {
      unsafe argument.release()
      return nil
    }
    return thread
  }
}
