public import Foundation
public import TraitHierarchy

/// What a view's contents are drawn in.
///
/// Its colors are fixed: when traits change, whoever set one has
/// to set it again.
open class CALayer {
  /// The layer's place in the one above.
  public var frame = Rect.zero

  /// What is behind the contents; for a view's layer that has none of its own, the view's background
  /// under the view's traits.
  public var backgroundColor: CGColor? {
    get { ownBackgroundColor ?? view.flatMap { $0.background } }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: CGColor?

  /// The color of the line around the layer.
  public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The width of the line around the layer, in points.
  public var borderWidth: CGFloat = 0

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat = 0

  /// The color of the shadow.
  public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The opacity of the shadow, 0 to 1.
  public var shadowOpacity: Float = 0

  /// How far the shadow is from the layer, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// The radius over which the shadow fades, in points.
  public var shadowRadius: CGFloat = 3

  /// The opacity of the layer with all below it, 0 to 1.
  public var opacity: Float = 1

  /// Whether the layer, with all below it, isn't to be seen.
  public var isHidden = false

  /// Whether what is outside the layer is cut off.
  public var masksToBounds = false

  /// The layers in this one, the first at the back; nil for none.
  public private(set) var sublayers: [CALayer]?

  /// The layer that this one is in.
  public private(set) weak var superlayer: CALayer?

  private weak var view: UIView?

  /// Makes a layer that is in no other.
  public init() {}

  /// Makes the layer of a view.
  init(view: UIView) {
    self.view = view
  }

  /// The view whose layer this is.
  public var delegate: UIView? { view }

  /// Puts a layer in front of the others in this one.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers?.count ?? 0) }

  /// Puts a layer at a place among those in this one, clamped to their number.
  ///
  /// A layer can't be in itself: that does nothing.
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

  /// Takes the layer out of the one that it is in.
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Makes the layer's view draw in the next update.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Makes the layer's view lay out its subviews in the next update.
  open func setNeedsLayout() { view?.setNeedsLayout() }
}

extension UIView {
  /// The view's layer, which is made when it is first asked for.
  public var layer: CALayer {
    if let layer = state.layer { return layer }
    let layer = CALayer(view: self)
    state.layer = layer
    return layer
  }

  /// The background under the view's traits.
  fileprivate var background: CGColor? {
    backgroundColor.map { color in traitCollection.performAsCurrent { color.cgColor } }
  }
}
