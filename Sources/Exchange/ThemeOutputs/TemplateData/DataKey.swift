/// The names of the data of themes, which are numbered so that templates find values without
/// comparing texts.
enum DataKey: String, CaseIterable {
  case about, advice, alpha, alphaByte = "alpha-byte", argb, ascii, atLeast = "at-least", blue
  case camel, color
  case colors, condition, conditions, constant, css, deprecated, digits, digitsBGR = "digits-bgr"
  case files, green, group, groups, hex, hsl, hue, isDefault = "is-default"
  case isDynamic = "is-dynamic", kebab, leaf, library, lightness, looksDark = "looks-dark"
  case looksLight = "looks-light", lower, marker, name, number, oklch, on, opaque, p3, palette
  case pascal, passes, path, ratio, reason, red, references, replacement, rgb, rgba, saturation
  case slots, snake, terminal, theme, themes, title, ungrouped, unit, upper, value, values

  /// The numbers of the names.
  static let vocabulary = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1.rawValue, $0) }
  )

  private static let all = Array(allCases)

  /// Creates the key of a name; nil for a name outside the vocabulary.
  init?(_ name: TemplateName) {
    guard name.number >= 0, name.number < Self.all.count else { return nil }
    self = Self.all[name.number]
  }
}
