public import DynamicColors
import TraitSystem

extension View {
  /// The color of what can be touched in this view and below.
  ///
  /// It is the view's own, or else that of the nearest view above that has one; nil where none has.
  /// Setting nil inherits.
  ///
  /// Where a module adds a form that always has a color, as UIKit has it, that one is preferred.
  @_disfavoredOverload
  public final var tintColor: DynamicColor? {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// The tint that counts here; nil where no view at or above this one has any.
  package final var effectiveTintColor: DynamicColor? {
    var view: View? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return nil
  }

  /// Sets the view's own tint; nil inherits.
  package final func setTintColor(_ color: DynamicColor?) {
    let old = effectiveTintColor
    ownTintColor = color
    if effectiveTintColor != old { tellOfTint() }
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
