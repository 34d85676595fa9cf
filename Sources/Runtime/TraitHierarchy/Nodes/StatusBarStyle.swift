/// The style of the text of a status bar.
public enum StatusBarStyle: Int, Sendable {
  /// Dark in light style, light in dark style.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

extension ViewController {
  /// Does nothing, because nothing draws a status bar with ``preferredStatusBarStyle``.
  public final func setNeedsStatusBarAppearanceUpdate() {}
}

/// A set of orientations of an interface.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 16)
  /// Both horizontal orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
