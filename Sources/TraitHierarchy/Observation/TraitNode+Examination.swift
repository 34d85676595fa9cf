extension TraitNode {
  /// Finds out, when a node comes into a tree, whether its class observes all changes, and in which
  /// phases nothing happens.
  final func examineClass() {
    if flags.contains(.isExamined) { return }
    flags.insert(.isExamined)
    if let view = self as? View { flags.insert(ObservingClasses.phasesAtRest(of: view)) }
    if ObservingClasses.contains(type(of: self)) {
      makeState().observesEverything = true
      noteReads()
    }
  }
}
