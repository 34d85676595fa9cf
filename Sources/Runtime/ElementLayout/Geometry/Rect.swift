/// A rectangle in points, defined by its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The left edge; x increases to the right.
  public var x: Double
  /// The top edge; y increases downward.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle with 0 in place of coordinates that aren't finite and extents that are negative
  /// or not finite.
  @inlinable @inline(__always)
  package var asPlace: Rect {
    Rect(
      x: x.isFinite ? x : 0,
      y: y.isFinite ? y : 0,
      width: width > 0 && width.isFinite ? width : 0,
      height: height > 0 && height.isFinite ? height : 0
    )
  }
}
