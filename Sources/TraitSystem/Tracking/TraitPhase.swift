/// The recorder of the method that is running on this thread, for the module of hierarchies.
package enum TraitPhase {
  /// The recording object, if there is one.
  package static var current: AnyObject? {
    get { CurrentTraits.phase }
    set { CurrentTraits.phase = newValue }
  }
}
