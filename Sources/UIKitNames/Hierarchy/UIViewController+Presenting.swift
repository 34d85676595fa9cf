public import TraitHierarchy

/// What makes the presentation controller of a controller that is presented in a way of its own.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller that was asked to.
  /// - Returns: The presentation controller; nil for an ordinary one.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Over the whole window.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// By the presentation controller of the transitioning delegate.
  case custom = 4
  /// Over the whole window, which stays visible.
  case overFullScreen = 5
  /// As a popover.
  case popover = 7
}

/// What this module keeps with a controller.
private final class ControllerState {
  var title: String?
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What this controller presents.
  weak var presented: PresentationController?
}

extension ViewController {
  private var keptState: ControllerState? { companion as? ControllerState }

  private var state: ControllerState {
    if let keptState { return keptState }
    let state = ControllerState()
    companion = state
    return state
  }

  /// A name for people.
  public var title: String? {
    get { keptState?.title }
    set { state.title = newValue }
  }

  /// How the controller is presented; only `custom` makes a difference.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { keptState?.modalPresentationStyle ?? .automatic }
    set { state.modalPresentationStyle = newValue }
  }

  /// What makes the presentation controller, if ``modalPresentationStyle`` is `custom`.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { keptState?.transitioningDelegate }
    set { state.transitioningDelegate = newValue }
  }

  /// The controller that this one, or one that it is a child of, presents.
  public var presentedViewController: ViewController? {
    if let presented = keptState?.presented, presented.window != nil {
      return presented.presentedViewController
    }
    return parent?.presentedViewController
  }

  /// The controller that presents this one, or one that it is a child of.
  public var presentingViewController: ViewController? {
    if let presentationController { return presentationController.presentingViewController }
    return parent?.presentingViewController
  }

  /// Presents a controller over the window of this one.
  ///
  /// Does nothing where the view is in no window or something is presented already.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Makes no difference.
  ///   - completion: Is called afterwards; not, if nothing is done.
  public func present(
    _ controller: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    let custom =
      controller.modalPresentationStyle == .custom
      ? controller.transitioningDelegate?.presentationController(
        forPresented: controller,
        presenting: self,
        source: self
      ) : nil
    let presentation =
      custom ?? PresentationController(presentedViewController: controller, presenting: self)
    presentation.present(over: window)
    state.presented = presentation
    completion?()
  }

  /// Takes away what this controller presents, or else the controller itself where it is presented.
  ///
  /// - Parameters:
  ///   - animated: Makes no difference.
  ///   - completion: Is called afterwards; not, if there is nothing to take away.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presentation =
      presentedViewController?.presentationController ?? presentationController
      ?? parent?.presentationController
    guard let presentation else { return }
    presentation.dismiss()
    completion?()
  }
}
