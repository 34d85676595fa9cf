import ElementLayout

extension View {
  /// The node by which the view inherits from its superview: its controller, if it has one.
  final var topOfOwn: TraitNode { viewController ?? self }

  /// Adds `view` in front of the other subviews and takes it from where it was.
  ///
  /// A view can't be in itself: adding one that this view is in, or this view, does nothing.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` at a place among the subviews, clamped to their number.
  ///
  /// A view can't be in itself: adding one that this view is in, or this view, does nothing.
  public final func insertSubview(_ view: View, at index: Int) {
    if view === self || !view.subviews.isEmpty && isDescendant(of: view) { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      setNeedsMeasuring()
      return
    }
    view.removeFromSuperview()
    let isPresented = view.viewController?.presentation != nil
    let isEntering = !isPresented && scope?.tree != nil
    if isEntering { view.forEachController { $0.viewWillAppear(false) } }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if !isPresented { attach(view.topOfOwn) }
    setNeedsMeasuring()
    view.didMoveToSuperview()
    if isEntering, flags.contains(.isInWindow) { view.tellOfWindow() }
  }

  /// Takes the view out of its superview; it goes on to show the traits that it has.
  public final func removeFromSuperview() {
    guard let superview else { return }
    let isLeaving = scope?.tree != nil
    let hadWindow = flags.contains(.isInWindow)
    if isLeaving { forEachController { $0.viewWillDisappear(false) } }
    if viewController?.presentation == nil { topOfOwn.detachFromParent() }
    // The last one goes without a search, so that many can be taken out from the end.
    if superview.subviews.last === self {
      superview.subviews.removeLast()
    } else {
      superview.subviews.removeAll { $0 === self }
    }
    self.superview = nil
    arrangement?.attributes = LayoutAttributes()
    superview.setNeedsMeasuring()
    didMoveToSuperview()
    if hadWindow, !flags.contains(.isInWindow) { tellOfWindow() }
    if isLeaving { forEachController { $0.viewDidDisappear(false) } }
  }

  /// Says whether `view` is this view or one that it is in.
  public final func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Calls a closure with the controllers of this view and of those below.
  final func forEachController(_ body: (ViewController) -> Void) {
    var controllers: [ViewController] = []
    topOfOwn.forEachNode {
      if let controller = $0 as? ViewController { controllers.append(controller) }
    }
    for controller in controllers { body(controller) }
  }

  /// Lets go of the subviews when the view ends: those that live on are on their own.
  final func releaseSubviews() {
    // Not by recursion: views can be nested deeper than a stack.
    var ending = subviews
    subviews = []
    for subview in ending { subview.superview = nil }
    while var view = ending.popLast() {
      if isKnownUniquelyReferenced(&view) {
        let below = view.subviews
        view.subviews = []
        for subview in below { subview.superview = nil }
        ending.append(contentsOf: below)
      } else {
        view.topOfOwn.detachFromParent()
      }
    }
  }
}
