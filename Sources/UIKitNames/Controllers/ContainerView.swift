import TraitHierarchy

/// The view of a container controller, which displays views of its children side by side, behind
/// the subviews that the app adds.
final class ContainerView: UIView {
  /// The displayed views, from left to right.
  private var shown: [UIView] = []

  /// Returns the width of each view but the last one, which has the rest.
  var widths: (Double) -> [Double] = { _ in [] }

  /// Called before each layout with this view.
  var willLayOut: (ContainerView) -> Void = { _ in }

  /// Replaces the displayed views.
  func show(_ views: [UIView]) {
    if shown == views, views.allSatisfy({ $0.superview === self }) { return }
    let former = shown
    shown = views
    for view in former where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    willLayOut(self)
    let widths = widths(frame.width)
    var left = 0.0
    for (index, view) in shown.enumerated() {
      let rest = max(0, frame.width - left)
      let width = index < widths.count ? min(widths[index], rest) : rest
      if view.superview === self {
        view.frame = Rect(x: left, y: 0, width: width, height: frame.height)
      }
      left += width
    }
  }
}
