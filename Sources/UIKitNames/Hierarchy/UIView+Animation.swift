public import Foundation
public import TraitHierarchy

/// Changes that UIKit shows bit by bit; here they take no time, and completions are called at once.
extension UIView {
  /// How an animation runs; it makes no difference here.
  public struct AnimationOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Runs an update within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is being shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Fades from one state to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes, and then says that they are done.
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

  /// Makes changes of a view, and then says that they are done.
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

  /// Makes changes that are not to be animated.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
