public import TraitSystem

/// Anything that has traits of its own: the application, scenes, windows, presentation controllers,
/// view controllers and views; every one is a ``TraitNode``.
///
/// An environment inherits the traits of the environment above it, and its own overrides win over
/// those. The chain runs from the application to the scene and the window, then through controllers
/// and views: a view controller stands between its view's superview and its view (UIKit's rule since
/// iOS 17).
public protocol TraitEnvironment: AnyObject {
  /// The environment that this one inherits from, or nil at the top and where it isn't attached.
  var traitParent: (any TraitEnvironment)? { get }

  /// The traits that this environment sets for itself and everything below it.
  var traitOverrides: TraitOverrides { get set }

  /// The traits that apply here, as of the last update.
  var traitCollection: TraitCollection { get }
}
