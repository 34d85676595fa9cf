import DynamicColors
import SourceDocuments

/// The schema of the colors of theme files.
enum ThemeSchema {
  static let definitions: [(String, JSONValue)] = [
    ("colors", colors), ("entry", entry), ("group", group), ("variants", variants),
    ("variant", variant), ("color", color),
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
