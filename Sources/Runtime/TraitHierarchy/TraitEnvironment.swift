public import TraitSystem

/// An object with traits: the application, a scene, window, presentation controller, view
/// controller or view.
///
/// Each is a ``TraitNode``.
///
/// An environment inherits the traits of its parent environment, and its own overrides take
/// precedence. The chain leads from the application to the scene and the window, then through
/// controllers and views: a view controller is between its view's superview and its view (UIKit's
/// rule since iOS 17).
public protocol TraitEnvironment: AnyObject {
  /// The environment that this one inherits from; nil at the root and for a detached environment.
  var traitParent: (any TraitEnvironment)? { get }

  /// The traits that this environment sets for itself and its descendants.
  var traitOverrides: TraitOverrides { get set }

  /// The traits that apply to this environment as of the last update.
  var traitCollection: TraitCollection { get }
}
