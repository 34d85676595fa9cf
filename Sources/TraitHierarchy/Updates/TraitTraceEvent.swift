import TraitSystem

/// What a trace of a hierarchy is told.
public enum TraitTraceEvent: Sendable, CustomStringConvertible {
  /// A node reacts to a change of its traits.
  case change(node: String, TraitChange)
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
    case .feedback(let feedback):
      return feedback.description
    }
  }
}
