extension TraitNode {
  /// An object that a dependent module associates with the node for the node's lifetime.
  package final var companion: AnyObject? {
    get { state?.companion }
    set { makeState().companion = newValue }
  }
}
