public import TraitHierarchy

/// A controller of a stack of controllers, of which it displays the last one.
///
/// The controllers of the stack are its children. A change of the stack has no duration: the view
/// of the previous top controller is removed before that of the new one is added. The navigation
/// bar isn't drawn.
open class UINavigationController: UIViewController {
  /// The controllers of the stack, the displayed one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  private var stack: [UIViewController] = []

  /// The bar, which inherits the traits of the controller's view.
  public let navigationBar = UINavigationBar()

  /// Creates a controller with an empty stack.
  ///
  /// The arguments exist for subclasses that must name them and are ignored.
  public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init?(coder: AnyObject) { return nil }

  /// Creates the container view; don't call it directly.
  open override func loadView() {
    let container = ContainerView()
    if let topViewController { container.show([topViewController.view]) }
    container.addSubview(navigationBar)
    view = container
  }

  /// The displayed controller.
  open var topViewController: UIViewController? { stack.last }

  /// The controller presented by the displayed one; otherwise the displayed controller.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  ///
  /// A controller that occurs more than once is kept at its first place; this controller and its
  /// ancestors are omitted.
  ///
  /// - Parameters:
  ///   - controllers: The controllers, the one to display last.
  ///   - animated: Ignored.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var known: Set<UIViewController> = [self]
    var ancestor = parent
    while let current = ancestor {
      known.insert(current)
      ancestor = current.parent
    }
    let new = controllers.filter { known.insert($0).inserted }
    let removed = stack.filter { !new.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    let added = new.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    stack = new
    (viewIfLoaded as? ContainerView)?.show(new.suffix(1).map(\.view))
    for controller in removed where controller.parent === self { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Adds a controller to the stack and displays it; does nothing if it is on the stack.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if !stack.contains(controller) { setViewControllers(stack + [controller], animated: animated) }
  }

  /// Removes the displayed controller, unless it is the only one.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: The removed controller; nil if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 1)?.first
  }

  /// Removes the controllers above a given one.
  ///
  /// - Returns: The removed controllers; nil if the given one isn't on the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    stack.firstIndex(of: controller).flatMap { pop(to: $0 + 1) }
  }

  /// Removes all controllers except the first one.
  ///
  /// - Returns: The removed controllers; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1)
  }

  private func pop(to count: Int) -> [UIViewController]? {
    guard count > 0, count <= stack.count else { return nil }
    let removed = Array(stack[count...])
    if !removed.isEmpty { setViewControllers(Array(stack[..<count]), animated: false) }
    return removed
  }
}

extension UIViewController {
  /// The nearest navigation controller above this controller.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller above this controller.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Adds a controller to the stack of this navigation controller or the nearest one above;
  /// presents it if there is none.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sender: Ignored.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: false)
    } else {
      present(controller, animated: false)
    }
  }

  /// Displays a controller in the secondary column of this split view controller or the nearest one
  /// above; presents it if there is none.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sender: Ignored.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController ?? splitViewController {
      split.setViewController(controller, for: .secondary)
      split.show(.secondary)
    } else {
      present(controller, animated: false)
    }
  }

  private func nearestAncestor<Container>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }
}

/// The view of a container controller, which displays views of its children side by side, behind
/// the subviews that the app adds.
final class ContainerView: UIView {
  /// The displayed views, from left to right.
  private var shown: [UIView] = []

  /// Returns the width of each view but the last one, which has the rest.
  var widths: (Double) -> [Double] = { _ in [] }

  /// Called before each layout with this view.
  var willLayOut: (ContainerView) -> Void = { _ in }

  /// Replaces the displayed views.
  func show(_ views: [UIView]) {
    if shown == views, views.allSatisfy({ $0.superview === self }) { return }
    let former = shown
    shown = views
    for view in former where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    willLayOut(self)
    let widths = widths(frame.width)
    var left = 0.0
    for (index, view) in shown.enumerated() {
      let rest = max(0, frame.width - left)
      let width = index < widths.count ? min(widths[index], rest) : rest
      if view.superview === self {
        view.frame = Rect(x: left, y: 0, width: width, height: frame.height)
      }
      left += width
    }
  }
}
