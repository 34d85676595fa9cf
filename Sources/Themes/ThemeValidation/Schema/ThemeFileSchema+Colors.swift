import ColorValues
import DynamicColors
import SourceDocuments

extension ThemeFileSchema {
  /// The schemas of the colors of theme files.
  static let colorDefinitions: [(String, JSONValue)] = [
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

/// Regular expressions of JSON Schema (ECMA-262, without flags), generated from the tables of the
/// readers.
enum SchemaPatterns {
  /// A word of the format that is a condition, or `TRAIT=VALUE`; several are separated by spaces.
  static let conditions = "^ *(\(condition))( +(\(condition)))* *$"

  private static let condition = alternatives(ConditionWords.all) + "|[^ =]+=[^ =]+"

  /// The name of a color or a group, which must not be a condition.
  ///
  /// Letters and digits are those of Unicode, for which no portable class exists: everything except
  /// ASCII punctuation is allowed.
  static let name = "^(?!(\(alternatives(ConditionWords.all)))$)\(nameCharacter)+$"

  /// The name of a theme or a node.
  static let plainName = "^\(nameCharacter)+$"

  private static let nameCharacter = "[^\\s!-,./:-@\\[-`{-~]"

  /// The start of a color, and all of it for a hex color, a reference or a name.
  ///
  /// Names and functions are compared without case, which patterns can't do: a word with an
  /// upper-case letter is allowed.
  static let color: String = {
    let kinds = [
      "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})",
      "\\{[A-Za-z0-9.-]+\\}",
      "(\(alternatives(ColorWords.functions)))\\([\\s\\S]*\\)",
      alternatives(ColorWords.names),
      "[a-z-]*[A-Z][\\s\\S]*",
    ]
    return "^\\s*(\(kinds.joined(separator: "|")))\\s*$"
  }()

  /// A value of a trait in another spelling than in the tables: values are compared without case,
  /// `-` and `_`, and raw values are numbers.
  static let otherSpelling = "[A-Z0-9_ -]"

  private static func alternatives(_ words: [String]) -> String {
    words.joined(separator: "|")
  }
}
