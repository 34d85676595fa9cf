internal import SourceDiagnostics
internal import TextSupport

// The messages of the JSON parser.
extension JSONParser {
  static var emptyFile: String { "the file is empty" }

  static var trailingText: String { "text follows the value of the file; remove it" }

  static func unclosedBracket(_ bracket: String) -> String { "this '\(bracket)' is not closed" }

  static var missingValue: String { "a value is missing here" }

  static var missingKey: String { "a key is missing here" }

  static var invalidKey: String { "a key must be a string in double quotes" }

  static var missingColon: String { "':' is missing between the key and its value" }

  static var equalSign: String { "a key and its value are separated by ':', not by '='" }

  static var missingComma: String { "',' is missing before this" }

  static func mismatchedBracket(isMapping: Bool) -> String {
    isMapping ? "'}' is expected here, not ']'" : "']' is expected here, not '}'"
  }

  static var trailingComma: String {
    "JSON does not allow a comma after the last element; remove it"
  }

  static var comment: String { "JSON does not allow comments; remove it" }

  static var unclosedComment: String { "this comment is not closed" }

  static func unusualWhitespace(_ scalar: UInt32) -> String {
    let code = UInt64(scalar).hexadecimalDigits(count: 4, uppercase: true)
    return "JSON does not allow the whitespace character U+\(code); use a space"
  }

  static var singleQuotes: String { "JSON strings must be in double quotes" }

  static var unclosedQuote: String { "this quote is not closed on its line" }

  static var missingDigits: String {
    "hexadecimal digits are missing: two follow '\\x', four follow '\\u'"
  }

  static var unpairedSurrogate: String {
    "this is half of a surrogate pair; write both halves or the character itself"
  }

  static var json5Escape: String { "JSON does not have this escape; use '\\u' and four digits" }

  static var lineContinuation: String { "JSON strings must be on one line; join the lines" }

  static func invalidEscape(_ text: String) -> String {
    "'\(text.abridged)' is not an escape; use '\\\\' for a backslash"
  }

  static var unquotedKey: String { "JSON keys must be in double quotes" }

  static var invalidValue: String { "this text is not a value" }

  static var json5Number: String {
    "JSON numbers are decimal, with digits before and after the point and no '+'"
  }

  static var leadingZero: String { "a number must not start with zeros; remove them" }

  static func unknownWord(_ word: String) -> String {
    let known = ["true", "false", "null"]
    let question = Spelling.question(proposing: Spelling.nearest(to: word, among: known))
    let word = word.abridged
    return question.isEmpty
      ? "'\(word)' is not a value; put text in double quotes"
      : "'\(word)' is not a value\(question)"
  }
}
