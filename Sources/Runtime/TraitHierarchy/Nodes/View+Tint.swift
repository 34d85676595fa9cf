public import DynamicColors
import TraitSystem

extension View {
  /// The color of interactive elements in this view and its descendants.
  ///
  /// The value is the view's own tint color or that of the nearest ancestor with one; nil if there
  /// is none. Setting nil restores inheritance.
  ///
  /// If a module adds an overload with a nonoptional color, as in UIKit, that overload is
  /// preferred.
  @_disfavoredOverload
  public final var tintColor: DynamicColor? {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// The tint color in effect; nil if neither this view nor an ancestor has one.
  package final var effectiveTintColor: DynamicColor? {
    var view: View? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return nil
  }

  /// Sets the view's own tint color; nil restores inheritance.
  package final func setTintColor(_ color: DynamicColor?) {
    let old = effectiveTintColor
    ownTintColor = color
    notifyOfTintChange(from: old)
  }

  /// Calls ``tintColorDidChange()`` of this view and of descendants that inherit its tint color, if
  /// it has another one than before.
  final func notifyOfTintChange(from old: DynamicColor?) {
    if effectiveTintColor == old { return }
    var rest = [self]
    while let view = rest.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      rest.append(contentsOf: view.subviews.reversed().filter { $0.ownTintColor == nil })
    }
  }
}
