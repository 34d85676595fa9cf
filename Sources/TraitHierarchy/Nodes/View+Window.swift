extension View {
  /// The window that contains the view, or the view itself if it is a window.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the view.
  public final var window: Window? {
    var node: TraitNode? = self
    while let current = node {
      if let window = current as? Window { return window }
      node = current.parentNode
    }
    return nil
  }

  /// Calls ``didMoveToWindow()`` of this view and its descendants.
  final func notifyOfWindowChange() {
    var views: [View] = []
    topOfOwn.forEachNode { if let view = $0 as? View { views.append(view) } }
    for view in views { view.didMoveToWindow() }
  }
}
