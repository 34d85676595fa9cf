import DynamicColors
public import Foundation
public import TraitHierarchy

/// The drawing layer of a view.
///
/// The corner radius and the border of a view's layer are drawn with the view; other properties are
/// for a renderer.
///
/// Its colors are fixed: code that sets a color must set it again when traits change.
open class CALayer {
  /// The frame in the superlayer.
  public var frame = Rect.zero

  /// The background color; if it isn't set, the background color of the layer's view for the view's
  /// traits.
  public var backgroundColor: CGColor? {
    get { ownBackgroundColor ?? view.flatMap { $0.background } }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: CGColor?

  /// The color of the border.
  public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { drawBorder() } }

  /// The width of the border in points.
  public var borderWidth: CGFloat = 0 { didSet { drawBorder() } }

  /// The corner radius in points.
  public var cornerRadius: CGFloat = 0 { didSet { view?.cornerRadius = cornerRadius } }

  /// The color of the shadow.
  public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The opacity of the shadow, 0 to 1.
  public var shadowOpacity: Float = 0

  /// The offset of the shadow in points.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat = 3

  /// The opacity of the layer and its sublayers, 0 to 1.
  public var opacity: Float = 1

  /// Whether the layer and its sublayers are invisible.
  public var isHidden = false

  /// Whether the content outside of the layer's bounds is clipped.
  public var masksToBounds = false

  /// The sublayers, back to front; nil if there are none.
  public private(set) var sublayers: [CALayer]?

  /// The superlayer.
  public private(set) weak var superlayer: CALayer?

  private weak var view: UIView?

  /// Creates a layer without a superlayer.
  public init() {}

  /// Creates the layer of a view.
  init(view: UIView) {
    self.view = view
  }

  /// The view of the layer.
  public var delegate: UIView? { view }

  /// Adds a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers?.count ?? 0) }

  /// Inserts a sublayer at an index, clamped to the number of sublayers.
  ///
  /// Adding a layer to itself or to one of its descendants does nothing.
  public func insertSublayer(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(0, index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Sets the border that the layer's view draws.
  private func drawBorder() {
    view?.borderColor = borderWidth > 0 ? borderColor.map(DynamicColor.init(cgColor:)) : nil
    view?.borderWidth = borderWidth
  }

  /// Schedules drawing of the layer's view for the next update.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Schedules layout of the layer's view for the next update.
  open func setNeedsLayout() { view?.setNeedsLayout() }
}

extension UIView {
  /// The view's layer, created on demand.
  public var layer: CALayer {
    if let layer = existingState?.layer { return layer }
    let layer = CALayer(view: self)
    madeState.layer = layer
    return layer
  }

  /// The background color for the view's traits.
  fileprivate var background: CGColor? {
    backgroundColor.map { color in traitCollection.performAsCurrent { color.cgColor } }
  }
}

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
