import PlatformSupport
import Synchronization

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

  private static let threadStates = ThreadLocal<ThreadState>()

  static var threadState: ThreadState { threadStates.object(orAdd: ThreadState.init) }

  @TaskLocal static var taskScope: Scope?

  /// Whether an asynchronous scope was ever created; until then the task-local value isn't read.
  private static let hasScopes = Atomic(false)

  static var scope: Scope? { hasScopes.load(ordering: .relaxed) ? taskScope : nil }

  static var traits: TraitCollection {
    get {
      let scope = scope
      let state = threadStates.object
      if let state, state.scope === scope, !state.traits.isUnset { return state.traits }
      return scope?.traits ?? predicted
    }
    set {
      let state = threadState
      state.traits = newValue
      state.scope = scope
    }
  }

  private static let predictedInProcess = Guarded(TraitCollection())

  /// Whether traits were ever predicted for the process; until then they aren't read.
  private static let hasPrediction = Atomic(false)

  /// The traits that are expected where none are known; setting them sets those of the process.
  static var predicted: TraitCollection {
    get {
      if let traits = threadStates.object?.predicted, !traits.isUnset { return traits }
      return hasPrediction.load(ordering: .acquiring)
        ? predictedInProcess.withLock { $0 } : TraitCollection()
    }
    set {
      predictedInProcess.withLock { $0 = newValue }
      hasPrediction.store(true, ordering: .releasing)
    }
  }

  /// The object that records reads on this thread.
  static var recorder: AnyObject? { threadStates.object?.recorder }

  /// Runs a closure with a collection as the thread's current one, and restores the previous one.
  static func perform<R, E: Error>(
    with traits: TraitCollection,
    _ body: () throws(E) -> R
  ) throws(E) -> R {
    let state = threadState
    let (savedTraits, savedScope) = (state.traits, state.scope)
    defer {
      state.traits = savedTraits
      state.scope = savedScope
    }
    state.traits = traits
    state.scope = scope
    return try body()
  }
}

extension TraitCollection {
  /// Whether the collection is one to which nothing was ever added.
  fileprivate var isUnset: Bool { isIdentical(to: TraitCollection()) }
}

/// An object for each thread, which is released when the thread ends.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  /// The key of the thread-specific data; nil only if the process has used up its keys.
  private let key: pthread_key_t?

  /// Creates storage without objects.
  package init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { object in
      let object = unsafe nullable(object)
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    self.key = status == 0 ? key : nil
  }

  /// The object of the current thread, if there is one.
  package var object: Object? {
    unsafe key.flatMap { unsafe pthread_getspecific($0) }.map {
      unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Returns the object of the current thread, creating it if necessary.
  ///
  /// - Parameter make: Creates the object, which isn't stored if the system has no memory for it.
  /// - Returns: The object.
  package func object(orAdd make: () -> Object) -> Object {
    if let object { return object }
    let object = make()
    guard let key else { return object }
    let reference = unsafe Unmanaged.passRetained(object)
    if unsafe pthread_setspecific(key, reference.toOpaque()) != 0 { unsafe reference.release() }
    return object
  }
}
