/// The visual attributes of an element, in addition to its frame.
public struct LayoutAttributes: Hashable, Sendable {
  /// The opacity of the element and its descendants, 0 to 1.
  public var alpha: Double = 1

  /// Whether the element and its descendants are invisible.
  public var isHidden = false

  /// Creates the attributes of a visible, opaque element.
  public init() {}
}
