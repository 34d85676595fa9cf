public import TraitSystem

/// What a trace of a hierarchy is told.
public enum TraitTraceEvent: Sendable, CustomStringConvertible {
  /// A node reacts to a change of its traits.
  case change(node: String, TraitChange)
  /// Colors that a node used when it was last drawn read traits that have changed but don't affect color
  /// appearance (`TraitDefinition.affectsColorAppearance`), so the node isn't drawn again for them.
  ///
  /// Let the traits affect color appearance, or watch with a coarse ``RedrawTracker``.
  case unfollowedColors(node: String, traits: [TraitKey])
  /// An update gave up on a node.
  case feedback(UpdateFeedback)

  /// For example `sidebar: userInterfaceStyle light → dark (override at main)`.
  public var description: String {
    switch self {
    case .change(let node, let change):
      let traits = change.traits.map { key in
        "\(key) \(change.previous.value(of: key)) → \(change.current.value(of: key))"
      }
      // Keys of the environment are in traits of their own that have no text.
      let texts = traits.isEmpty ? ["environment"] : traits
      return "\(node): \(texts.joined(separator: ", ")) (\(change.reason))"
    case .unfollowedColors(let node, let traits):
      let names = traits.map(\.description).joined(separator: ", ")
      return
        "\(node): colors read \(names), which has changed but doesn't affect color appearance; "
        + "the node isn't redrawn for it"
    case .feedback(let feedback):
      return feedback.description
    }
  }
}
