public import Foundation
public import UIKitNames

/// A font that is resolved in an environment, as a value for a renderer.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public typealias Weight = UIFont.Weight

  private enum Base: Hashable, Sendable {
    case font(UIFont)
    case style(TextStyle)
    case scaled(UIFont, TextStyle)
  }

  private let base: Base
  private var ownWeight: Weight?
  private var isItalic = false

  private init(_ base: Base, weight: Weight? = nil) {
    (self.base, ownWeight) = (base, weight)
  }

  /// Creates a font of a fixed size.
  public init(_ font: UIFont) { self.init(.font(font)) }

  /// Returns the system's font in a fixed size.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(.font(.systemFont(ofSize: size)), weight: weight)
  }

  /// Returns the system's font for a use.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight)
  }

  /// Returns a font with a name, whose size follows that of a use of text.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo style: TextStyle = .body
  ) -> Font {
    UIFont(name: name, size: size).map { Font(.scaled($0, style)) } ?? .system(size: size)
  }

  /// Returns a font with a name in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    UIFont(name: name, size: fixedSize).map { Font($0) } ?? .system(size: fixedSize)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }

  /// Returns the font with a bold weight.
  public func bold() -> Font { weight(.bold) }

  /// Returns the italic font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font for the preferred content size of an environment.
  public func resolvedFont(in environment: EnvironmentValues) -> UIFont {
    let traits = environment.traitCollection
    let font =
      switch base {
      case .font(let font): font
      case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      case .scaled(let font, let style):
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
      }
    return font.with(weight: ownWeight ?? font.weight, isItalic: isItalic || font.isItalic)
  }
}

extension Font {
  /// The use of a text.
  public typealias TextStyle = UIFont.TextStyle

  /// The font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles of the first level.
  public static let title = Font.system(.title)
  /// The font of titles of the second level.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third level.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The alternative font of captions.
  public static let caption2 = Font.system(.caption2)
}

extension UIFont.TextStyle {
  /// SwiftUI's name of `title1`.
  public static let title = UIFont.TextStyle.title1
  /// SwiftUI's name of `caption1`.
  public static let caption = UIFont.TextStyle.caption1
}
