public import DynamicColors
import TraitSystem

extension View {
  /// The colour of what can be touched in this view and below.
  ///
  /// It is the view's own, or else that of the nearest view above that has one; nil where none has.
  /// Setting nil inherits.
  public final var tintColor: DynamicColor? {
    get {
      var view: View? = self
      while let current = view {
        if let color = current.ownTintColor { return color }
        view = current.superview
      }
      return nil
    }
    set {
      let old = tintColor
      ownTintColor = newValue
      if tintColor != old { tellOfTint() }
    }
  }

  /// Calls ``tintColorDidChange()`` of this view and of those below that inherit its tint.
  private func tellOfTint() {
    var rest = [self]
    while let view = rest.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      rest.append(contentsOf: view.subviews.reversed().filter { $0.ownTintColor == nil })
    }
  }
}
