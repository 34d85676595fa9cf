public import ElementLayout
public import TraitSystem

/// A controller that presents another controller over a window, such as a sheet, a popover or an
/// alert.
///
/// It inherits from the window, not from the presenting controller, so overrides of that controller
/// don't apply to the presented one. The window retains it until it is dismissed.
open class PresentationController: TraitNode {
  /// The window that the presentation is over.
  public private(set) final weak var window: Window?

  /// The controller, unless the controller retains this presentation controller.
  private final var retainedController: ViewController?

  private final weak var controller: ViewController?

  private final var isDismissing = false

  /// The frame that was last assigned to the presented view.
  private final var assignedFrame: Rect?

  /// The presented controller.
  ///
  /// It is retained, except by a presentation controller that the controller created itself and
  /// that hasn't been presented; once the controller is deallocated, this is an empty controller.
  public final var presentedViewController: ViewController { controller ?? ViewController() }

  /// The presenting controller, if it was given.
  public package(set) final weak var presentingViewController: ViewController?

  /// Creates a presentation controller; call ``present(over:)`` to present `controller`.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    retainedController = presentedViewController
    controller = presentedViewController
    presentingViewController = presenting
    super.init(flags: [])
  }

  /// Presents `controller` over `window`.
  public convenience init(presenting controller: ViewController, over window: Window) {
    self.init(presentedViewController: controller, presenting: nil)
    present(over: window)
  }

  /// Transfers ownership of this presentation controller to its controller until it is presented.
  package final func leaveToController() {
    if window == nil { retainedController = nil }
  }

  /// Presents the controller over `window`; does nothing if it is already presented.
  ///
  /// The controller's view is loaded and added to the window immediately. The next update calls
  /// ``ViewController/viewIsAppearing(_:)`` and the methods for the container's layout.
  public final func present(over window: Window) {
    guard self.window == nil, let controller else { return }
    retainedController = controller
    self.window = window
    controller.presentation?.dismiss()
    let traits = window.shownTraits
    controller.loadView(below: base.map(traits.overlaid) ?? traits).removeFromSuperview()
    controller.viewWillAppear(false)
    // A callback may have dismissed the presentation or moved the controller.
    guard self.window === window else { return }
    if controller.presentation != nil || controller.view.superview != nil {
      self.window = nil
      return
    }
    controller.presentation = self
    attach(controller)
    window.add(self)
    assignedFrame = nil
    assignFrame()
    controller.view.notifyOfWindowChange()
  }

  /// Removes the presentation from its window after dismissing everything presented from it,
  /// topmost first; does nothing if it isn't presented.
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
    let view = controller?.viewIfLoaded
    let container = view?.superview
    let tint = view?.effectiveTintColor
    end()
    window.remove(self)
    if let container {
      container.setNeedsMeasuring()
      view?.didMoveToSuperview()
      view?.notifyOfTintChange(from: tint)
    }
    view?.notifyOfWindowChange()
    controller?.viewDidDisappear(false)
  }

  private func isPresented(from other: PresentationController) -> Bool {
    window != nil && !isDismissing && presentingViewController?.isBelow(other) ?? false
  }

  /// Ends the presentation and those nested in it, without callbacks.
  final func end() {
    window = nil
    guard let controller, controller.presentation === self else { return }
    controller.viewIfLoaded?.leaveSuperview()
    controller.detachFromParent()
    controller.presentation = nil
  }

  /// The view that contains the presented view.
  public final var containerView: View? { window }

  /// The view of the presented controller; nil if the controller was deallocated.
  ///
  /// A subclass can return an ancestor of that view, which it adds to ``containerView``.
  open var presentedView: View? { controller?.view }

  /// The frame of ``presentedView`` in ``containerView``; by default its bounds.
  ///
  /// It is assigned when the controller is presented, and before each layout of the container view
  /// unless the view has been given another frame since.
  open var frameOfPresentedViewInContainerView: Rect {
    guard let containerView else { return .zero }
    return Rect(x: 0, y: 0, width: containerView.frame.width, height: containerView.frame.height)
  }

  private func assignFrame() {
    guard window != nil, let presentedView else { return }
    if let assignedFrame, presentedView.frame != assignedFrame { return }
    let frame = frameOfPresentedViewInContainerView
    presentedView.frame = frame
    assignedFrame = frame
  }

  /// Traits that replace the specified traits of the window for the presented controller.
  ///
  /// Nil by default. Use ``TraitNode/traitOverrides`` instead.
  public final var overrideTraitCollection: TraitCollection? { didSet { setBase() } }

  /// Traits that replace those of the window because of the style of the presentation; those of
  /// ``overrideTraitCollection`` take precedence.
  package final var styleTraits: TraitCollection? { didSet { setBase() } }

  private var base: TraitCollection? {
    guard let styleTraits else { return overrideTraitCollection }
    return overrideTraitCollection.map(styleTraits.overlaid) ?? styleTraits
  }

  private func setBase() {
    let base = base
    if ownScope?.inputs.base != base { change(.environment) { $0.base = base } }
  }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  override final var parentNode: TraitNode? { window }

  override final func forEachChildNode(_ body: (TraitNode) -> Void) {
    if let controller, controller.presentation === self { body(controller) }
  }

  override final func invalidateLayout() { window?.setNeedsLayout() }

  enum Moment { case before, after }

  /// Calls the method before or after the layout of the container view.
  final func runLayout(_ moment: Moment) {
    if moment == .before { assignFrame() }
    let found = MethodTracking.run(self, companion: window) {
      if moment == .before {
        containerViewWillLayoutSubviews()
      } else {
        containerViewDidLayoutSubviews()
      }
    }
    keep(
      moment == .before ? found.mask : (state?.masks.layout ?? TraitMask()).union(found.mask),
      of: .layout
    )
  }
}
