import DynamicColors

/// The keys of theme files.
extension FormatMapping {
  /// A theme file.
  package static let theme = FormatMapping(
    named: "theme",
    noun: "a theme file",
    snippets: [
      FormatMapping.Snippet(
        "theme file",
        text: "theme: ${1:name}\ndescription: ${2:Light and dark}\n\ncolors:\n  ${3:text}: "
          + "{ light: ${4:black}, dark: ${5:white} }\n$0",
        detail: "the keys of a new theme file"
      )
    ],
    [
      .theme, .extends, .description, .palette, .colors, .about, .deprecated, .extensions, .scheme,
      .terminal,
    ]
  )

  /// The value of `base16:`.
  fileprivate static let scheme = FormatMapping(
    isOptional: true,
    schemeLabels.keys
      + Theme.Scheme.styles.map {
        FormatKey($0, .mapping(schemeLabels), documentation: "The labels of the \($0) scheme.")
      } + schemeSlots
  )

  /// The labels of a scheme.
  static let schemeLabels = FormatMapping([
    .schemeName, .schemeSlug,
    FormatKey("author", .text, documentation: "The author of the scheme."),
    FormatKey("description", .text, documentation: "A description of the scheme."),
    FormatKey(
      "variant",
      .usualWords(Theme.Scheme.styles),
      documentation: "The style: light or dark."
    ),
  ])
}

extension FormatKey {
  /// The sections of a theme file, whose names share one namespace, in the order of reading.
  package static let sections = [palette, colors]

  /// The first key of a theme file.
  package static let theme = FormatKey(
    "theme",
    .plainName(.ownTheme),
    isRequired: true,
    documentation: "The theme's name: a value of the theme trait."
  )

  package static let extends = FormatKey(
    "extends",
    .name(.extendedTheme),
    documentation: "The theme whose palette and colors are inherited."
  )

  static let description = FormatKey(
    "description",
    .text,
    documentation: "A description of the theme."
  )

  package static let palette = FormatKey(
    "palette",
    .definitions(.color, isPrimitive: true),
    documentation: "Primitive colors: can be referenced, and aren't part of the resolved palette."
  )

  package static let colors = FormatKey(
    "colors",
    .definitions(.color, isPrimitive: false),
    documentation: "The named colors that code uses."
  )

  static let about = FormatKey(
    "about",
    .entries(.color, .text),
    documentation: "The purposes of colors, by full name."
  )

  package static let deprecated = FormatKey(
    "deprecated",
    .entries(.color, .mapping(FormatMapping([.use, .reason]))),
    documentation: "Deprecated colors, which still resolve, by full name."
  )

  package static let extensions = FormatKey(
    "extensions",
    .entries(.color, .text),
    documentation: "Data of other tools about colors, as JSON objects, by full name."
  )

  package static let use = FormatKey("use", .name(.replacement), documentation: "The replacement.")

  static let reason = FormatKey("reason", .text, documentation: "The reason.")

  /// The key of a theme's labels and slots.
  static let scheme = FormatKey(
    "base16",
    .mapping(.scheme),
    documentation: "The theme as a terminal scheme: its labels and the colors of its slots."
  )

  static let schemeName = FormatKey("name", .text, documentation: "The display name of the scheme.")

  static let schemeSlug = FormatKey("slug", .text, documentation: "The file name of the scheme.")
}
