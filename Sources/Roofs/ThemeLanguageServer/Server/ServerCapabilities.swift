import SourceDocuments

/// The answer to `initialize`: the capabilities that the server declares.
struct ServerCapabilities: JSONConvertible {
  let client: ClientCapabilities

  /// The version of the server.
  let version: String

  var json: JSONValue {
    JSONValue(
      members: [
        "capabilities": capabilities,
        "serverInfo": JSONValue(members: ["name": "themetool".json, "version": version.json]),
      ]
    )
  }

  private var capabilities: JSONValue {
    JSONValue(
      members: [
        "positionEncoding": client.encoding.rawValue.json,
        "textDocumentSync": JSONValue(
          members: [
            "openClose": true.json, "change": 2.json,
            "save": JSONValue(members: ["includeText": false.json]),
          ]
        ),
        "codeActionProvider": JSONValue(
          members: ["codeActionKinds": CodeAction.Kind.allCases.map(\.rawValue).json]
        ),
        "completionProvider": JSONValue(
          members: [
            "triggerCharacters": ["{", "(", "\"", ":", "[", ",", "#", "=", " "].json,
            "resolveProvider": true.json,
          ]
        ),
        "codeLensProvider": JSONValue(members: ["resolveProvider": true.json]),
        "colorProvider": true.json,
        "definitionProvider": true.json,
        "documentFormattingProvider": true.json,
        "documentHighlightProvider": true.json,
        "documentLinkProvider": JSONValue(members: [:]),
        "documentRangeFormattingProvider": true.json,
        "documentSymbolProvider": true.json,
        "executeCommandProvider": JSONValue(
          members: ["commands": LanguageServer.commands.keys.sorted().json]
        ),
        "foldingRangeProvider": true.json,
        "hoverProvider": true.json,
        "inlayHintProvider": true.json,
        "referencesProvider": true.json,
        "renameProvider": client.preparesRename
          ? JSONValue(members: ["prepareProvider": true.json]) : true.json,
        "selectionRangeProvider": true.json,
        "semanticTokensProvider": JSONValue(
          members: [
            "legend": JSONValue(
              members: [
                "tokenTypes": SemanticTokens.Kind.allCases.map { "\($0)" }.json,
                "tokenModifiers": SemanticTokens.Modifier.allCases.map { "\($0)" }.json,
              ]
            ), "full": true.json, "range": true.json,
          ]
        ),
        "workspaceSymbolProvider": true.json,
        "workspace": JSONValue(
          members: [
            "workspaceFolders": JSONValue(
              members: ["supported": true.json, "changeNotifications": true.json]
            )
          ]
        ),
      ]
    )
  }
}
