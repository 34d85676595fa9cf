public import ElementLayout
public import Foundation

// These names are the types of views and layouts, not Foundation's types of the same names. This
// module re-exports Foundation; a file that imports it explicitly makes the names ambiguous.

/// A rectangle in points.
public typealias CGRect = Rect

/// A size in points.
public typealias CGSize = Size

/// A point in the coordinates of its container.
public typealias CGPoint = Point

extension Point {
  /// Creates a point with integer coordinates.
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension Size {
  /// Creates a size with integer extents.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension Rect {
  /// Creates a rectangle from its origin and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The width and the height.
  public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The left edge.
  public var minX: CGFloat { x }
  /// The horizontal center.
  public var midX: CGFloat { x + width / 2 }
  /// The right edge.
  public var maxX: CGFloat { x + width }
  /// The top edge.
  public var minY: CGFloat { y }
  /// The vertical center.
  public var midY: CGFloat { y + height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { y + height }

  /// Returns the rectangle with its edges moved inward.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
