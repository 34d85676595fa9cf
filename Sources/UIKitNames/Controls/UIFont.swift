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
