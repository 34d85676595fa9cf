public import DynamicColors

/// A button of a bar, as a value for a renderer.
open class UIBarButtonItem {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The color of title and image; nil for the tint color of the bar.
  open var tintColor: DynamicColor?
  /// Whether the button reacts.
  open var isEnabled = true

  /// Creates a button.
  public init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }
}
