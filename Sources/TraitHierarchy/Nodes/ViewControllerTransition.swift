import TraitSystem

/// What a change is told with that controllers may accompany with changes of their own.
public protocol ViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure along with the change, and another after it.
  ///
  /// - Parameters:
  ///   - animation: Is called with the coordinator.
  ///   - completion: Is called with the coordinator afterwards.
  /// - Returns: Whether the closures have been run or will be.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change that takes no time: what goes along with it is run at once.
private final class ImmediateTransition: ViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

extension ViewController {
  /// Tells the controller which traits it will have, if they differ from those that it has.
  final func announceTransition(with coordinator: any ViewControllerTransitionCoordinator) {
    let new = TraitCollection.traits(for: self)
    if new != shownTraits { willTransition(to: new, with: coordinator) }
  }
}

extension WindowScene {
  /// Tells the controllers at the top of the windows which traits they will have.
  final func announceTransition() {
    let coordinator = ImmediateTransition()
    for window in windows {
      window.rootViewController?.announceTransition(with: coordinator)
      for presentation in window.presentations {
        presentation.presentedViewController.announceTransition(with: coordinator)
      }
    }
  }
}
