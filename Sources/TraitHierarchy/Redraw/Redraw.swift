public import ColorValues
public import DynamicColors
public import TraitSystem

/// A node that must be drawn again, and why.
public struct Redraw: CustomStringConvertible {
  /// A colour that the node used.
  public struct ColorChange: Hashable, Sendable, CustomStringConvertible {
    /// The colour.
    public let color: DynamicColor
    /// What it came to when the node was last drawn.
    public let old: Color
    /// What it comes to now.
    public let new: Color

    /// For example `{background} #ffffff → #1c1c1e`.
    public var description: String { "\(color) \(old.css) → \(new.css)" }
  }

  private(set) var traitNode: TraitNode

  /// How often the node had been drawn.
  let drawCount: Int

  /// The node.
  public var node: any TraitEnvironment { traitNode }

  /// The colours that come to something else; of a coarse tracker, all colours that the node used.
  public private(set) var colors: [ColorChange]

  /// The traits that the node read itself while drawing and that have changed.
  public var traits: [TraitKey] { allTraits.filter { !$0.isHidden } }

  /// The same, with those that keep keys of the environment and are hidden.
  private var allTraits: [TraitKey]

  /// The change of the node's traits that it is due to.
  public private(set) var change: TraitChange

  init(
    node: TraitNode,
    drawCount: Int,
    colors: [ColorChange],
    allTraits: [TraitKey],
    change: TraitChange
  ) {
    traitNode = node
    self.drawCount = drawCount
    self.colors = colors
    self.allTraits = allTraits
    self.change = change
  }

  /// Whether later changes have taken everything back.
  var isVoid: Bool { colors.isEmpty && allTraits.isEmpty }

  /// Whether nobody else keeps the node.
  mutating func isLastReference() -> Bool { isKnownUniquelyReferenced(&traitNode) }

  /// Adds a later change of a node that was not drawn in between.
  mutating func merge(_ later: Redraw) {
    colors = later.colors
    change = TraitChange(
      previous: change.previous,
      current: later.change.current,
      reason: later.change.reason
    )
    allTraits = (allTraits + later.allTraits.filter { !allTraits.contains($0) })
      .filter { change.previous.value(of: $0) != change.current.value(of: $0) }
  }

  /// For example `list: {background} #ffffff → #1c1c1e (override at sidebar)`.
  public var description: String {
    let causes =
      colors.map(\.description)
      + traits.map { "\($0) \(change.previous.value(of: $0)) → \(change.current.value(of: $0))" }
    let texts = causes.isEmpty ? ["environment"] : causes
    return "\(traitNode.label): \(texts.joined(separator: ", ")) (\(change.reason))"
  }
}
