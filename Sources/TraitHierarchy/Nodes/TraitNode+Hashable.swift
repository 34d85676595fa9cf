/// Nodes are equal to themselves only, so that they can be members of sets and keys of dictionaries.
extension TraitNode: Hashable {
  /// Returns whether two nodes are the same object.
  public static func == (first: TraitNode, second: TraitNode) -> Bool { first === second }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
