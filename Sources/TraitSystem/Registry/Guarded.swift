import Synchronization

/// A value behind a `Mutex` whose order of accesses the thread sanitizer can see.
///
/// On Linux `Mutex` lives in a library that the sanitizer doesn't look into, so it would report every
/// guarded access as a race. The atomic, written last and read first, tells it the order.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(0)

  /// Guards a value.
  package init(_ value: sending Value) {
    mutex = Mutex(value)
  }

  /// Calls a closure with the value while nobody else has it.
  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    mutex.withLock { value in
      let turn = order.load(ordering: .acquiring)
      defer { order.store(turn &+ 1, ordering: .releasing) }
      return body(&value)
    }
  }
}
