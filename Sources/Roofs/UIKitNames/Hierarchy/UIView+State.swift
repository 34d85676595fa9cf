public import DynamicColors
public import TraitHierarchy

/// The state that this module associates with a view.
final class ViewState {
  var layer: CALayer?
  var isKeyWindow = false
  var tag = 0
  /// The coordinator of the content that the view represents.
  var coordinator: Any?
  /// The completions of presentations and dismissals in progress.
  var completions: [() -> Void] = []
  var isCompleting = false
}

extension UIView {
  /// The state that this module associates with the view, if any.
  var existingState: ViewState? { companion as? ViewState }

  /// The state that this module associates with the view, created if necessary.
  var madeState: ViewState {
    if let existingState { return existingState }
    let state = ViewState()
    companion = state
    return state
  }

  /// A number that identifies the view in the program.
  public var tag: Int {
    get { existingState?.tag ?? 0 }
    set { if newValue != tag { madeState.tag = newValue } }
  }

  /// Returns the view at or below this one with a ``tag``; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The view's rectangle in its own coordinates.
  public var bounds: Rect {
    get { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
    set { (frame.width, frame.height) = (newValue.width, newValue.height) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements in this view and its descendants.
  ///
  /// The value is the view's own tint color or that of the nearest ancestor with one, otherwise the
  /// system's blue. Setting nil restores inheritance; the value is never nil.
  public var tintColor: DynamicColor! {
    get { effectiveTintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }
}
