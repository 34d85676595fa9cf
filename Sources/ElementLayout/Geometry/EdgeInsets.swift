/// Distances inwards from the edges of a rectangle, in points; negative ones are outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left edge.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset from all edges.
  public init(_ uniform: Double) {
    self.init(top: uniform, leading: uniform, bottom: uniform, trailing: uniform)
  }

  /// The insets with zero in place of what is no finite number.
  var finite: EdgeInsets {
    EdgeInsets(
      top: top.asCoordinate,
      leading: leading.asCoordinate,
      bottom: bottom.asCoordinate,
      trailing: trailing.asCoordinate
    )
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}
