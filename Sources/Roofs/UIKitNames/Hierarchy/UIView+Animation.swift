public import Foundation
public import TraitHierarchy

/// UIKit's animation methods; changes have no duration, and completions are called immediately.
extension UIView {
  /// Options of an animation; they have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Performs an update within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the current visual state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Is uniform.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Dissolves from one state to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Performs changes and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes of a view and calls the completion.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Performs changes without animation.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
