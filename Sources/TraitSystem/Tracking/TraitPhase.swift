/// What notes the reads of the method that is running on this thread, for the module of hierarchies.
package enum TraitPhase {
  /// The object that notes; nil if none does.
  package static var current: AnyObject? {
    get { CurrentTraits.phase }
    set { CurrentTraits.phase = newValue }
  }
}
