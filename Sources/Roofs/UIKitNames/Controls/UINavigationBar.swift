public import DynamicColors
public import Foundation
public import TraitHierarchy

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// The height in a compact vertical size class.
  case compact
}

/// The bar of a navigation controller, with its colors; it has no size and isn't drawn.
open class UINavigationBar: UIView {
  /// The background color; nil for that of the appearance.
  open var barTintColor: DynamicColor?

  /// Whether content below the bar is visible.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The attributes of the title; nil for those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of the large title; nil for those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image of the background; nil for that of the appearance.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }

  /// Returns the image of the background; nil for that of the appearance.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

  /// The image of the line at the bar's edge; nil for the system's.
  open var shadowImage: UIImage?

  /// The colors of the bar.
  open var standardAppearance = UINavigationBarAppearance()

  /// The colors while the content below isn't scrolled; nil for ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The colors in a compact height; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance?

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) { super.init(frame: frame) }
}
