public import TraitSystem

/// A node that draws: part of a tree of views under a window.
open class View: TraitEnvironment {
  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides = TraitOverrides()

  /// The view that this one is in.
  public private(set) weak var superview: View?

  /// The views in this one, the first at the back.
  public private(set) var subviews: [View] = []

  /// The controller whose own view this is.
  public internal(set) weak var viewController: ViewController?

  /// Makes a view that is in no hierarchy.
  public init() {}

  /// The view's controller where it has one of its own, else the superview.
  open var traitParent: (any TraitEnvironment)? {
    if let viewController { viewController } else { superview }
  }

  /// Adds `view` in front of the other subviews and takes it from where it was.
  ///
  /// A view can't be in itself: adding one that this view is in, or this view, does nothing.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` at a place among the subviews, clamped to their number.
  ///
  /// A view can't be in itself: adding one that this view is in, or this view, does nothing.
  public func insertSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
  }

  /// Takes the view out of its superview; the traits it inherits are then gone.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Says whether `view` is this view or one that it is in.
  public func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }
}
