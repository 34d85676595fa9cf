public import DynamicColors
public import TraitHierarchy

/// The style of a bar without appearances.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light background.
  case `default`
  /// Light content on a dark background.
  case black
}

/// A bar of tabs, with its colors; it isn't drawn.
open class UITabBar: UIView {
  /// The background color; nil for that of the appearance.
  open var barTintColor: DynamicColor?

  /// The color of items that aren't selected; nil for the system's.
  open var unselectedItemTintColor: DynamicColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether content below the bar is visible.
  open var isTranslucent = true

  /// The image of the background; nil for none.
  open var backgroundImage: UIImage?

  /// The image of the line at the bar's edge; nil for the system's.
  open var shadowImage: UIImage?

  /// The colors of the bar.
  open var standardAppearance = UITabBarAppearance()

  /// The colors while the content isn't scrolled below the bar; nil for ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The items; nil for none.
  open var items: [UITabBarItem]?
}

/// A bar of buttons, with its colors; it isn't drawn.
open class UIToolbar: UIView {
  /// The background color; nil for that of the appearance.
  open var barTintColor: DynamicColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether content below the bar is visible.
  open var isTranslucent = true

  /// The colors of the bar.
  open var standardAppearance = UIToolbarAppearance()

  /// The colors in a compact height; nil for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance?

  /// The colors while the content isn't scrolled below the bar; nil for ``standardAppearance``.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A bar with a text field for searching, with its colors; it isn't drawn.
open class UISearchBar: UIView {
  /// The emphasis of a search bar.
  public enum Style: Int, Sendable {
    /// That of the system.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The emphasis of the bar.
  open var searchBarStyle = Style.default

  /// The background color; nil for the system's.
  open var barTintColor: DynamicColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether content below the bar is visible.
  open var isTranslucent = true

  /// The text; nil for none.
  open var text: String?

  /// The text to show in place of an empty text; nil for none.
  open var placeholder: String?

  /// The style of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The image of the background; nil for the system's.
  open var backgroundImage: UIImage?

  /// The text field.
  public let searchTextField = UITextField()
}
