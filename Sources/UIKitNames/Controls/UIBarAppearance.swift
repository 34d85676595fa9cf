public import DynamicColors
public import Foundation

/// The colors of a bar.
open class UIBarAppearance {
  /// The background color; nil is transparent.
  public var backgroundColor: DynamicColor?

  /// The color of the line at the bar's edge; nil for none.
  public var shadowColor: DynamicColor? = .separator

  /// Creates the appearance of the system.
  public required init() {}

  /// Creates an appearance with the colors of another.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// Sets the colors of the system.
  public func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (nil, .separator)
  }

  /// Sets the opaque colors of the system.
  public func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }

  /// Removes the background color and the line.
  public func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The colors of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The colors of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The colors of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The color of a text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The font of a text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
