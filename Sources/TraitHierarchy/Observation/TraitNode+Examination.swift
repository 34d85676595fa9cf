extension TraitNode {
  /// Finds out, when a node comes into a tree, whether its class observes all changes.
  final func examineClass() {
    if flags.contains(.isExamined) { return }
    flags.insert(.isExamined)
    if ObservingClasses.contains(type(of: self)) {
      makeState().observesEverything = true
      noteReads()
    }
  }
}
