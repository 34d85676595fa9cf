public import DynamicColors

/// How a view is shown, beside its background; most views have none of it.
final class ViewAppearance {
  var alpha = 1.0
  var isHidden = false
  var cornerRadius = 0.0
  var borderColor: DynamicColor?
  var borderWidth = 1.0
}

extension View {
  /// The opacity of the view with all below it, 0 to 1.
  public final var alpha: Double {
    get { appearance?.alpha ?? 1 }
    set { if newValue != alpha { madeAppearance.alpha = newValue } }
  }

  /// Whether the view, with all below it, isn't to be seen.
  ///
  /// Updates take no notice of it.
  public final var isHidden: Bool {
    get { appearance?.isHidden ?? false }
    set { if newValue != isHidden { madeAppearance.isHidden = newValue } }
  }

  /// The radius of the corners of background and border, in points.
  public final var cornerRadius: Double {
    get { appearance?.cornerRadius ?? 0 }
    set {
      if newValue == cornerRadius { return }
      madeAppearance.cornerRadius = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the line along the view's edge; nil for no line.
  public final var borderColor: DynamicColor? {
    get { appearance?.borderColor }
    set {
      if newValue == borderColor { return }
      madeAppearance.borderColor = newValue
      flags.remove(.restsInDisplay)
      setNeedsDisplay()
    }
  }

  /// The width of the line along the view's edge, in points; 1 unless set.
  ///
  /// Where it isn't positive there is no line, and an infinite one fills the view.
  public final var borderWidth: Double {
    get { appearance?.borderWidth ?? 1 }
    set {
      if newValue == borderWidth { return }
      madeAppearance.borderWidth = newValue
      setNeedsDisplay()
    }
  }

  private var madeAppearance: ViewAppearance {
    if let appearance { return appearance }
    let appearance = ViewAppearance()
    self.appearance = appearance
    return appearance
  }
}
