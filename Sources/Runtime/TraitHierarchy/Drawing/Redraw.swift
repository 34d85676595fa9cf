public import ColorValues
public import DynamicColors
public import TraitSystem

/// A node that must be redrawn, and the reason.
public struct Redraw: CustomStringConvertible {
  /// A color used by the node.
  public struct ColorChange: Hashable, Sendable, CustomStringConvertible {
    /// The color.
    public let color: DynamicColor
    /// The color's value when the node was last drawn.
    public let old: Color
    /// The color's current value.
    public let new: Color

    /// For example `{background} #ffffff → #1c1c1e`.
    public var description: String { "\(color) \(old.css) → \(new.css)" }
  }

  private let traitNode: TraitNode
  private let note: RedrawNote

  init(_ node: TraitNode, _ note: RedrawNote) {
    traitNode = node
    self.note = note
  }

  /// The node.
  public var node: any TraitEnvironment { traitNode }

  /// The colors with another value; for a coarse tracker, all colors that the node used.
  public var colors: [ColorChange] { note.colors ?? [] }

  /// The changed traits that the node read directly while drawing.
  public var traits: [TraitKey] { note.traits.filter { !$0.isHidden } }

  /// The change of the node's traits that caused the redraw.
  public var change: TraitChange { note.change }

  /// For example `list: {background} #ffffff → #1c1c1e (override at sidebar)`.
  public var description: String {
    let causes =
      colors.map(\.description)
      + traits.map { "\($0) \(change.previous.value(of: $0)) → \(change.current.value(of: $0))" }
    let texts = causes.isEmpty ? ["environment"] : causes
    return "\(traitNode.label): \(texts.joined(separator: ", ")) (\(change.reason))"
  }
}
