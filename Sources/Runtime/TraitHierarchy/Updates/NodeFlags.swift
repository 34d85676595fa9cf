/// The pending phases of a node and cached facts about it.
@usableFromInline
struct NodeFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32

  @usableFromInline
  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let needsProperties = NodeFlags(rawValue: 1)
  static let needsConstraints = NodeFlags(rawValue: 2)
  static let needsLayout = NodeFlags(rawValue: 4)
  static let needsDisplay = NodeFlags(rawValue: 8)
  /// The node is in the queue of its tree.
  static let queued = NodeFlags(rawValue: 16)
  /// A controller has entered a hierarchy and hasn't been notified yet.
  static let isAppearing = NodeFlags(rawValue: 32)
  /// The node is the root of a hierarchy in which updates run.
  static let isRoot = NodeFlags(rawValue: 64)
  /// The node's class was examined for overridden methods.
  static let isExamined = NodeFlags(rawValue: 128)

  /// The node is a window or in one; cached to avoid a search of its ancestors.
  static let isInWindow = NodeFlags(rawValue: 4096)

  /// A phase ran at the node outside of a tree, where changes of its reads aren't observed.
  static let ranOutside = NodeFlags(rawValue: 8192)

  /// The controllers at and below the view are being notified of a move.
  static let isBeingMoved = NodeFlags(rawValue: 16384)

  /// A controller was set for the view; it may have been deallocated.
  static let hadController = NodeFlags(rawValue: 32768)

  /// Drawing was requested, not only scheduled for a change of traits, colors or size.
  static let mustDisplay = NodeFlags(rawValue: 1 << 16)

  /// Drawing is scheduled for several changes, of which one can have reverted another.
  static let comparesDisplay = NodeFlags(rawValue: 1 << 17)

  /// The node skips these phases; each flag is in the bits above that of the pending phase.
  static let restsInProperties = NodeFlags(rawValue: needsProperties.rawValue << 8)
  static let restsInConstraints = NodeFlags(rawValue: needsConstraints.rawValue << 8)
  static let restsInLayout = NodeFlags(rawValue: needsLayout.rawValue << 8)
  static let restsInDisplay = NodeFlags(rawValue: needsDisplay.rawValue << 8)

  /// The phases that a new view needs.
  static let needsAll: NodeFlags = [
    .needsProperties, .needsConstraints, .needsLayout, .needsDisplay,
  ]
}

/// The phases of an update after the traits, in their order.
enum UpdatePhase: CaseIterable {
  case properties, constraints, appearance, layout, display

  /// The flag of nodes that skip the phase.
  var restFlag: NodeFlags { NodeFlags(rawValue: (flag.rawValue & 0xF) << 8) }

  /// The flag of nodes with a pending phase.
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
