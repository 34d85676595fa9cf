public import TraitSystem

/// An event in the trace of a hierarchy.
public enum TraitTraceEvent: Sendable, CustomStringConvertible {
  /// The observers of a node are called for a change of its traits.
  case change(node: String, TraitChange)
  /// The colors used in a node's last drawing read changed traits that don't affect color
  /// appearance (`TraitDefinition.affectsColorAppearance`), so the node isn't redrawn for them.
  ///
  /// Set `affectsColorAppearance` for these traits, or use a coarse ``RedrawTracker``.
  case unfollowedColors(node: String, traits: [TraitKey])
  /// An update stopped updating a node.
  case feedback(UpdateFeedback)

  /// For example `sidebar: userInterfaceStyle light → dark (override at main)`.
  public var description: String {
    switch self {
    case .change(let node, let change):
      let traits = change.traits.map { key in
        "\(key) \(change.previous.value(of: key)) → \(change.current.value(of: key))"
      }
      // Environment keys use hidden traits without a text form.
      let texts = traits.isEmpty ? ["environment"] : traits
      return "\(node): \(texts.joined(separator: ", ")) (\(change.reason))"
    case .unfollowedColors(let node, let traits):
      let names = traits.map(\.description).joined(separator: ", ")
      return
        "\(node): colors read \(names), which changed but doesn't affect color appearance; "
        + "the node isn't redrawn"
    case .feedback(let feedback):
      return feedback.description
    }
  }
}
