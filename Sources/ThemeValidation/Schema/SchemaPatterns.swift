import ColorValues
import DynamicColors

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
