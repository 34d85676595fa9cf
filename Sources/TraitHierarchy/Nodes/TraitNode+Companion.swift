extension TraitNode {
  /// What a module above keeps with the node, for as long as the node lives; nil unless set.
  package final var companion: AnyObject? {
    get { state?.companion }
    set { makeState().companion = newValue }
  }
}
