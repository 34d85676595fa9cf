/// The keys of theme files.
extension FormatMapping {
  /// A theme file.
  package static let theme = FormatMapping(
    named: "theme",
    [
      FormatKey(
        "theme",
        .plainName(.ownTheme),
        isRequired: true,
        "The theme's name: a value of the theme trait."
      ),
      FormatKey(
        "extends",
        .name(.extendedTheme),
        "The theme whose palette and colors are inherited."
      ),
      FormatKey("description", .text, "A description of the theme."),
      FormatKey(
        "palette",
        .colors(isPalette: true),
        "Primitive colors: can be referenced, and aren't part of the resolved palette."
      ),
      FormatKey("colors", .colors(isPalette: false), "The named colors that code uses."),
      FormatKey(
        "about",
        .entries(.color, .text),
        "The purposes of colors, by full name."
      ),
      FormatKey(
        "deprecated",
        .entries(.color, .mapping(deprecation)),
        "Deprecated colors, which still resolve, by full name."
      ),
      FormatKey(
        "base16",
        .mapping(scheme),
        "The theme as a terminal scheme: its labels and the colors of its slots."
      ),
    ]
  )

  /// An entry of `deprecated:`.
  static let deprecation = FormatMapping([
    FormatKey("use", .name(.replacement), "The replacement."),
    FormatKey("reason", .text, "The reason."),
  ])

  /// The value of `base16:`.
  static let scheme = FormatMapping(
    schemeLabels.keys
      + ThemeScheme.styles.map {
        FormatKey($0, .mapping(schemeLabels), "The labels of the \($0) scheme.")
      } + schemeSlots
  )

  /// The labels of a scheme.
  package static let schemeLabels = FormatMapping([
    FormatKey("name", .text, "The display name of the scheme."),
    FormatKey("slug", .text, "The file name of the scheme."),
    FormatKey("author", .text, "The author of the scheme."),
    FormatKey("description", .text, "A description of the scheme."),
    FormatKey("variant", .text, "The style: light or dark."),
  ])
}
