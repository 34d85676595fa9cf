public import TraitSystem

/// A controller of a view: it stands between the superview of its view and its view.
open class ViewController: TraitEnvironment {
  /// The traits that the controller sets for itself, its view and everything below.
  public var traitOverrides = TraitOverrides()

  /// The controller that this one is a child of.
  public private(set) weak var parent: ViewController?

  /// The child controllers.
  public private(set) var children: [ViewController] = []

  /// What presents this controller, where it is presented.
  public internal(set) weak var presentationController: PresentationController?

  /// The controller's own view.
  public let view: View

  /// Makes a controller of `view`.
  public init(view: View = View()) {
    self.view = view
    view.viewController = self
  }

  /// The superview of the controller's view, or else the presentation controller.
  ///
  /// A parent controller is reached through the views between the two, so a controller whose view
  /// is in no hierarchy inherits nothing.
  open var traitParent: (any TraitEnvironment)? {
    if let superview = view.superview { superview } else { presentationController }
  }

  /// Makes `child` a child of this controller, without moving its view.
  ///
  /// A controller can't be its own descendant: adding an ancestor does nothing.
  public func addChild(_ child: ViewController) {
    var ancestor: ViewController? = self
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Takes the controller from its parent, without moving its view.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
