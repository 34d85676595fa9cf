internal import SourceDiagnostics
internal import TextSupport

// The messages of the JSON parser.
extension JSONParser {
  static var isEmpty: String { "the file is empty" }

  static var hasMore: String { "text follows the value of the file; remove it" }

  static func isNeverClosed(_ bracket: String) -> String { "this '\(bracket)' is not closed" }

  static var hasNoValue: String { "a value is missing here" }

  static var hasNoKey: String { "a key is missing here" }

  static var isNoKey: String { "a key must be a string in double quotes" }

  static var hasNoColon: String { "':' is missing between the key and its value" }

  static var hasEqualSign: String { "a key and its value are separated by ':', not by '='" }

  static var hasNoComma: String { "',' is missing before this" }

  static func isWrongBracket(isMapping: Bool) -> String {
    isMapping ? "'}' is expected here, not ']'" : "']' is expected here, not '}'"
  }

  static var trailingComma: String {
    "JSON does not allow a comma after the last element; remove it"
  }

  static var comment: String { "JSON does not allow comments; remove it" }

  static var commentIsNeverClosed: String { "this comment is not closed" }

  static func isUnusualBlank(_ scalar: UInt32) -> String {
    let code = HexadecimalText.digits(UInt64(scalar), count: 4, uppercase: true)
    return "JSON does not allow the whitespace character U+\(code); use a space"
  }

  static var hasSingleQuotes: String { "JSON strings must be in double quotes" }

  static var quoteIsNeverClosed: String { "this quote is not closed on its line" }

  static var needsDigits: String {
    "hexadecimal digits are missing: two follow '\\x', four follow '\\u'"
  }

  static var isHalfCharacter: String {
    "this is half of a surrogate pair; write both halves or the character itself"
  }

  static var isEscapeOfJSON5: String { "JSON does not have this escape; use '\\u' and four digits" }

  static var isLineContinuation: String { "JSON strings must be on one line; join the lines" }

  static func isNoEscape(_ text: String) -> String {
    "'\(TreeMessages.abridged(text))' is not an escape; use '\\\\' for a backslash"
  }

  static var keyNeedsQuotes: String { "JSON keys must be in double quotes" }

  static var isNoValue: String { "this text is not a value" }

  static var isNumberOfJSON5: String {
    "JSON numbers are decimal, with digits before and after the point and no '+'"
  }

  static var hasLeadingZero: String { "a number must not start with zeros; remove them" }

  static func isUnknown(_ word: String) -> String {
    let known = ["true", "false", "null"]
    let question = Spelling.question(proposing: Spelling.nearest(to: word, among: known))
    let word = TreeMessages.abridged(word)
    return question.isEmpty
      ? "'\(word)' is not a value; put text in double quotes"
      : "'\(word)' is not a value\(question)"
  }
}
