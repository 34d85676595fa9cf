/// What a node waits for, and what is known about it.
@usableFromInline
struct NodeFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt16

  @usableFromInline
  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  static let needsProperties = NodeFlags(rawValue: 1)
  static let needsConstraints = NodeFlags(rawValue: 2)
  static let needsLayout = NodeFlags(rawValue: 4)
  static let needsDisplay = NodeFlags(rawValue: 8)
  /// The node stands in the queue of its tree.
  static let queued = NodeFlags(rawValue: 16)
  /// A controller came into a hierarchy and has not been told so.
  static let isAppearing = NodeFlags(rawValue: 32)
  /// The node is the top of a hierarchy in which updates run.
  static let isRoot = NodeFlags(rawValue: 64)
  /// The node's class was looked at for methods that observe all traits.
  static let isExamined = NodeFlags(rawValue: 128)

  /// The node is a window or in one, so that nobody has to walk up to learn it.
  static let isInWindow = NodeFlags(rawValue: 4096)

  /// A phase ran at the node outside of a tree, where changes of what it read aren't noticed.
  static let ranOutside = NodeFlags(rawValue: 8192)

  /// The controllers at and below the view are being told that it will appear or disappear.
  static let isBeingMoved = NodeFlags(rawValue: 16384)

  /// Nothing happens at the node in these phases; each flag has its place above that of waiting.
  static let restsInProperties = NodeFlags(rawValue: needsProperties.rawValue << 8)
  static let restsInConstraints = NodeFlags(rawValue: needsConstraints.rawValue << 8)
  static let restsInLayout = NodeFlags(rawValue: needsLayout.rawValue << 8)
  static let restsInDisplay = NodeFlags(rawValue: needsDisplay.rawValue << 8)

  /// Everything that a new view needs.
  static let needsAll: NodeFlags = [
    .needsProperties, .needsConstraints, .needsLayout, .needsDisplay,
  ]
}

/// The steps of an update after the traits, in their order.
enum UpdatePhase: CaseIterable {
  case properties, constraints, appearance, layout, display

  /// The flag of nodes at which nothing happens in the phase.
  var restFlag: NodeFlags { NodeFlags(rawValue: (flag.rawValue & 0xF) << 8) }

  /// The flag of nodes that wait for the phase.
  var flag: NodeFlags {
    switch self {
    case .properties: .needsProperties
    case .constraints: .needsConstraints
    case .appearance: .isAppearing
    case .layout: .needsLayout
    case .display: .needsDisplay
    }
  }
}
