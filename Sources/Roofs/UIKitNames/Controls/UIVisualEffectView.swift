public import TraitHierarchy

/// An effect that is applied to the content below a view, as a value for a renderer.
open class UIVisualEffect {
  fileprivate init() {}
}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The color and the thickness of a blur.
  public enum Style: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case extraLight, light, dark
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case regular = 4
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemThickMaterial, systemChromeMaterial
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemThickMaterialLight, systemChromeMaterialLight
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// A view with an effect, which isn't drawn.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?

  /// The view for subviews.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Lays out the content view, which fills the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
