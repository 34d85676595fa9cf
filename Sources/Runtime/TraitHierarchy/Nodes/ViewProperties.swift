/// The members of views that UIKit's views don't have.
///
/// They are members of a protocol extension, so that subclasses, and extensions of ``View`` in
/// apps, can declare members of the same names with their own meanings.
public protocol ViewProperties: View {}

extension View: ViewProperties {}

extension ViewProperties {
  /// The controller of this view, if it has one.
  public var viewController: ViewController? { owningController }
}
