public import Foundation
public import TraitHierarchy

/// A rectangle in points.
///
/// It isn't Foundation's type of this name. Don't import Foundation in a file that uses it: this
/// module re-exports Foundation, and an explicit import makes the name ambiguous.
public typealias CGRect = Rect

extension Rect {
  /// Creates a rectangle from its origin and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: CGPoint {
    get { CGPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The width and the height.
  public var size: CGSize {
    get { CGSize(width: width, height: height) }
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
