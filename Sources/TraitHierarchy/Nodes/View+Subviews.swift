import ElementLayout

extension View {
  /// The node by which the view inherits from its superview: its controller, if it has one.
  final var topOfOwn: TraitNode { viewController ?? self }

  /// Whether the view belongs to a controller that is presented: then it inherits through the
  /// presentation, in whichever view of the window it is.
  final var isPresented: Bool { viewController?.presentation != nil }

  /// Adds `view` in front of the other subviews and takes it from where it was.
  ///
  /// A view can't be in itself, and a window in no view: adding one that this view is in, this view or a
  /// window does nothing. The view of a controller that is presented can be put into any view of the
  /// window that it is presented over, and goes on to inherit through its presentation; adding it
  /// elsewhere dismisses the controller first, with all that is presented from it.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` at a place among the subviews, clamped to their number; otherwise the same as
  /// ``addSubview(_:)``.
  public final func insertSubview(_ view: View, at index: Int) {
    if !canContain(view) { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    if let presentation = view.viewController?.presentation {
      if presentation.window !== window { presentation.dismiss() }
    }
    view.removeFromSuperview()
    let isEntering = !view.isPresented && scope?.tree != nil
    if isEntering { view.announceMove { $0.viewWillAppear(false) } }
    // What is told meanwhile may change everything; then the last one who added the view wins.
    if view.superview != nil || !canContain(view) { return }
    if view.isPresented, view.window !== window { return }
    view.superview = self
    place(view, at: index)
    if !view.isPresented { attach(view.topOfOwn) }
    view.didMoveToSuperview()
    if isEntering, view.superview === self, flags.contains(.isInWindow) { view.tellOfWindow() }
  }

  private func canContain(_ view: View) -> Bool {
    if view is Window || view === self { return false }
    return view.subviews.isEmpty || !isDescendant(of: view)
  }

  private func place(_ view: View, at index: Int) {
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsMeasuring()
  }

  /// Takes the view out of its superview; it goes on to show the traits that it has.
  public final func removeFromSuperview() {
    guard let former = superview else { return }
    if isPresented {
      leaveSuperview()
      former.setNeedsMeasuring()
      didMoveToSuperview()
      return
    }
    let isLeaving = scope?.tree != nil
    let hadWindow = flags.contains(.isInWindow)
    if isLeaving { announceMove { $0.viewWillDisappear(false) } }
    // What is told meanwhile may have taken it out already, or presented its controller.
    if superview !== former || isPresented { return }
    topOfOwn.detachFromParent()
    leaveSuperview()
    former.setNeedsMeasuring()
    didMoveToSuperview()
    if hadWindow, !flags.contains(.isInWindow) { tellOfWindow() }
    if isLeaving { forEachController { $0.viewDidDisappear(false) } }
  }

  /// Tells the controllers what is about to happen to the view, unless they are being told already.
  private func announceMove(_ body: (ViewController) -> Void) {
    if flags.contains(.isBeingMoved) { return }
    flags.insert(.isBeingMoved)
    forEachController(body)
    flags.remove(.isBeingMoved)
  }

  /// Takes the view from the subviews of its superview, and tells nobody.
  final func leaveSuperview() {
    guard let superview else { return }
    // The last one goes without a search, so that many can be taken out from the end.
    if superview.subviews.last === self {
      superview.subviews.removeLast()
    } else {
      superview.subviews.removeAll { $0 === self }
    }
    self.superview = nil
    arrangement?.attributes = LayoutAttributes()
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
      } else if !view.isPresented {
        view.topOfOwn.detachFromParent()
      }
    }
  }
}
