public import DynamicColors
public import Foundation

/// An item of a bar, as a value for a renderer.
open class UIBarItem {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item reacts.
  open var isEnabled = true

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  public init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// Sets the attributes of the title for a state; nil for none.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

/// A button of a bar, as a value for a renderer.
open class UIBarButtonItem: UIBarItem {
  /// The color of title and image; nil for the tint color of the bar.
  open var tintColor: DynamicColor?
}

/// An item of a tab bar, as a value for a renderer.
open class UITabBarItem: UIBarItem {
  /// The color of the badge; nil for the system's red.
  open var badgeColor: DynamicColor?
}
