import TraitSystem

/// The coordinator of a change that controllers can accompany with changes of their own.
public protocol ViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure alongside the change, and another after it.
  ///
  /// - Parameters:
  ///   - animation: Called with the coordinator.
  ///   - completion: Called with the coordinator after the change.
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

/// A change without duration, which runs its closures after the change.
final class ImmediateTransition: ViewControllerTransitionCoordinator {
  private typealias Step = (any ViewControllerTransitionCoordinator) -> Void

  private var steps: [Step] = []

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    steps += [animation, completion].compactMap(\.self)
    return true
  }

  /// Runs the closures.
  func complete() {
    while !steps.isEmpty { steps.removeFirst()(self) }
  }
}

extension ViewController {
  /// Announces the controller's future traits to it, if they differ from its current ones.
  final func announceTransition(with coordinator: any ViewControllerTransitionCoordinator) {
    let new = TraitCollection.traits(for: self)
    if new != shownTraits { willTransition(to: new, with: coordinator) }
  }
}

extension WindowScene {
  /// Announces their future traits to the root controllers of the windows.
  final func announceTransition() {
    let coordinator = ImmediateTransition()
    for window in windows {
      window.rootViewController?.announceTransition(with: coordinator)
      for presentation in window.presentations {
        presentation.presentedViewController.announceTransition(with: coordinator)
      }
    }
    coordinator.complete()
  }
}
