import SourceDocuments

/// The capabilities that the server declares.
extension LanguageServer {
  /// The capabilities in the answer to `initialize`, for those of the client.
  var capabilities: JSONValue {
    JSONValue(members: [
      "positionEncoding": client.encoding.rawValue,
      "textDocumentSync": JSONValue(members: [
        "openClose": true, "change": 2,
        "save": JSONValue(members: ["includeText": false]),
      ]),
      "codeActionProvider": JSONValue(
        members: ["codeActionKinds": CodeAction.Kind.allCases.map(\.rawValue)]
      ),
      "completionProvider": JSONValue(members: [
        "triggerCharacters": ["{", "(", "\"", ":", "[", ",", "#", "=", " "],
        "resolveProvider": true,
      ]),
      "codeLensProvider": JSONValue(members: ["resolveProvider": true]),
      "colorProvider": true,
      "definitionProvider": true,
      "documentFormattingProvider": true,
      "documentHighlightProvider": true,
      "documentLinkProvider": JSONValue(members: [:]),
      "documentRangeFormattingProvider": true,
      "documentSymbolProvider": true,
      "executeCommandProvider": JSONValue(
        members: ["commands": LanguageServer.commands.keys.sorted()]
      ),
      "foldingRangeProvider": true,
      "hoverProvider": true,
      "inlayHintProvider": true,
      "referencesProvider": true,
      "renameProvider": client.preparesRename
        ? JSONValue(members: ["prepareProvider": true]) : true.json,
      "selectionRangeProvider": true,
      "semanticTokensProvider": JSONValue(members: [
        "legend": JSONValue(members: [
          "tokenTypes": SemanticTokens.Kind.allCases.map { "\($0)" },
          "tokenModifiers": SemanticTokens.Modifier.allCases.map { "\($0)" },
        ]), "full": true, "range": true,
      ]),
      "workspaceSymbolProvider": true,
      "workspace": JSONValue(members: [
        "workspaceFolders": JSONValue(
          members: ["supported": true, "changeNotifications": true]
        )
      ]),
    ])
  }
}
