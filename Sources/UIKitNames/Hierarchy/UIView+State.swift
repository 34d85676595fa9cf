public import DynamicColors
public import TraitHierarchy

/// What this module keeps with a view.
final class ViewState {
  var layer: CALayer?
  var isKeyWindow = false
  var tag = 0
  /// What is to be called when presentations and dismissals that are under way are complete.
  var completions: [() -> Void] = []
  var isCompleting = false
}

extension UIView {
  /// What this module keeps with the view, if anything.
  var keptState: ViewState? { companion as? ViewState }

  /// What this module keeps with the view, which is made if there is nothing.
  var state: ViewState {
    if let keptState { return keptState }
    let state = ViewState()
    companion = state
    return state
  }

  /// A number by which the program finds the view.
  public var tag: Int {
    get { keptState?.tag ?? 0 }
    set { if newValue != tag { state.tag = newValue } }
  }

  /// The view at or below this one with a ``tag``; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The view's own place in its own coordinates.
  public var bounds: Rect {
    get { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
    set { (frame.width, frame.height) = (newValue.width, newValue.height) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be touched in this view and below.
  ///
  /// It is the view's own, or that of the nearest view above that has one, or else the system's blue.
  /// Setting nil inherits; nil is never read.
  public var tintColor: DynamicColor! {
    get { effectiveTintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }
}
