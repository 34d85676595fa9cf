/// A rectangle in points, by its corner with the smallest coordinates and its size.
public struct Rect: Hashable, Sendable {
  /// The left edge, where x grows to the right.
  public var x: Double
  /// The top edge, where y grows downwards.
  public var y: Double
  /// The extent in x.
  public var width: Double
  /// The extent in y.
  public var height: Double

  /// The rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle with zero in place of coordinates that are no finite numbers, and of extents that are
  /// negative or no finite numbers.
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
