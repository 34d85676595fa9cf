public import DynamicColors

/// The appearance of a view except for its background, and its tint; most views don't need one.
final class ViewAppearance {
  var alpha = 1.0
  var isHidden = false
  var cornerRadius = 0.0
  var borderColor: DynamicColor?
  var borderWidth = 1.0
  var tintColor: DynamicColor?
}

extension View {
  /// The opacity of the view and its descendants, 0 to 1.
  public final var alpha: Double {
    get { viewAppearance?.alpha ?? 1 }
    set { if newValue != alpha { madeAppearance.alpha = newValue } }
  }

  /// Whether the view and its descendants are invisible.
  ///
  /// Hidden views are updated as visible ones are.
  public final var isHidden: Bool {
    get { viewAppearance?.isHidden ?? false }
    set { if newValue != isHidden { madeAppearance.isHidden = newValue } }
  }

  /// The color that the view sets for interactive elements.
  final var ownTintColor: DynamicColor? {
    get { viewAppearance?.tintColor }
    set { if newValue != nil || viewAppearance != nil { madeAppearance.tintColor = newValue } }
  }

  fileprivate var madeAppearance: ViewAppearance {
    if let viewAppearance { return viewAppearance }
    let viewAppearance = ViewAppearance()
    self.viewAppearance = viewAppearance
    return viewAppearance
  }
}

extension ViewProperties {
  /// The corner radius of background and border, in points.
  public var cornerRadius: Double {
    get { viewAppearance?.cornerRadius ?? 0 }
    set {
      if newValue == cornerRadius { return }
      madeAppearance.cornerRadius = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the border; nil for no border.
  public var borderColor: DynamicColor? {
    get { viewAppearance?.borderColor }
    set {
      if newValue == borderColor { return }
      madeAppearance.borderColor = newValue
      flags.remove(.restsInDisplay)
      setNeedsDisplay()
    }
  }

  /// The width of the border in points; 1 by default.
  ///
  /// A width that isn't positive means no border; an infinite width fills the view.
  public var borderWidth: Double {
    get { viewAppearance?.borderWidth ?? 1 }
    set {
      if newValue == borderWidth { return }
      madeAppearance.borderWidth = newValue
      setNeedsDisplay()
    }
  }
}
