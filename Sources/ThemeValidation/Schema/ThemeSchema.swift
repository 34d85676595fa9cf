import DynamicColors
import SourceDocuments
import ThemeFiles

/// The schema of theme files.
enum ThemeSchema {
  static let definitions: [(String, JSONValue)] = [
    ("theme", theme), ("colors", colors), ("entry", entry), ("group", group),
    ("variants", variants), ("variant", variant), ("color", color),
  ]

  private static let theme = Schema.mapping(
    keys: ThemeReader.keys,
    required: ["theme"],
    [
      "theme": Schema.reference("name").described("The theme's name: a value of the theme trait."),
      "extends": Schema.reference("text")
        .described("The theme whose palette and colors are inherited."),
      "description": Schema.reference("text").described("A description of the theme."),
      "palette": Schema.reference("colors")
        .described("Primitive colors: can be referenced, and aren't part of the resolved palette."),
      "colors": Schema.reference("colors").described("The named colors that code uses."),
      "about": Schema.entries(Schema.reference("text"))
        .described("The purposes of colors, by full name."),
      "deprecated": Schema.entries(
        Schema.mapping(
          keys: ThemeReader.deprecationKeys,
          [
            "use": Schema.reference("text").described("The replacement."),
            "reason": Schema.reference("text").described("The reason."),
          ]
        )
      ).described("Deprecated colors, which still resolve, by full name."),
      "base16": Schema.mapping(
        keys: ThemeScheme.keys,
        LibraryFileSchema.schemeSlots.merging(schemeLabels) { $1 }.merging(
          ThemeScheme.styles.map { style in
            (
              style,
              Schema.mapping(keys: ThemeScheme.labelKeys, schemeLabels)
                .described("The labels of the \(style) scheme.")
            )
          }
        ) { $1 }
      ).described("The theme as a terminal scheme: its labels and the colors of its slots."),
    ]
  )

  /// The labels of a scheme.
  private static let schemeLabels: [String: JSONValue] = [
    "name": Schema.reference("text").described("The display name of the scheme."),
    "slug": Schema.reference("text").described("The file name of the scheme."),
    "author": Schema.reference("text").described("The author of the scheme."),
    "description": Schema.reference("text").described("A description of the scheme."),
    "variant": Schema.reference("text").described("The style: light or dark."),
  ]

  private static let name = Schema.pattern(
    SchemaPatterns.name,
    message: "names consist of letters, digits and '-', and aren't conditions"
  )

  private static let colors = Schema.entries(Schema.reference("entry"), keys: name)

  /// The value of a color, its variants, or a group of colors: a group if no key is a condition.
  private static let entry = Schema.with([
    ("type", Schema.strings(["string", "object"])),
    ("if", Schema.type("string")),
    ("then", Schema.reference("color")),
    (
      "else",
      Schema.with([
        (
          "if",
          Schema.with([
            (
              "propertyNames",
              Schema.with([("not", Schema.with([("pattern", .string(SchemaPatterns.conditions))]))])
            )
          ])
        ),
        ("then", Schema.reference("group")),
        ("else", Schema.reference("variants")),
      ])
    ),
  ])

  private static let group = Schema.with([
    ("type", .string("object")),
    ("minProperties", .number("1")),
    ("propertyNames", name),
    ("additionalProperties", Schema.reference("entry")),
  ])

  private static let variants = Schema.with([
    ("type", .string("object")),
    // The words that editors propose; the pattern accepts several of them, and other traits.
    (
      "properties",
      Schema.with(ConditionWords.all.map { ($0, Schema.reference("variant")) })
    ),
    (
      "patternProperties",
      Schema.with([(SchemaPatterns.conditions, Schema.reference("variant"))])
    ),
    ("additionalProperties", .bool(false)),
  ])

  private static let variant = Schema.with([
    ("type", Schema.strings(["string", "object"])),
    ("if", Schema.type("string")),
    ("then", Schema.reference("color")),
    ("else", Schema.reference("variants")),
  ])

  private static let color = Schema.pattern(
    SchemaPatterns.color,
    message:
      "not a color; write \"#rrggbb\", a name or a function of CSS, \"{name}\" or asset(Name)"
  ).described("A color of CSS Color 4 or 5, \"{name}\", or asset(Group/Name).")
}
