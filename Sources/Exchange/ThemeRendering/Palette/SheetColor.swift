import ColorValues
import ThemeFiles

/// One color of a sheet.
struct SheetColor: Sendable {
  /// The part of the name up to its first dot, with the dot; empty for a name without one.
  let prefix: String
  /// The rest of the name.
  let stem: String
  /// The theme's description of the color.
  let about: String?
  /// The deprecation, where the color has one.
  let deprecation: Theme.Deprecation?
  /// The values, one for each side; nil where the color is missing.
  let values: [SheetValue?]

  /// The whole name.
  var name: String { prefix + stem }

  /// The replacement and the reason of a deprecation: `use badge.neutral: age is not a reason`.
  var deprecationNote: String? {
    guard let deprecation else { return nil }
    let parts = [deprecation.replacement.map { "use \($0)" }, deprecation.reason]
    return parts.compactMap(\.self).joined(separator: ": ")
  }
}

/// The value of a color on one side, converted once for all columns.
struct SheetValue: Sendable {
  /// The value as it is written.
  let color: Color
  /// The color as it is displayed on the side's background, in sRGB.
  let seen: Color
  /// The contrast with the worst of the backgrounds that checks give the color.
  let badge: ContrastBadge?

  /// `#rrggbb`, or `#rrggbbaa` for a translucent color, fitted to sRGB.
  let hex: String

  /// The CSS text, rounded to thousandths, where it says more than the hex value.
  let css: String?

  /// The opacity in percent, for a translucent color.
  let opacity: String?

  /// Whether the color is outside sRGB.
  let isWide: Bool

  init(_ color: Color, over background: Color, badge: ContrastBadge?) {
    self.color = color
    self.badge = badge
    seen = color.composited(over: background)
    hex = color.hex
    isWide = !color.isInGamut(of: .srgb)
    opacity = color.alpha < 1 ? color.opacityText : nil
    css = color.textBeside(hex: hex)
  }
}
