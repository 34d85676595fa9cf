/// The recorder of the method that is running on a thread, for the module of hierarchies.
package struct TraitPhase {
  let thread: CurrentTraits.ThreadState

  /// The recording object of the current thread, if there is one.
  package static var current: AnyObject? { CurrentTraits.phase }

  /// Finds the state of the current thread, which is valid until the caller returns.
  package init() {
    thread = CurrentTraits.threadState
  }

  /// The recording object, if there is one.
  package var recorder: AnyObject? {
    get { thread.phase }
    nonmutating set { thread.phase = newValue }
  }

  /// Returns whether a collection is the current one.
  package func isCurrent(_ traits: TraitCollection) -> Bool {
    thread.traits.isIdentical(to: traits) && thread.scope === CurrentTraits.scope
  }

  /// Runs a closure with a collection as the current one.
  package func perform(with traits: TraitCollection, _ body: () -> Void) {
    // Exchanged, because a copy of the saved values would be counted.
    var (otherTraits, otherScope) = (traits, CurrentTraits.scope)
    swap(&thread.traits, &otherTraits)
    swap(&thread.scope, &otherScope)
    body()
    swap(&thread.traits, &otherTraits)
    swap(&thread.scope, &otherScope)
  }
}
