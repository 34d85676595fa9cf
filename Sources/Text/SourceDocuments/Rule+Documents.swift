public import SourceDiagnostics

extension Rule {
  /// The rules of documents of any content.
  public static let documents: [Rule] = [
    .syntax, .tabIndentation, .encoding, .controlCharacter, .duplicateKey, .complexKey,
    .mergeKey, .unsupportedTag, .unsupportedDirective, .unknownAnchor, .severalDocuments,
    .emptyDocument, .trailingComma, .jsonComment, .unquotedKey, .singleQuotes, .stringForm,
    .numberForm, .jsonWhitespace, .limit,
  ]

  package static let syntax = Rule(
    "syntax",
    severity: .error,
    summary: "The file must follow the grammar of its format.",
    explanation: """
      A file is readable only up to the first violation of the grammar of YAML or JSON.
      """,
    remedy: """
      The caret marks where reading stopped; the cause is often an unclosed quote or bracket \
      before it.
      """
  )

  package static let encoding = Rule(
    "encoding",
    severity: .error,
    summary: "Files must be UTF-8 without a byte-order mark.",
    explanation: """
      Positions and non-ASCII names are reliable only in UTF-8. A byte-order mark is read, but has \
      no meaning in UTF-8 and confuses other tools; on its own it is a warning.
      """,
    remedy: "Save the file as UTF-8 without a byte-order mark."
  )

  package static let controlCharacter = Rule(
    "control-character",
    severity: .error,
    summary: "Files must not contain control characters other than tabs and line breaks.",
    explanation: """
      Invisible characters hide what a file really contains, and can control a terminal that \
      displays it.
      """,
    remedy: "Remove the character, or write it as an escape in double quotes."
  )

  package static let duplicateKey = Rule(
    "duplicate-key",
    severity: .error,
    summary: "A mapping must not repeat a key.",
    explanation: """
      One of two equal keys would silently take precedence, and readers differ in which one.
      """,
    remedy: "Remove or rename one of the keys."
  )

  package static let limit = Rule(
    "limit",
    severity: .error,
    summary: "A file must not exceed the limits of size, depth and expansion.",
    explanation: """
      Size, depth, number of nodes and expansion of aliases are limited, so that reading a hostile \
      file ends with an error.
      """,
    remedy: "Split the file. If a generator wrote it, look for a loop."
  )
}
