public import TraitSystem

extension TraitCollection {
  /// Returns the traits that apply at a node, including overrides that no update has processed yet.
  ///
  /// Use it in code that sets an override and needs the resulting traits immediately.
  ///
  /// - Parameter environment: The node.
  /// - Returns: The node's `traitCollection` after the next update.
  /// - Complexity: O(*s*) in the number of nodes with overrides from the node to the root.
  public static func traits(for environment: some TraitEnvironment) -> TraitCollection {
    (environment as? TraitNode)?.scope?.resolved() ?? environment.traitCollection
  }
}
