extension TraitNode {
  /// Determines, when a node enters a tree, whether its class observes all changes, and which
  /// phases it can skip.
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
