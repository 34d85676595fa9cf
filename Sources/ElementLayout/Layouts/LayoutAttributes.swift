/// How an element is shown, beside where it is.
public struct LayoutAttributes: Hashable, Sendable {
  /// The opacity of the element with all that is in it, 0 to 1.
  public var alpha: Double = 1

  /// Whether the element, with all that is in it, isn't shown.
  public var isHidden = false

  /// Makes the attributes of an element that is fully shown.
  public init() {}
}
