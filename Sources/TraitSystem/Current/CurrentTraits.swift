import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The storage of ``TraitCollection/current``.
///
/// Each thread has its own collection. An asynchronous scope has a collection that its task carries
/// from thread to thread; within the scope, a thread's collection applies only if it was set in
/// that same scope, so that values left on the thread by other code aren't visible.
enum CurrentTraits {
  /// An asynchronous scope.
  final class Scope: Sendable {
    let traits: TraitCollection

    fileprivate init(traits: TraitCollection) {
      self.traits = traits
    }
  }

  static func makeScope(traits: TraitCollection) -> Scope {
    hasScopes.store(true, ordering: .relaxed)
    return Scope(traits: traits)
  }

  /// The state of one thread.
  final class ThreadState {
    var traits = TraitCollection()
    var scope: Scope?
    var phase: AnyObject?
  }

  @TaskLocal static var taskScope: Scope?

  /// Whether an asynchronous scope was ever created; until then the task-local value isn't read.
  private static let hasScopes = Atomic(false)

  private static var scope: Scope? { hasScopes.load(ordering: .relaxed) ? taskScope : nil }

  static var traits: TraitCollection {
    get {
      let scope = scope
      if let state = threadState, state.scope === scope { return state.traits }
      return scope?.traits ?? TraitCollection()
    }
    set {
      let state = threadState ?? makeThreadState()
      state.traits = newValue
      state.scope = scope
    }
  }

  /// The object that records reads on this thread.
  static var phase: AnyObject? {
    get { threadState?.phase }
    set { (threadState ?? makeThreadState()).phase = newValue }
  }

  /// Runs a closure with a collection as the thread's current one, and restores the previous one.
  static func perform<R, E: Error>(
    with traits: TraitCollection,
    _ body: () throws(E) -> R
  ) throws(E) -> R {
    let state = threadState ?? makeThreadState()
    let (savedTraits, savedScope) = (state.traits, state.scope)
    defer {
      state.traits = savedTraits
      state.scope = savedScope
    }
    state.traits = traits
    state.scope = scope
    return try body()
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    #if canImport(Darwin)
    let status = pthread_key_create(&key) { Unmanaged<ThreadState>.fromOpaque($0).release() }
    #else
    let status = pthread_key_create(&key) { state in
      if let state { Unmanaged<ThreadState>.fromOpaque(state).release() }
    }
    #endif
    // Fails only if the process has used up its keys; then every thread reads the default.
    return status == 0 ? key : nil
  }()

  private static var threadState: ThreadState? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<ThreadState>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func makeThreadState() -> ThreadState {
    let state = ThreadState()
    guard let key else { return state }
    let reference = Unmanaged.passRetained(state)
    if pthread_setspecific(key, reference.toOpaque()) != 0 { reference.release() }
    return state
  }
}
