public import Foundation
public import TraitSystem

/// A font as a value for a renderer: its size, its weight and its style, without glyphs.
public final class UIFont: Hashable, Sendable {
  /// The weight of a font, -1 to 1.
  public struct Weight: Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight 0.
    public static let regular = Weight(rawValue: 0)
    /// The weight 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The name of the font; empty for the system's font.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight.
  public let weight: Weight
  /// Whether the font is italic.
  public let isItalic: Bool

  private init(name: String, size: CGFloat, weight: Weight, isItalic: Bool) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates a font with a name; never nil, because names aren't looked up.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular, isItalic: false)
  }

  /// Returns the system's font.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: "", size: size, weight: weight, isItalic: false)
  }

  /// Returns the system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "", size: size, weight: .regular, isItalic: true)
  }

  /// Returns the system's font for a use, in the size for traits.
  ///
  /// - Parameters:
  ///   - style: The use.
  ///   - traits: The traits with the preferred content size; nil for the current traits.
  /// - Returns: The font.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    let weight: Weight = style == .headline ? .semibold : .regular
    return systemFont(ofSize: style.size(for: category), weight: weight)
  }

  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: fontName, size: size, weight: weight, isItalic: isItalic)
  }

  /// Returns the font with another weight and style.
  package func with(weight: Weight, isItalic: Bool) -> UIFont {
    UIFont(name: fontName, size: pointSize, weight: weight, isItalic: isItalic)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.fontName == second.fontName && first.pointSize == second.pointSize
      && first.weight == second.weight && first.isItalic == second.isItalic
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }
}

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
