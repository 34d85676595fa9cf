public import TraitSystem

/// Why traits have changed.
public struct TraitChangeReason: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public enum Cause: String, Hashable, Sendable {
    /// An override was set or removed.
    case override
    /// What the device says has changed, or a limit or a child's traits that a controller sets.
    case environment
    /// The device says so for a moment only, as while snapshots of several styles are taken.
    case transient
    /// The node, or one above it, came to another place in the hierarchy.
    case move
  }

  /// What happened.
  public let cause: Cause

  private let name: String?
  private let nodeType: TraitNode.Type

  /// Notes where something happened.
  init(cause: Cause, at node: TraitNode) {
    self.cause = cause
    name = node.nodeName
    // Names of types are slow to find, and seldom asked for.
    nodeType = type(of: node)
  }

  /// The name or the type of the node where it happened.
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

/// A change of a node's traits, as its observers are told.
public struct TraitChange: Sendable {
  /// The traits before.
  public let previous: TraitCollection

  /// The traits now.
  public let current: TraitCollection

  /// Why they changed; where several changes came together, the one farthest down.
  public let reason: TraitChangeReason

  /// The traits that differ, observed or not: system traits in the order of their declaration, then
  /// custom ones in the order of their identifiers.
  public var traits: [TraitKey] { current.changedTraits(from: previous) }
}
