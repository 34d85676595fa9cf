public import SourceDiagnostics

extension Rule {
  /// The rules of documents, whatever they contain.
  public static let documents: [Rule] = [
    .syntax, .tabIndentation, .encoding, .controlCharacter, .duplicateKey, .complexKey,
    .mergeKey, .unsupportedTag, .unsupportedDirective, .unknownAnchor, .severalDocuments,
    .emptyDocument, .trailingComma, .jsonComment, .unquotedKey, .singleQuotes, .stringForm,
    .numberForm, .jsonWhitespace, .limit,
  ]
}
