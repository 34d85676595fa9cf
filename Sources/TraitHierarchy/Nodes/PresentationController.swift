public import TraitSystem

/// What shows a controller over a window: a sheet, a popover, an alert.
///
/// It inherits from the window, not from the controller that presents, so overrides on that
/// controller don't reach what it presents. Its window keeps it until it is dismissed.
open class PresentationController: TraitNode {
  /// The window that the presentation is over.
  public private(set) final unowned(unsafe) var window: Window?

  /// The controller, unless it is the one that keeps this presentation controller.
  private final var keptController: ViewController?

  private final weak var controller: ViewController?

  private final var isDismissing = false

  /// The controller that is presented.
  ///
  /// It is kept alive, except by a presentation controller that it made itself and that has not been
  /// presented: where that one outlives its controller, this is an empty one.
  public final var presentedViewController: ViewController { controller ?? ViewController() }

  /// The controller that presents; nil if nobody said.
  public package(set) final weak var presentingViewController: ViewController?

  /// Makes what can present `controller` with ``present(over:)``.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    keptController = presentedViewController
    controller = presentedViewController
    presentingViewController = presenting
    super.init(flags: [])
  }

  /// Presents `controller` over `window`.
  public convenience init(presenting controller: ViewController, over window: Window) {
    self.init(presentedViewController: controller, presenting: nil)
    present(over: window)
  }

  /// Leaves it to the controller to keep this presentation controller until it is presented.
  package final func leaveToController() {
    if window == nil { keptController = nil }
  }

  /// Presents over `window`; does nothing where it is presented already.
  ///
  /// The controller's view is made and comes into the window at once. The next update says
  /// ``ViewController/viewIsAppearing(_:)`` and calls the methods of the container's layout.
  public final func present(over window: Window) {
    guard self.window == nil, let controller else { return }
    keptController = controller
    self.window = window
    controller.presentation?.dismiss()
    controller.view.removeFromSuperview()
    controller.viewWillAppear(false)
    // What is told meanwhile may have dismissed it, or shown the controller elsewhere.
    guard self.window === window else { return }
    if controller.presentation != nil || controller.view.superview != nil {
      self.window = nil
      return
    }
    controller.presentation = self
    attach(controller)
    window.add(self)
    controller.view.tellOfWindow()
  }

  deinit {
    release()
  }

  /// Takes the presentation off its window, after all that is presented from what it shows, the topmost
  /// first; does nothing where it isn't presented.
  public final func dismiss() {
    guard let window, !isDismissing else { return }
    isDismissing = true
    defer { isDismissing = false }
    for other in window.presentations.reversed() where other.isPresented(from: self) {
      other.dismiss()
    }
    let controller = controller
    controller?.viewWillDisappear(false)
    guard self.window === window else { return }
    let container = controller?.viewIfLoaded?.superview
    end()
    window.remove(self)
    container?.setNeedsMeasuring()
    controller?.viewIfLoaded?.tellOfWindow()
    controller?.viewDidDisappear(false)
  }

  private func isPresented(from other: PresentationController) -> Bool {
    window != nil && !isDismissing && presentingViewController?.isBelow(other) ?? false
  }

  /// Lets go of the window and of what is presented, and tells nobody.
  final func end() {
    window = nil
    release()
  }

  private func release() {
    guard let controller, controller.presentation === self else { return }
    controller.viewIfLoaded?.leaveSuperview()
    controller.detachFromParent()
    controller.presentation = nil
  }

  /// The view that what is presented is shown in.
  public final var containerView: View? { window }

  /// Traits that replace those of the window for what is presented, where they are specified.
  ///
  /// Nil for none. Prefer ``TraitNode/traitOverrides``.
  public final var overrideTraitCollection: TraitCollection? {
    get { ownScope?.inputs.base }
    set {
      if ownScope?.inputs.base != newValue { change(.environment) { $0.base = newValue } }
    }
  }

  /// Is called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Is called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  override final var parentNode: TraitNode? { window }

  override final func forEachChildNode(_ body: (TraitNode) -> Void) {
    if let controller, controller.presentation === self { body(controller) }
  }

  override final func invalidateLayout() { window?.setNeedsLayout() }

  enum Moment { case before, after }

  /// Runs what comes before or after the layout of the container view.
  final func runLayout(_ moment: Moment) {
    let found = PhaseTracking.run(self, companion: window) {
      if moment == .before {
        containerViewWillLayoutSubviews()
      } else {
        containerViewDidLayoutSubviews()
      }
    }
    keep(
      moment == .before ? found.mask : (state?.layoutReads ?? TraitMask()).union(found.mask),
      of: .layout
    )
  }
}
