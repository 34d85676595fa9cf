/// What a node waits for.
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

  /// Everything that a new view needs.
  static let needsAll: NodeFlags = [
    .needsProperties, .needsConstraints, .needsLayout, .needsDisplay,
  ]
}

/// The steps of an update after the traits, in their order.
enum UpdatePhase: CaseIterable {
  case properties, constraints, appearance, layout, display

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
