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
}
