public import Foundation

/// The shadow of a text, as a value for a renderer.
open class NSShadow {
  /// The color, a `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
  /// The offset in points.
  open var shadowOffset = CGSize(width: 0, height: 0)
  /// The blur radius in points.
  open var shadowBlurRadius: CGFloat = 0

  /// Creates a shadow without an offset.
  public init() {}
}

/// The style of a line below or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
