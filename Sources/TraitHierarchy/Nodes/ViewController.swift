public import TraitSystem

/// A controller of a view: it stands between the superview of its view and its view.
open class ViewController: TraitNode {
  /// The controller that this one is a child of.
  public private(set) final unowned(unsafe) var parent: ViewController?

  /// The child controllers.
  public private(set) final var children: [ViewController] = []

  final unowned(unsafe) var presentation: PresentationController?

  private var loadedView: View?

  /// What this controller says of its children's traits, kept for as long as it lives.
  private var childTraits: [ObjectIdentifier: (child: WeakController, traits: TraitCollection)] =
    [:]

  /// Makes a controller that makes its view when it is first asked for.
  ///
  /// Views are made by code alone: the arguments are there for subclasses that have to name them, and
  /// count for nothing.
  public init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(flags: .needsProperties)
  }

  /// Fails, as there are no archives of controllers; it is there for subclasses that call it.
  public init?(coder: AnyObject) { return nil }

  /// Makes a controller of `view`.
  public convenience init(view: View) {
    self.init()
    self.view = view
  }

  deinit {
    if let loadedView {
      loadedView.viewController = nil
      bequeathScope(to: loadedView)
    }
    for child in children {
      child.parent = nil
      child.applyParentTraits()
    }
  }

  // MARK: The view

  /// The controller's own view, which is made when it is first asked for.
  ///
  /// A view that another controller has is taken from it; a window is refused.
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      if loadedView == nil { self.view = view }
      viewDidLoad()
      return view
    }
    set {
      if newValue === loadedView || newValue is Window { return }
      if let former = loadedView {
        former.removeFromSuperview()
        former.detachFromParent()
        former.viewController = nil
      }
      let superview = newValue.superview
      newValue.removeFromSuperview()
      newValue.detachFromParent()
      newValue.viewController?.loadedView = nil
      loadedView = newValue
      newValue.viewController = self
      attach(newValue)
      superview?.addSubview(newValue)
    }
  }

  /// The controller's view if it was made already.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the controller's view was made already.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets ``view``; never to be called.
  open func loadView() { view = View() }

  /// Is called after the view was made.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Is called before the view comes into a hierarchy; traits are not up to date.
  open func viewWillAppear(_ animated: Bool) {}

  /// Is called once the view is in a hierarchy and its superview has been laid out; the traits of
  /// controller and view are up to date.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Is called in the same update as ``viewIsAppearing(_:)``, right after it.
  open func viewDidAppear(_ animated: Bool) {}

  /// Is called before the view is taken out of a hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Is called after the view was taken out of a hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Updates

  /// Sets what doesn't depend on sizes; runs before layout, again when a trait that it read changes.
  open func updateProperties() {}

  /// Sets constraints; runs before layout, again when a trait that it read changes.
  open func updateViewConstraints() {}

  /// Is called before the view lays out its subviews, again when a trait that it read changes.
  open func viewWillLayoutSubviews() {}

  /// Is called after the view has laid out its subviews, again when a trait that it read changes.
  open func viewDidLayoutSubviews() {}

  /// Makes ``updateProperties()`` run in the next update.
  public final func setNeedsUpdateProperties() { setNeeds(.needsProperties) }

  /// Runs what waits of the traits and ``updateProperties()`` at and below this controller now.
  public final func updatePropertiesIfNeeded() { _ = UpdatePass.run(from: self, [.properties]) }

  /// Makes the view's next update of constraints call ``updateViewConstraints()``.
  public final func setNeedsUpdateConstraints() { setNeeds(.needsConstraints) }

  override final func invalidateProperties() { setNeedsUpdateProperties() }

  override final func invalidateConstraints() { setNeedsUpdateConstraints() }

  override final func invalidateLayout() { loadedView?.setNeedsLayout() }

  override final func run(_ phase: UpdatePhase) {
    switch phase {
    case .properties: track(.properties, companion: loadedView) { updateProperties() }
    case .constraints: track(.constraints, companion: loadedView) { updateViewConstraints() }
    case .appearance:
      _ = view
      traitCollection.performAsCurrent {
        viewIsAppearing(false)
        viewDidAppear(false)
      }
    case .layout, .display: break
    }
  }

  // MARK: Children

  /// Makes `child` a child of this controller, without moving its view.
  ///
  /// A controller can't be its own descendant: adding an ancestor does nothing.
  public final func addChild(_ child: ViewController) {
    var ancestor: ViewController? = self
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.applyParentTraits()
  }

  /// Takes the controller from its parent, without moving its view.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    applyParentTraits()
    didMove(toParent: nil)
  }

  /// Is called by ``addChild(_:)`` before the controller becomes a child; a container calls it with
  /// nil before it removes the child.
  open func willMove(toParent parent: ViewController?) {}

  /// Is called by ``removeFromParent()`` afterwards, with nil; a container calls it after it has added
  /// the child and its view.
  open func didMove(toParent parent: ViewController?) {}

  /// Is called before what the device says reaches the controller: a container hands it on to its
  /// children, as this does, with the traits that each of them will have.
  ///
  /// - Parameters:
  ///   - newCollection: The traits that the controller will have.
  ///   - coordinator: Runs what is to go along with the change.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.announceTransition(with: coordinator) }
  }

  /// Says which traits a child has instead of those that it would inherit, where they are specified;
  /// use ``TraitNode/traitOverrides`` of the child instead.
  ///
  /// They hold while it is a child of this controller, also after it was removed and added again; the
  /// child's own overrides win.
  ///
  /// - Parameters:
  ///   - traits: The traits; nil for none.
  ///   - child: The child.
  public final func setOverrideTraitCollection(
    _ traits: TraitCollection?,
    forChild child: ViewController
  ) {
    childTraits = childTraits.filter { $0.value.child.controller != nil }
    childTraits[ObjectIdentifier(child)] = traits.map { (WeakController(controller: child), $0) }
    if child.parent === self { child.applyParentTraits() }
  }

  /// What this controller says of a child's traits; nil if nothing.
  ///
  /// It is asked when the child is added, when the controller's traits have changed and before its view
  /// is laid out, so one that overrides it can go by either. Unless overridden, it is what
  /// ``setOverrideTraitCollection(_:forChild:)`` was told.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    guard let entry = childTraits[ObjectIdentifier(child)], entry.child.controller === child else {
      return nil
    }
    return entry.traits
  }

  /// Asks again what is to be said of the children's traits.
  final func applyTraitsOfChildren() {
    for child in children { child.applyParentTraits() }
  }

  private func applyParentTraits() {
    let traits = parent?.overrideTraitCollection(forChild: self)
    if ownScope?.inputs.base != traits { change(.environment) { $0.base = traits } }
  }

  // MARK: The hierarchy

  /// What presents this controller, where it is presented.
  ///
  /// Where a module adds a form that is there before the controller is presented, as UIKit has it, that
  /// one is preferred.
  @_disfavoredOverload
  public final var presentationController: PresentationController? { presentation }

  /// The same, for modules that give that name another meaning.
  package final var activePresentation: PresentationController? { presentation }

  /// The superview of the controller's view, or else the presentation controller.
  ///
  /// A parent controller is reached through the views between the two, so a controller whose view
  /// is in no hierarchy inherits nothing.
  override final var parentNode: TraitNode? {
    if let presentation { presentation } else { loadedView?.superview }
  }

  override final func forEachChildNode(_ body: (TraitNode) -> Void) {
    if let loadedView { body(loadedView) }
  }
}

/// A reference to a controller that doesn't keep it alive.
struct WeakController {
  weak var controller: ViewController?
}
