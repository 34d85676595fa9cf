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
        .described("The theme whose palette and colours are inherited."),
      "description": Schema.reference("text").described("What the theme is like."),
      "palette": Schema.reference("colors")
        .described("Raw material: can be referred to, and is no part of the resolved palette."),
      "colors": Schema.reference("colors").described("The named colours that code asks for."),
      "about": Schema.entries(Schema.reference("text"))
        .described("What colours are for, by their full names."),
      "deprecated": Schema.entries(
        Schema.mapping(
          keys: ThemeReader.deprecationKeys,
          [
            "use": Schema.reference("text").described("The colour to use instead."),
            "reason": Schema.reference("text").described("Why."),
          ]
        )
      ).described("Colours that still resolve and shouldn't be used any more, by full names."),
      "base16": Schema.mapping(
        keys: ThemeScheme.keys,
        LibraryFileSchema.schemeSlots.merging(schemeLabels) { $1 }.merging(
          ThemeScheme.styles.map { style in
            (
              style,
              Schema.mapping(keys: ThemeScheme.labelKeys, schemeLabels)
                .described("What the \(style) scheme says of itself.")
            )
          }
        ) { $1 }
      ).described("The theme as a terminal scheme: its name and the colors of its slots."),
    ]
  )

  /// The labels of a scheme.
  private static let schemeLabels: [String: JSONValue] = [
    "name": Schema.reference("text").described("The scheme's name for people."),
    "slug": Schema.reference("text").described("The scheme's name in files."),
    "author": Schema.reference("text").described("Who made the scheme."),
    "description": Schema.reference("text").described("What the scheme is like."),
    "variant": Schema.reference("text").described("Light or dark."),
  ]

  private static let name = Schema.pattern(
    SchemaPatterns.name,
    message: "a name is made of letters, digits and '-', and is no condition"
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
    message: "no colour: write \"#rrggbb\", a name or a function of CSS, \"{name}\" or asset(Name)"
  ).described("A colour of CSS Color 4 or 5, \"{name}\", or asset(Group/Name).")
}
