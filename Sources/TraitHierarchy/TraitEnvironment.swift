public import TraitSystem

/// Anything that has traits of its own: scenes, windows, presentation controllers, view
/// controllers and views.
///
/// An environment inherits the traits of the environment above it, and its own overrides win over
/// those. The chain runs from the scene to the window, then through controllers and views: a view
/// controller stands between its view's superview and its view (UIKit's rule since iOS 17).
///
/// Environments are plain objects, confined to the isolation that made them; they are not bound
/// to the main actor.
public protocol TraitEnvironment: AnyObject {
  /// The environment that this one inherits from, or nil at the top and where it isn't attached.
  var traitParent: (any TraitEnvironment)? { get }

  /// The traits that this environment sets for itself and everything below it.
  var traitOverrides: TraitOverrides { get set }

  /// The traits that apply here.
  var traitCollection: TraitCollection { get }
}

extension TraitEnvironment {
  /// What is inherited, with the environment's own overrides on top.
  ///
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  public var traitCollection: TraitCollection {
    traitOverrides.applied(to: traitParent?.traitCollection ?? TraitCollection())
  }
}
