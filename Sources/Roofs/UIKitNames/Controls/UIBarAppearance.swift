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

/// The colors of an item of a bar in a state.
public final class UIBarItemStateAppearance {
  /// The color of the image; nil for the tint color.
  public var iconColor: DynamicColor?

  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The background color of the badge; nil for the system's red.
  public var badgeBackgroundColor: DynamicColor?

  /// The attributes of the text of the badge.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  init() {}
}

/// The colors of the items of a bar by state.
public final class UIBarItemAppearance {
  /// The colors without another state.
  public let normal = UIBarItemStateAppearance()

  /// The colors of an item that is touched.
  public let highlighted = UIBarItemStateAppearance()

  /// The colors of an item that doesn't react.
  public let disabled = UIBarItemStateAppearance()

  /// The colors of a selected item.
  public let selected = UIBarItemStateAppearance()

  /// The colors of an item with the focus.
  public let focused = UIBarItemStateAppearance()

  /// Creates the appearance of the system.
  public init() {}
}

/// The colors of the buttons of a bar by state.
public typealias UIBarButtonItemAppearance = UIBarItemAppearance

/// The colors of the items of a tab bar by state.
public typealias UITabBarItemAppearance = UIBarItemAppearance

/// The colors of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The colors of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()

  /// The colors of the button that completes a task.
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  /// The colors of the button that goes back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
}

/// The colors of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The colors of items with the title below the image.
  public var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The colors of items with the title next to the image.
  public var inlineLayoutAppearance = UITabBarItemAppearance()

  /// The colors of items with the title next to the image in a compact height.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The colors of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The colors of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
}

extension NSAttributedString.Key {
  /// The color of a text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The font of a text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The distance between characters that is added to the font's, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The shadow of a text.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The color of the line below a text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of the line below a text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the line through a text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The style of the line through a text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
