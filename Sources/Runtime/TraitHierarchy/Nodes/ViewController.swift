public import ElementLayout
public import TraitSystem

/// A controller of a view, positioned between its view's superview and its view.
open class ViewController: TraitNode {
  /// The parent controller.
  public private(set) final weak var parent: ViewController?

  /// The child controllers.
  public private(set) final var children: [ViewController] = []

  final weak var presentation: PresentationController?

  private var loadedView: View?

  /// The trait overrides for child controllers, kept for the lifetime of this controller.
  private var childTraits:
    [ObjectIdentifier: (child: WeakReference<ViewController>, traits: TraitCollection)] =
      [:]

  /// Creates a controller that loads its view on demand.
  ///
  /// Views are created by code only; the arguments exist for subclasses that must name them and are
  /// ignored.
  public init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(flags: .needsProperties)
  }

  /// Returns nil, because archived controllers aren't supported; it exists for subclasses that call
  /// it.
  public init?(coder: AnyObject) { return nil }

  /// Creates a controller for `view`.
  public convenience init(view: View) {
    self.init()
    self.view = view
  }

  deinit {
    whenReleased {
      if let loadedView {
        loadedView.owningController = nil
        transferScope(to: loadedView)
      }
      for child in children {
        child.parent = nil
        child.applyParentTraits()
      }
    }
  }

  // MARK: The view

  /// The controller's view, which is loaded on demand.
  ///
  /// A view of another controller is removed from that controller; a window isn't accepted.
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
        former.owningController = nil
      }
      let superview = newValue.superview
      newValue.removeFromSuperview()
      newValue.detachFromParent()
      newValue.owningController?.loadedView = nil
      loadedView = newValue
      newValue.owningController = self
      attach(newValue)
      superview?.addSubview(newValue)
    }
  }

  /// The controller's view if it is loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Returns the view, which is loaded on demand with the traits that it will inherit as those
  /// expected.
  final func loadView(below traits: TraitCollection) -> View {
    loadedView ?? traits.performAsPredicted { view }
  }

  /// Whether the controller's view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and sets ``view``; don't call it directly.
  open func loadView() { view = View() }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to a hierarchy, when its traits aren't up to date.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in a hierarchy and its superview has been laid out.
  ///
  /// The traits of controller and view are up to date.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called in the same update as ``viewIsAppearing(_:)``, directly after it.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from a hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was removed from a hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Updates

  /// Sets properties that don't depend on the layout; called before layout, and again when a trait
  /// that it read changes.
  open func updateProperties() {}

  /// Sets constraints; called before layout, and again when a trait that it read changes.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews, and again when a trait that it read changes.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, and again when a trait that it read changes.
  open func viewDidLayoutSubviews() {}

  /// Schedules ``updateProperties()`` for the next update.
  public final func setNeedsUpdateProperties() { setNeeds(.needsProperties) }

  /// Performs pending updates of traits and properties at and below this controller now.
  public final func updatePropertiesIfNeeded() { _ = UpdatePass.run(from: self, [.properties]) }

  /// Schedules ``updateViewConstraints()`` for the view's next update of constraints.
  public final func setNeedsUpdateConstraints() { setNeeds(.needsConstraints) }

  override final func invalidateProperties() { setNeedsUpdateProperties() }

  override final func invalidateConstraints() { setNeedsUpdateConstraints() }

  override final func invalidateLayout() { loadedView?.setNeedsLayout() }

  override final func run(_ phase: UpdatePhase, _ shared: SharedTracking) {
    switch phase {
    case .properties: track(.properties, companion: loadedView, with: shared) { updateProperties() }
    case .constraints:
      track(.constraints, companion: loadedView, with: shared) { updateViewConstraints() }
    case .appearance:
      _ = view
      traitCollection.performAsCurrent {
        viewIsAppearing(false)
        viewDidAppear(false)
      }
    case .layout, .display: break
    }
  }

  /// The style of a status bar over the view; nothing draws one.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether a status bar over the view is hidden; nothing draws one.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that determines the style of a status bar; nil for this controller.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The orientations that the controller supports; nothing rotates windows.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

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

  /// Removes the controller from its parent, without moving its view.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    applyParentTraits()
    didMove(toParent: nil)
  }

  /// Called by ``addChild(_:)`` before the controller becomes a child; a container calls it with
  /// nil before it removes the child.
  open func willMove(toParent parent: ViewController?) {}

  /// Called by ``removeFromParent()`` afterwards, with nil; a container calls it after adding the
  /// child and its view.
  open func didMove(toParent parent: ViewController?) {}

  /// Called before a change of device traits reaches the controller.
  ///
  /// A container forwards the call to its children, as the default implementation does, with the
  /// traits that each of them will have.
  ///
  /// - Parameters:
  ///   - newCollection: The traits that the controller will have.
  ///   - coordinator: Runs changes alongside the transition.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.announceTransition(with: coordinator) }
  }

  /// Called before the view is resized with its window; forwards the call to the children.
  open func viewWillTransition(
    to size: Size,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Sets traits that replace the specified traits inherited by a child.
  ///
  /// Use ``TraitNode/traitOverrides`` of the child instead.
  ///
  /// They apply while the controller is a child of this one, also after it was removed and added
  /// again; the child's own overrides take precedence.
  ///
  /// - Parameters:
  ///   - traits: The traits; nil for none.
  ///   - child: The child.
  public final func setOverrideTraitCollection(
    _ traits: TraitCollection?,
    forChild child: ViewController
  ) {
    childTraits = childTraits.filter { $0.value.child.object != nil }
    childTraits[ObjectIdentifier(child)] = traits.map { (WeakReference(object: child), $0) }
    if child.parent === self { child.applyParentTraits() }
  }

  /// Returns the trait overrides for a child; nil for none.
  ///
  /// It is called when the child is added, when the controller's traits have changed and before its
  /// view is laid out, so an implementation can depend on any of these. The default implementation
  /// returns the value set by ``setOverrideTraitCollection(_:forChild:)``.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    guard let entry = childTraits[ObjectIdentifier(child)], entry.child.object === child else {
      return nil
    }
    return entry.traits
  }

  /// Updates the trait overrides of the children.
  final func applyTraitsOfChildren() {
    for child in children { child.applyParentTraits() }
  }

  private func applyParentTraits() {
    let traits = parent?.overrideTraitCollection(forChild: self)
    if ownScope?.inputs.base != traits { change(.environment) { $0.base = traits } }
  }

  // MARK: The hierarchy

  /// The presentation controller, while this controller is presented.
  ///
  /// If a module adds an overload that is available before the controller is presented, as in
  /// UIKit, that overload is preferred.
  @_disfavoredOverload
  public final var presentationController: PresentationController? { presentation }

  /// The presentation controller, for modules in which that name has another meaning.
  package final var activePresentation: PresentationController? { presentation }

  /// The superview of the controller's view, otherwise the presentation controller.
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
