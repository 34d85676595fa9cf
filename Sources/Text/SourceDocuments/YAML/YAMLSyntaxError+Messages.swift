// The messages about errors of the parser.
extension YAMLSyntaxError {
  static var invalidWhitespace: String {
    "a no-break space (U+00A0) is not whitespace in YAML; use a space"
  }

  static func invalidFirstCharacter(_ character: String) -> String {
    "a value can't start with '\(character)'; put it in quotes"
  }

  static var missingColon: String {
    "a ':' is missing after this key; write 'key: value', or put the text in quotes"
  }

  static var secondColon: String {
    "this line has a second ':'; put the value in quotes, or its key on a separate line"
  }

  static var misplacedColon: String {
    "a key is not allowed here; check the indentation of this line and of the line above"
  }

  static func missingSpace(in entry: String) -> String {
    "a space is missing after this colon; write '\(entry.abridged)'"
  }

  static var misplacedItem: String {
    "a list item ('- ') is not allowed here; put it on a separate line below the key"
  }

  static var misplacedKey: String {
    "a key is not allowed here; put it on a separate line"
  }

  static func unclosedDelimiter(_ opening: String) -> String {
    opening == "{" || opening == "["
      ? "this '\(opening)' is not closed" : "this quote is not closed"
  }

  static var quoteOverLines: String { "this quote is not closed in its line" }

  static var afterQuote: String { "the quoted text ends before this" }

  static var otherBracket: String { "another bracket is closed here" }

  static var afterBracket: String { "an entry outside of the brackets is here" }

  static func invalidEscape(_ text: String) -> String {
    "'\(text)' is not an escape; use '\\\\' for a backslash, or use single quotes"
  }

  static var missingDigits: String {
    "this escape lacks hexadecimal digits: '\\x' takes 2, '\\u' takes 4 and '\\U' takes 8"
  }

  static var invalidCodePoint: String { "this escape is not a Unicode character" }

  static var textAfterIndicator: String {
    "only a comment may follow '|' or '>' on its line; start the text on the next line"
  }

  static var invalidIndentationIndicator: String {
    "the indentation after '|' or '>' must be a number from 1 to 9"
  }

  static func missingName(after indicator: String) -> String {
    "a name is missing after '\(indicator)'; put the value in quotes if it is text"
  }

  static func missingComma(closing: String) -> String {
    "',' or '\(closing)' is missing before this"
  }

  static func openingBracket(_ bracket: String) -> String { "the '\(bracket)' is here" }

  static var missingValue: String { "a value is missing before this" }

  static var missingLastValue: String {
    "a value is missing after this, at the end of the file"
  }

  static var lineOutsideList: String {
    "this line belongs neither to the list above nor to its parent; check its indentation"
  }

  static var listStart: String { "the list starts here" }

  static var unexpectedIndentation: String {
    "the indentation of this line matches none of the lines above; use the same for all lines of a mapping"
  }

  static var textAfterValue: String {
    "text follows a complete value; put the whole value in quotes"
  }

  static var textAfterEnd: String {
    "text follows the end of the document; put the whole value in quotes, or check its indentation"
  }

  static var invalidTag: String {
    "this tag can't be read; put a value that starts with '!' in quotes"
  }

  static var invalidDirective: String {
    "a line can't start with '%' here; remove the directive, or put the value in quotes"
  }

  static var outOfMemory: String { "there is not enough memory to read this file" }
}
