package import SourceDiagnostics

/// What can be wrong with a file as a document, whatever it is about.
public enum DocumentRule: String, Hashable, CaseIterable, Sendable {
  /// The text breaks the grammar of YAML or JSON.
  case syntax

  /// A tab stands where indentation needs spaces.
  case tabIndentation = "tab-indentation"

  /// The bytes are not UTF-8, or start with a byte-order mark.
  case encoding

  /// A character that no text should hold.
  case controlCharacter = "control-character"

  /// A key occurs twice in one mapping.
  case duplicateKey = "duplicate-key"

  /// A key is not a simple value.
  case complexKey = "complex-key"

  /// A `<<` merge key, which is not supported.
  case mergeKey = "merge-key"

  /// A tag other than `!!str`, `!!seq` and `!!map`.
  case unsupportedTag = "unsupported-tag"

  /// A `%` directive other than `%YAML 1.1` and `%YAML 1.2`.
  case unsupportedDirective = "unsupported-directive"

  /// An alias to an anchor that is not there, or that holds the alias itself.
  case unknownAnchor = "unknown-anchor"

  /// More than one document in a file.
  case severalDocuments = "several-documents"

  /// Nothing but comments and blank lines.
  case emptyDocument = "empty-document"

  /// A comma stands behind the last element of a JSON list or object.
  case trailingComma = "trailing-comma"

  /// A comment in JSON.
  case jsonComment = "json-comment"

  /// A key of a JSON object has no quotes.
  case unquotedKey = "unquoted-key"

  /// A JSON string stands in single quotes.
  case singleQuotes = "single-quotes"

  /// A JSON string has line breaks or escapes that only JSON5 has.
  case stringForm = "string-form"

  /// A JSON number is written as only JSON5 has it.
  case numberForm = "number-form"

  /// A blank in JSON that only JSON5 has.
  case jsonWhitespace = "json-whitespace"

  /// A bound of `ReadingLimits` was passed.
  case limit

  /// The rule in a sentence, for a list of rules.
  public var summary: String {
    switch self {
    case .syntax: "The file must follow the grammar of its format."
    case .tabIndentation: "Indentation is made of spaces, never of tabs."
    case .encoding: "Files are UTF-8 without a byte-order mark."
    case .controlCharacter: "Files hold no control characters besides tabs and line breaks."
    case .duplicateKey: "A key occurs once in a mapping."
    case .complexKey: "Keys are simple values, not lists or mappings."
    case .mergeKey: "Merge keys ('<<') are not supported."
    case .unsupportedTag: "Tags other than !!str, !!seq and !!map are not supported."
    case .unsupportedDirective: "Directives other than %YAML 1.1 and %YAML 1.2 are not supported."
    case .unknownAnchor: "An alias refers to an anchor above it that is complete."
    case .severalDocuments: "A file holds one document."
    case .emptyDocument: "A file holds something besides comments."
    case .trailingComma: "JSON has no comma behind the last element."
    case .jsonComment: "JSON has no comments."
    case .unquotedKey: "Keys of JSON objects stand in double quotes."
    case .singleQuotes: "Strings of JSON stand in double quotes."
    case .stringForm: "Strings of JSON stay on one line and have the escapes of RFC 8259."
    case .numberForm: "Numbers of JSON are written in decimal, as RFC 8259 has it."
    case .jsonWhitespace: "JSON has no blanks but spaces, tabs and line breaks."
    case .limit: "A file stays within the stated size, depth and expansion."
    }
  }

  /// The severity of most findings; JSON that other readers refuse is accepted with a warning where that
  /// is safe.
  package var severity: Severity {
    switch self {
    case .trailingComma, .jsonComment, .unquotedKey, .singleQuotes, .stringForm, .numberForm,
      .jsonWhitespace:
      .warning
    default: .error
    }
  }
}
