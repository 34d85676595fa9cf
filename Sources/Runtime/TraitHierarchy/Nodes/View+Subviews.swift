import ElementLayout

extension View {
  /// The node through which the view inherits from its superview: its controller, if it has one.
  final var topOfOwn: TraitNode { owningController ?? self }

  /// Whether the view belongs to a presented controller.
  ///
  /// Then it inherits through the presentation, independent of its superview.
  final var isPresented: Bool { owningController?.presentation != nil }

  /// Adds `view` in front of the other subviews, removing it from its previous superview.
  ///
  /// The call does nothing if `view` is a window, this view or an ancestor of this view. The view
  /// of a presented controller can be added to any view of the window that it is presented over,
  /// and still inherits through its presentation; adding it elsewhere first dismisses the
  /// controller and everything presented from it.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts `view` at an index, clamped to the number of subviews; otherwise the same as
  /// ``addSubview(_:)``.
  public final func insertSubview(_ view: View, at index: Int) {
    if !canContain(view) { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    if let presentation = view.owningController?.presentation {
      if presentation.window !== window { presentation.dismiss() }
    }
    let tint = view.effectiveTintColor
    defer { view.notifyOfTintChange(from: tint) }
    view.leave()
    let isEntering = !view.isPresented && scope?.tree != nil
    if isEntering { view.announceMove { $0.viewWillAppear(false) } }
    // Callbacks can change the hierarchy; the last view added takes precedence.
    if view.superview != nil || !canContain(view) { return }
    if view.isPresented, view.window !== window { return }
    view.superview = self
    place(view, at: index)
    if !view.isPresented { attach(view.topOfOwn) }
    view.didMoveToSuperview()
    if isEntering, view.superview === self, flags.contains(.isInWindow) {
      view.notifyOfWindowChange()
    }
  }

  private func canContain(_ view: View) -> Bool {
    if view is Window || view === self { return false }
    return view.subviews.isEmpty || !isDescendant(of: view)
  }

  private func place(_ view: View, at index: Int) {
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsMeasuring()
  }

  /// Removes the view from its superview; it keeps its current traits.
  public final func removeFromSuperview() {
    let tint = effectiveTintColor
    leave()
    notifyOfTintChange(from: tint)
  }

  /// Removes the view from its superview, without notification of another tint color.
  private func leave() {
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
    // A callback may have removed the view already or presented its controller.
    if superview !== former || isPresented { return }
    topOfOwn.detachFromParent()
    leaveSuperview()
    former.setNeedsMeasuring()
    didMoveToSuperview()
    if hadWindow, !flags.contains(.isInWindow) { notifyOfWindowChange() }
    if isLeaving { forEachController { $0.viewDidDisappear(false) } }
  }

  /// Announces a move of the view to its controllers, unless an announcement is in progress.
  private func announceMove(_ body: (ViewController) -> Void) {
    if flags.contains(.isBeingMoved) { return }
    flags.insert(.isBeingMoved)
    forEachController(body)
    flags.remove(.isBeingMoved)
  }

  /// Removes the view from the subviews of its superview, without callbacks.
  final func leaveSuperview() {
    guard let superview else { return }
    // The last subview is removed without a search, so that removing many from the end is fast.
    if superview.subviews.last === self {
      superview.subviews.removeLast()
    } else {
      superview.subviews.removeAll { $0 === self }
    }
    self.superview = nil
    arrangement?.attributes = LayoutAttributes()
  }

  /// Returns whether `view` is this view or one of its ancestors.
  public final func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Calls a closure with the controllers of this view and its descendants.
  final func forEachController(_ body: (ViewController) -> Void) {
    var controllers: [ViewController] = []
    topOfOwn.forEachNode {
      if let controller = $0 as? ViewController { controllers.append(controller) }
    }
    for controller in controllers { body(controller) }
  }

  /// Releases the subviews when the view is deallocated; surviving ones become detached.
  final func releaseSubviews() {
    // Not recursive: views can be nested deeper than the stack.
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
