public import Foundation
public import TraitSystem

extension UIFont {
  /// The use of a text, which determines its size for each content size category.
  public enum TextStyle: Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title of the first level.
    case title1
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A subheading.
    case subheadline
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// An alternative caption.
    case caption2

    /// The sizes in points from extra small to the largest accessibility size, as documented in
    /// Apple's Human Interface Guidelines.
    private var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    private static let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns the size for a category; that of `large` if it is unspecified.
    func size(for category: ContentSizeCategory) -> CGFloat {
      sizes[Self.categories.firstIndex(of: category) ?? 3]
    }
  }
}

/// A scale for fonts and distances that follows the preferred content size.
public final class UIFontMetrics: Sendable {
  /// The scale for body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the scale for a use of text.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
  }

  /// Returns a distance for traits; nil for the current traits.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traits: TraitCollection? = nil
  ) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * style.size(for: category) / style.size(for: .large)
  }

  /// Returns a font in the size for traits; nil for the current traits.
  public func scaledFont(for font: UIFont, compatibleWith traits: TraitCollection? = nil) -> UIFont
  {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
}
