public import TraitSystem

/// What shows a controller over a window: a sheet, a popover, an alert.
///
/// It inherits from the window, not from the controller that presents, so overrides on that
/// controller don't reach what it presents. Its window keeps it until it is dismissed.
open class PresentationController: TraitNode {
  /// The window that the presentation is over.
  public internal(set) final unowned(unsafe) var window: Window?

  /// The controller that is presented.
  public final let presentedViewController: ViewController

  /// The controller that presents; nil if nobody said.
  public private(set) final weak var presentingViewController: ViewController?

  /// Makes what can present `controller` with ``present(over:)``.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init(flags: [])
  }

  /// Presents `controller` over `window`.
  public convenience init(presenting controller: ViewController, over window: Window) {
    self.init(presentedViewController: controller, presenting: nil)
    present(over: window)
  }

  /// Presents over `window`; does nothing where it is presented already.
  public final func present(over window: Window) {
    if self.window != nil { return }
    presentedViewController.presentationController?.dismiss()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    presentedViewController.viewWillAppear(false)
    presentedViewController.presentation = self
    attach(presentedViewController)
    self.window = window
    window.add(self)
  }

  deinit {
    release()
  }

  /// Takes the presentation off its window.
  public final func dismiss() {
    guard let window else { return }
    presentedViewController.viewWillDisappear(false)
    window.remove(self)
    self.window = nil
    release()
    presentedViewController.viewDidDisappear(false)
  }

  /// Lets go of what is presented.
  private func release() {
    guard presentedViewController.presentation === self else { return }
    presentedViewController.detachFromParent()
    presentedViewController.presentation = nil
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
    if presentedViewController.presentation === self { body(presentedViewController) }
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
