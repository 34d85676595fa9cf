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
    get { appearance?.alpha ?? 1 }
    set { if newValue != alpha { madeAppearance.alpha = newValue } }
  }

  /// Whether the view and its descendants are invisible.
  ///
  /// Hidden views are updated as visible ones are.
  public final var isHidden: Bool {
    get { appearance?.isHidden ?? false }
    set { if newValue != isHidden { madeAppearance.isHidden = newValue } }
  }

  /// The corner radius of background and border, in points.
  public final var cornerRadius: Double {
    get { appearance?.cornerRadius ?? 0 }
    set {
      if newValue == cornerRadius { return }
      madeAppearance.cornerRadius = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the border; nil for no border.
  public final var borderColor: DynamicColor? {
    get { appearance?.borderColor }
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
  public final var borderWidth: Double {
    get { appearance?.borderWidth ?? 1 }
    set {
      if newValue == borderWidth { return }
      madeAppearance.borderWidth = newValue
      setNeedsDisplay()
    }
  }

  /// The color that the view sets for interactive elements.
  final var ownTintColor: DynamicColor? {
    get { appearance?.tintColor }
    set { if newValue != nil || appearance != nil { madeAppearance.tintColor = newValue } }
  }

  private var madeAppearance: ViewAppearance {
    if let appearance { return appearance }
    let appearance = ViewAppearance()
    self.appearance = appearance
    return appearance
  }
}
