public import TraitSystem

/// The reason for a change of traits.
public struct TraitChangeReason: Hashable, Sendable, CustomStringConvertible {
  /// The kind of event.
  public enum Cause: String, Hashable, Sendable {
    /// An override was set or removed.
    case override
    /// The device traits, a content size limit, or a controller's override for a child has changed.
    case environment
    /// The device traits have changed temporarily, such as for snapshots in several styles.
    case transient
    /// The node or one of its ancestors has moved in the hierarchy.
    case move
  }

  /// The kind of event.
  public let cause: Cause

  private let name: String?
  private let nodeType: TraitNode.Type

  /// Records where an event occurred.
  init(cause: Cause, at node: TraitNode) {
    self.cause = cause
    name = node.nodeName
    // Names of types are slow to compute and rarely needed.
    nodeType = type(of: node)
  }

  /// The name or the type of the node where the event occurred.
  public var node: String { name ?? "\(nodeType)" }

  /// For example `override at main`.
  public var description: String { "\(cause.rawValue) at \(node)" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitChangeReason, second: TraitChangeReason) -> Bool {
    first.cause == second.cause && first.name == second.name && first.nodeType == second.nodeType
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cause)
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(nodeType))
  }
}

/// A change of a node's traits, as reported to its observers.
public struct TraitChange: Sendable {
  /// The traits before the change.
  public let previous: TraitCollection

  /// The traits after the change.
  public let current: TraitCollection

  /// The reason for the change; if several changes coincide, the one nearest to the node.
  public let reason: TraitChangeReason

  /// The traits that differ, observed or not: system traits in the order of their declaration, then
  /// custom traits in the order of their identifiers.
  public var traits: [TraitKey] { current.changedTraits(from: previous) }
}
