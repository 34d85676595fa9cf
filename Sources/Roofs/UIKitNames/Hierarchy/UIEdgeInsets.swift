public import ElementLayout
public import Foundation

/// The distances of a rectangle's edges to those of an outer rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance at the left.
  public var left: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance at the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The distances of a rectangle's edges to those of an outer rectangle, in points, with the
/// horizontal ones in the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance where lines begin.
  public var leading: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
