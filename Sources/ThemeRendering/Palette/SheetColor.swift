import ColorValues
import ThemeFiles

/// One colour of a sheet.
struct SheetColor: Sendable {
  /// The part of the name up to its first dot, with the dot; empty for a name without one.
  let prefix: String
  /// The rest of the name.
  let stem: String
  /// What the colour is for, if the theme says.
  let about: String?
  /// Why it shouldn't be used any more, where that is so.
  let deprecation: Theme.Deprecation?
  /// The values, one for each side; nil is a hole.
  let values: [SheetValue?]

  /// The whole name.
  var name: String { prefix + stem }

  /// What is said about a deprecated colour: `use badge.neutral: age alone is no reason`.
  var deprecationNote: String? {
    guard let deprecation else { return nil }
    let parts = [deprecation.replacement.map { "use \($0)" }, deprecation.reason]
    return parts.compactMap(\.self).joined(separator: ": ")
  }
}

/// What a colour comes to on one side.
struct SheetValue: Sendable {
  /// The value as it is written.
  let color: Color
  /// What is seen of it on the side's ground, in sRGB.
  let seen: Color
  /// How well it stands out from the worst of the colours that checks put behind it.
  let badge: ContrastBadge?

  /// `#rrggbb`, or `#rrggbbaa` for a translucent colour, brought into sRGB.
  var hex: String { color.hex }

  /// The CSS text with as many decimals as a designer would write, where it says more than the hex.
  var css: String? {
    if color.space == .srgb, let bytes = try? Color(css: hex), color.isNear(bytes) { return nil }
    let css = color.roundedToThousandths.displayCSS
    return css == hex ? nil : css
  }

  /// The value as CSS text, to be copied.
  var exactCSS: String { color.displayCSS }

  /// The opacity in percent, for a translucent colour.
  var opacity: String? { color.alpha < 1 ? OpacityText.percent(color.alpha) : nil }

  /// Whether sRGB can't hold the colour.
  var isWide: Bool { !color.isInGamut(of: .srgb) }
}

extension Color {
  /// Whether another colour of sRGB has the same components, but for noise.
  fileprivate func isNear(_ other: Color) -> Bool {
    let differences = [c1 - other.c1, c2 - other.c2, c3 - other.c3, alpha - other.alpha]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
