import SourceDiagnostics
import SourceDocuments

/// Why files are refused as documents, whatever they are about, and how to put them right.
enum DocumentRules {
  static func documentation(of rule: DocumentRule) -> RuleDocumentation {
    switch rule {
    case .syntax: syntax
    case .tabIndentation: tabIndentation
    case .encoding: encoding
    case .controlCharacter: controlCharacter
    case .duplicateKey: duplicateKey
    case .complexKey: complexKey
    case .mergeKey: mergeKey
    case .unsupportedTag: unsupportedTag
    case .unsupportedDirective: unsupportedDirective
    case .unknownAnchor: unknownAnchor
    case .severalDocuments: severalDocuments
    case .emptyDocument: emptyDocument
    case .trailingComma: trailingComma
    case .jsonComment: jsonComment
    case .unquotedKey: unquotedKey
    case .singleQuotes: singleQuotes
    case .stringForm: stringForm
    case .numberForm: numberForm
    case .jsonWhitespace: jsonWhitespace
    case .limit: limit
    }
  }
}
