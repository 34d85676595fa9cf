public import TraitHierarchy
import TraitSystem

/// A delegate that creates the presentation controller for a custom presentation.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller on which the presentation was requested.
  /// - Returns: The presentation controller; nil for a standard one.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
}

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Selected by the system.
  case automatic = -2
  /// Over the whole window.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// By the presentation controller of the transitioning delegate.
  case custom = 4
  /// Over the whole window, without hiding it.
  case overFullScreen = 5
  /// As a popover.
  case popover = 7

  /// Whether presented controllers have the elevated level, as they are over visible content.
  var isElevated: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .custom: false
    }
  }
}

/// The state that this module associates with a controller.
private final class ControllerState {
  var title: String?
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller prepared for the next presentation, if it was requested.
  var nextPresentation: PresentationController?
  /// The presentation in progress.
  weak var presented: PresentationController?
}

extension ViewController {
  private var existingState: ControllerState? { companion as? ControllerState }

  private var state: ControllerState {
    if let existingState { return existingState }
    let state = ControllerState()
    companion = state
    return state
  }

  /// A title for display.
  public var title: String? {
    get { existingState?.title }
    set { state.title = newValue }
  }

  /// The style in which the controller is presented: sheets and popovers have the elevated level, and
  /// `custom` the presentation controller of ``transitioningDelegate``.
  ///
  /// Set it before the first use of ``presentationController``: a change of style replaces that
  /// controller.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { existingState?.modalPresentationStyle ?? .automatic }
    set {
      if newValue != modalPresentationStyle { existingState?.nextPresentation = nil }
      state.modalPresentationStyle = newValue
    }
  }

  /// The delegate that creates the presentation controller, if ``modalPresentationStyle`` is
  /// `custom`.
  ///
  /// Set it before the first use of ``presentationController``: a change of delegate replaces that
  /// controller.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { existingState?.transitioningDelegate }
    set {
      if newValue !== transitioningDelegate { existingState?.nextPresentation = nil }
      state.transitioningDelegate = newValue
    }
  }

  // MARK: Who presents whom

  /// The presentation controller of this controller or its nearest presented ancestor; if neither
  /// is presented, the one that will present this controller, which is created on demand.
  ///
  /// Overrides that are set before the presentation take effect with it. After a dismissal, the
  /// next use creates another one.
  public var presentationController: PresentationController? {
    if let nearestPresentation { return nearestPresentation }
    if let next = existingState?.nextPresentation { return next }
    let next = makePresentation(from: nil)
    // The presentation controller must not be in a reference cycle with this one.
    next.leaveToController()
    state.nextPresentation = next
    return next
  }

  /// The presentation controller of this controller or its nearest presented ancestor.
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
    if let custom { return custom }
    let standard = PresentationController(presentedViewController: self, presenting: presenting)
    if modalPresentationStyle.isElevated {
      standard.styleTraits = TraitCollection { $0.userInterfaceLevel = .elevated }
    }
    return standard
  }

  /// The controller presented by this one or one of its ancestors.
  public var presentedViewController: ViewController? { presentation?.presentedViewController }

  /// The presentation of ``presentedViewController``.
  private var presentation: PresentationController? {
    if let presented = existingState?.presented, presented.window != nil { return presented }
    return parent?.presentation
  }

  /// The controller that presents this one or one of its ancestors.
  public var presentingViewController: ViewController? {
    nearestPresentation?.presentingViewController
  }

  /// Returns whether this controller can present another one.
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
  /// The presentation has no duration: when the call returns, the view has been loaded, laid out
  /// and has appeared, and `completion` was called. During another such change, such as in a
  /// completion or in `viewDidAppear`, appearance methods are called when that change is complete,
  /// and completions are called in the order in which their changes began.
  ///
  /// The call does nothing if the view isn't in a window, if this controller already presents
  /// another one, or if `controller` is already presented, has a parent, is the root of its window,
  /// or is this controller, one of its ancestors or one that presents it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Ignored.
  ///   - completion: Called after the view has appeared; not called if nothing is presented.
  public func present(
    _ controller: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard canPresent(controller), let window = viewIfLoaded?.window else { return }
    let presentation =
      controller.existingState?.nextPresentation ?? controller.makePresentation(from: self)
    presentation.presentingViewController = self
    state.presented = presentation
    presentation.present(over: window)
    controller.existingState?.nextPresentation = nil
    if presentation.window === window { window.complete(completion) }
  }

  /// Dismisses the controller presented by this one or one of its ancestors, with everything
  /// presented from it; if there is none, dismisses this controller or its nearest presented
  /// ancestor.
  ///
  /// - Parameters:
  ///   - animated: Ignored.
  ///   - completion: Called afterwards, as in ``present(_:animated:completion:)``; not called if
  ///     nothing is dismissed.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = presentation ?? nearestPresentation, let window = presentation.window
    else { return }
    presentation.dismiss()
    window.complete(completion)
  }
}
