public import Foundation
public import TraitHierarchy

/// A rectangle in points.
///
/// It is not Foundation's type of this name. A file that imports Foundation itself would know two: leave
/// that import away, as this module exports Foundation.
public typealias CGRect = Rect

extension Rect {
  /// Makes a rectangle from its corner and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The corner with the smallest coordinates.
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
  /// The middle between the left and the right edge.
  public var midX: CGFloat { x + width / 2 }
  /// The right edge.
  public var maxX: CGFloat { x + width }
  /// The upper edge.
  public var minY: CGFloat { y }
  /// The middle between the upper and the lower edge.
  public var midY: CGFloat { y + height / 2 }
  /// The lower edge.
  public var maxY: CGFloat { y + height }

  /// The rectangle with its edges moved inwards.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
