/// The state of one thread: its current traits, and the recorder of the method that is running on
/// it.
package final class ThreadState {
  var traits = TraitCollection()
  var scope: CurrentTraits.Scope?
  /// The object that records the reads of the method, if there is one.
  package var recorder: AnyObject?
  /// The traits that are expected on the thread, before those expected in the process.
  var predicted = TraitCollection()

  /// The recording object of the current thread, if there is one.
  package static var currentRecorder: AnyObject? { CurrentTraits.recorder }

  /// The state of the current thread, which is valid until the caller returns.
  package static var current: ThreadState { CurrentTraits.threadState }

  /// Returns whether a collection is the current one.
  package func isCurrent(_ traits: TraitCollection) -> Bool {
    self.traits.isIdentical(to: traits) && scope === CurrentTraits.scope
  }

  /// Runs a closure with a collection as the current one.
  package func perform(with traits: TraitCollection, _ body: () -> Void) {
    // Exchanged, because a copy of the saved values would be counted.
    var (otherTraits, otherScope) = (traits, CurrentTraits.scope)
    swap(&self.traits, &otherTraits)
    swap(&scope, &otherScope)
    body()
    swap(&self.traits, &otherTraits)
    swap(&scope, &otherScope)
  }
}
