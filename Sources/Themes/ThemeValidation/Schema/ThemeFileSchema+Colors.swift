import ColorValues
import DynamicColors
import SourceDocuments

extension ThemeFileSchema {
  /// The schemas of the colors of theme files.
  static let colorDefinitions: [(String, JSONValue)] = [
    ("colors", colors), ("entry", entry), ("group", group), ("variants", variants),
    ("variant", variant), ("color", color),
  ]

  private static let name = pattern(
    namePattern,
    message: "names consist of letters, digits and '-', and aren't conditions"
  )

  private static let colors = entries(reference("entry"), keys: name)

  /// The value of a color, its variants, or a group of colors: a group if no key is a condition.
  private static let entry = with([
    ("type", strings(["string", "object"])),
    ("if", type("string")),
    ("then", reference("color")),
    (
      "else",
      with([
        (
          "if",
          with([
            (
              "propertyNames",
              with([("not", with([("pattern", .string(conditionsPattern))]))])
            )
          ])
        ),
        ("then", reference("group")),
        ("else", reference("variants")),
      ])
    ),
  ])

  private static let group = with([
    ("type", .string("object")),
    ("minProperties", .number("1")),
    ("propertyNames", name),
    ("additionalProperties", reference("entry")),
  ])

  private static let variants = with([
    ("type", .string("object")),
    // The words that editors propose; the pattern accepts several of them, and other traits.
    (
      "properties",
      with(ConditionWords.all.map { ($0, reference("variant")) })
    ),
    (
      "patternProperties",
      with([(conditionsPattern, reference("variant"))])
    ),
    ("additionalProperties", .bool(false)),
  ])

  private static let variant = with([
    ("type", strings(["string", "object"])),
    ("if", type("string")),
    ("then", reference("color")),
    ("else", reference("variants")),
  ])

  private static let color = pattern(
    colorPattern,
    message:
      "not a color; write \"#rrggbb\", a name or a function of CSS, \"{name}\" or asset(Name)"
  ).described("A color of CSS Color 4 or 5, \"{name}\", or asset(Group/Name).")
}

/// Regular expressions of JSON Schema (ECMA-262, without flags), generated from the tables of the
/// readers.
extension ThemeFileSchema {
  /// A word of the format that is a condition, or `TRAIT=VALUE`; several are separated by spaces.
  static let conditionsPattern = "^ *(\(condition))( +(\(condition)))* *$"

  private static let condition = alternatives(ConditionWords.all) + "|[^ =]+=[^ =]+"

  /// The name of a color or a group, which must not be a condition.
  ///
  /// Letters and digits are those of Unicode, for which no portable class exists: everything except
  /// ASCII punctuation is allowed.
  private static let namePattern = "^(?!(\(alternatives(ConditionWords.all)))$)\(nameCharacter)+$"

  /// The name of a theme or a node.
  static let plainNamePattern = "^\(nameCharacter)+$"

  private static let nameCharacter = "[^\\s!-,./:-@\\[-`{-~]"

  /// The start of a color, and all of it for a hex color, a reference or a name.
  ///
  /// Names and functions are compared without case, which patterns can't do: a word with an
  /// upper-case letter is allowed.
  private static let colorPattern: String = {
    let kinds = [
      "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})",
      "\\{[A-Za-z0-9.-]+\\}",
      "(\(alternatives(Color.cssFunctionNames)))\\([\\s\\S]*\\)",
      alternatives(Color.cssNames),
      "[a-z-]*[A-Z][\\s\\S]*",
    ]
    return "^\\s*(\(kinds.joined(separator: "|")))\\s*$"
  }()

  /// A value of a trait in another spelling than in the tables: values are compared without case,
  /// `-` and `_`, and raw values are numbers.
  static let otherSpellingPattern = "[A-Z0-9_ -]"

  private static func alternatives(_ words: [String]) -> String {
    words.joined(separator: "|")
  }
}
