public import Foundation

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`; nil for none.
  public var colors: [Any]?

  /// Where the colors are, 0 to 1, in ascending order; nil spreads them evenly.
  public var locations: [NSNumber]?

  /// Where the gradient starts, in parts of the layer's extent.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in parts of the layer's extent.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// Makes a layer without colors.
  public override init() { super.init() }
}

/// A layer that is filled with a shape.
open class CAShapeLayer: CALayer {
  /// What the shape is filled with; nil for nothing.
  public var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The color of the line around the shape; nil for none.
  public var strokeColor: CGColor?

  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1

  /// Makes a layer without a line.
  public override init() { super.init() }
}
