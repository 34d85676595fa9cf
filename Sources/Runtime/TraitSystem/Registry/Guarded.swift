import Synchronization

/// A value behind a `Mutex`, with accesses that are ordered for the thread sanitizer.
///
/// On Linux, `Mutex` is in a library without instrumentation, so the sanitizer would report every
/// guarded access as a race. The atomic, read first and written last, makes the order visible.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(0)

  /// Creates a guarded value.
  package init(_ value: sending Value) {
    mutex = Mutex(value)
  }

  /// Calls a closure with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    mutex.withLock { value in
      let turn = order.load(ordering: .acquiring)
      defer { order.store(turn &+ 1, ordering: .releasing) }
      return body(&value)
    }
  }
}
