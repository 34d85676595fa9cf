public import Foundation

/// A layer with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`; nil for none.
  public var colors: [Any]?

  /// The positions of the colors, 0 to 1 in ascending order; nil distributes them evenly.
  public var locations: [NSNumber]?

  /// The start of the gradient as a fraction of the layer's size.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// The end of the gradient as a fraction of the layer's size.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a layer without colors.
  public override init() { super.init() }
}

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The fill color of the shape; nil for no fill.
  public var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The stroke color of the shape; nil for no stroke.
  public var strokeColor: CGColor?

  /// The stroke width in points.
  public var lineWidth: CGFloat = 1

  /// Creates a layer without a stroke.
  public override init() { super.init() }
}
