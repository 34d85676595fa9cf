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
  /// What presents this controller as soon as somebody does; nil unless asked for.
  var nextPresentation: PresentationController?
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
  ///
  /// Set it before ``presentationController`` is first asked for: another style makes another one.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { keptState?.modalPresentationStyle ?? .automatic }
    set {
      if newValue != modalPresentationStyle { keptState?.nextPresentation = nil }
      state.modalPresentationStyle = newValue
    }
  }

  /// What makes the presentation controller, if ``modalPresentationStyle`` is `custom`.
  ///
  /// Set it before ``presentationController`` is first asked for: another delegate makes another one.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { keptState?.transitioningDelegate }
    set {
      if newValue !== transitioningDelegate { keptState?.nextPresentation = nil }
      state.transitioningDelegate = newValue
    }
  }

  // MARK: Who presents whom

  /// What presents this controller, or the nearest one that it is a child of; where neither is presented,
  /// what will present this controller, which is made when it is first asked for.
  ///
  /// Overrides that are set before the controller is presented apply once it is. After it was dismissed
  /// there is another one.
  public var presentationController: PresentationController? {
    if let nearestPresentation { return nearestPresentation }
    if let next = keptState?.nextPresentation { return next }
    let next = makePresentation(from: nil)
    // The two must not keep each other alive.
    next.leaveToController()
    state.nextPresentation = next
    return next
  }

  /// What presents this controller, or the nearest one that it is a child of.
  private var nearestPresentation: PresentationController? {
    activePresentation ?? parent?.nearestPresentation
  }

  private func makePresentation(from presenting: ViewController?) -> PresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: presenting ?? self
      ) : nil
    return custom ?? PresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The controller that this one, or one that it is a child of, presents.
  public var presentedViewController: ViewController? { presentation?.presentedViewController }

  /// What shows ``presentedViewController``.
  private var presentation: PresentationController? {
    if let presented = keptState?.presented, presented.window != nil { return presented }
    return parent?.presentation
  }

  /// The controller that presents this one, or one that it is a child of.
  public var presentingViewController: ViewController? {
    nearestPresentation?.presentingViewController
  }

  /// Whether this controller may present another, which isn't at work elsewhere.
  private func canPresent(_ controller: ViewController) -> Bool {
    if presentation != nil || controller.activePresentation != nil || controller.parent != nil {
      return false
    }
    var known: Set<ObjectIdentifier> = []
    var other: ViewController? = self
    while let current = other, known.insert(ObjectIdentifier(current)).inserted {
      if current === controller { return false }
      other = current.parent ?? current.presentingViewController
    }
    return controller.viewIfLoaded?.window?.rootViewController !== controller
  }

  // MARK: Transitions

  /// Presents a controller over the window of this one.
  ///
  /// It takes no time: when it returns, the view has been made and laid out and has appeared, and
  /// `completion` was called. In a completion, in `viewDidAppear` and wherever else such a change is under
  /// way, what it says of appearance follows when that change is complete, and completions are called
  /// in the order in which their changes began.
  ///
  /// Does nothing where the view is in no window; where something is presented already; and where
  /// `controller` is presented already, has a parent, is the root of its window, or is this controller,
  /// one that it is a child of or one that presents it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Makes no difference.
  ///   - completion: Is called after the view has appeared; not, if nothing is done.
  public func present(
    _ controller: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard canPresent(controller), let window = viewIfLoaded?.window else { return }
    let presentation =
      controller.keptState?.nextPresentation ?? controller.makePresentation(from: self)
    presentation.presentingViewController = self
    state.presented = presentation
    presentation.present(over: window)
    controller.keptState?.nextPresentation = nil
    if presentation.window === window { window.complete(completion) }
  }

  /// Takes away what this controller, or one that it is a child of, presents, with all that is presented
  /// from it; where it presents nothing, the controller itself or the nearest one that it is a child of,
  /// if that is presented.
  ///
  /// - Parameters:
  ///   - animated: Makes no difference.
  ///   - completion: Is called afterwards, as that of ``present(_:animated:completion:)``; not, if there
  ///     is nothing to take away.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = presentation ?? nearestPresentation, let window = presentation.window
    else { return }
    presentation.dismiss()
    window.complete(completion)
  }
}
