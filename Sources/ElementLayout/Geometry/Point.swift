/// A place in points, in the coordinates of what it is in.
@frozen
public struct Point: Hashable, Sendable {
  /// How far right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// The upper left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
