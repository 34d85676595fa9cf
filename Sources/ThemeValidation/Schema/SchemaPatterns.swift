import ColorValues
import DynamicColors

/// Regular expressions that JSON Schema takes (ECMA-262, without flags), made of the readers' tables.
enum SchemaPatterns {
  /// A word of the format that is a condition, or `TRAIT=VALUE`; several stand side by side.
  static let conditions = "^ *(\(condition))( +(\(condition)))* *$"

  private static let condition = alternatives(ConditionWords.all) + "|[^ =]+=[^ =]+"

  /// The name of a colour or a group, which is no condition.
  ///
  /// Letters and digits are those of Unicode, for which there is no portable class: all but the
  /// punctuation of ASCII is let through.
  static let name = "^(?!(\(alternatives(ConditionWords.all)))$)\(nameCharacter)+$"

  /// The name of a theme or a node.
  static let plainName = "^\(nameCharacter)+$"

  private static let nameCharacter = "[^\\s!-,./:-@\\[-`{-~]"

  /// How a colour starts, and all of it where it is a hex colour, a reference or a name.
  ///
  /// Names and functions are compared without case, which patterns can't: a word with a capital is
  /// let through.
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

  /// A value of a trait in other letters than the tables have: values are compared without case,
  /// `-` and `_`, and raw values are numbers.
  static let otherSpelling = "[A-Z0-9_ -]"

  private static func alternatives(_ words: [String]) -> String {
    words.joined(separator: "|")
  }
}
