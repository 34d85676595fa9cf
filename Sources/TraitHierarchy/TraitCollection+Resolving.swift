public import TraitSystem

extension TraitCollection {
  /// The traits that apply at a node now, with all overrides that were written so far, whether or not
  /// an update has taken them up.
  ///
  /// For code that writes an override and needs to know what comes of it in the same turn.
  ///
  /// - Parameter environment: The node.
  /// - Returns: What an update would make its `traitCollection` be.
  /// - Complexity: O(*s*) in the number of nodes with overrides at and above it.
  public static func traits(for environment: some TraitEnvironment) -> TraitCollection {
    (environment as? TraitNode)?.scope?.resolved() ?? environment.traitCollection
  }
}
