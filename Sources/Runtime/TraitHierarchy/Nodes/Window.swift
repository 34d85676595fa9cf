import ElementLayout
package import TraitSystem

/// The root view, which displays a root view controller and can belong to a ``WindowScene``.
open class Window: View {
  final weak var scene: WindowScene?

  private(set) final var presentations: [PresentationController] = []

  /// Creates a window without a scene.
  public override init(frame: Rect) {
    super.init(frame: frame)
    flags.insert(.isInWindow)
    makeRoot()
  }

  /// Creates a window in a scene.
  public init(windowScene: WindowScene) {
    super.init(frame: .zero)
    flags.insert(.isInWindow)
    makeRoot()
    windowScene.add(self)
  }

  /// The scene of the window; setting it moves the window.
  public final var windowScene: WindowScene? {
    get { scene }
    set { if let newValue { newValue.add(self) } else { scene?.remove(self) } }
  }

  /// The controller of the window's content, whose view becomes the rearmost subview.
  ///
  /// Setting it replaces the view of the previous controller with that of the new one, which is
  /// dismissed first if it is presented. The view is resized to the bounds of the window, now and
  /// when these change, unless it has been given another frame.
  public final var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let former = oldValue?.viewIfLoaded, former.isDescendant(of: self) {
        former.removeFromSuperview()
      }
      guard let rootViewController else { return }
      rootViewController.presentation?.dismiss()
      insertSubview(rootViewController.loadView(below: shownTraits), at: 0)
      rootFrame = .zero
      resizeRootView()
    }
  }

  /// The frame that the window has given to the view of its root view controller.
  private final var rootFrame = Rect.zero

  private func resizeRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.frame == rootFrame else { return }
    rootFrame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    view.frame = rootFrame
  }

  override final func sizeDidChange() {
    let size = Size(width: frame.width, height: frame.height)
    let presented = presentations.map(\.presentedViewController)
    let transition = ImmediateTransition()
    for controller in [rootViewController].compactMap(\.self) + presented {
      controller.viewWillTransition(to: size, with: transition)
    }
    resizeRootView()
    transition.complete()
  }

  /// The views presented over the window, back to front, without views that aren't loaded yet.
  public final var presentedViews: [View] {
    presentations.compactMap { $0.presentedViewController.viewIfLoaded }
  }

  final func add(_ presentation: PresentationController) {
    presentations.append(presentation)
    attach(presentation)
    setNeedsLayout()
  }

  final func remove(_ presentation: PresentationController) {
    guard presentations.contains(where: { $0 === presentation }) else { return }
    presentation.detachFromParent()
    presentations.removeAll { $0 === presentation }
    setNeedsLayout()
  }

  /// Sets the device traits of a window without a scene; does nothing in a scene, or if the window
  /// keeps the traits of its last scene.
  ///
  /// The first time they apply at once, as if the window had been created with them: handlers
  /// aren't called, and methods that have read traits run again in the next update.
  package final func setDeviceTraits(_ traits: TraitCollection) {
    guard scene == nil, let scope = ownScope, let tree = scope.tree,
      scope.inherited.mask.isEmpty
    else { return }
    if scope.inputs.base != nil || tree.isDelivering { return setSystemTraits(traits) }
    scope.assume(traits)
    tree.deviceTraits = scope.deviceTraits
    forEachNode { node in
      node.flags.insert(.ranOutside)
      node.invalidateWhatRanOutside()
    }
  }

  override final var parentNode: TraitNode? { scene }

  override final func forEachChildNode(_ body: (TraitNode) -> Void) {
    super.forEachChildNode(body)
    for presentation in presentations { body(presentation) }
  }

  override final func runLayout(_ shared: SharedTracking) {
    for presentation in presentations { presentation.runLayout(.before) }
    super.runLayout(shared)
    for presentation in presentations { presentation.runLayout(.after) }
  }

  deinit {
    whenReleased {
      for presentation in presentations {
        presentation.end()
        presentation.detachFromParent()
      }
    }
  }
}
