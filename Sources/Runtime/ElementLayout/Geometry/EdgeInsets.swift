/// Distances from the edges of a rectangle in points, positive inward.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets for all edges.
  public init(_ uniform: Double) {
    self.init(top: uniform, leading: uniform, bottom: uniform, trailing: uniform)
  }

  /// The insets with 0 in place of values that aren't finite.
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
