import SourceDocuments

/// The capabilities that the server declares.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSONValue {
    JSONValue(
      members: [
        "positionEncoding": client.encoding.rawValue.json,
        "textDocumentSync": JSONValue(
          members: [
            "openClose": .bool(true), "change": .integer(2),
            "save": JSONValue(members: ["includeText": .bool(false)]),
          ]
        ),
        "codeActionProvider": JSONValue(
          members: ["codeActionKinds": .strings(CodeAction.Kind.allCases.map(\.rawValue))]
        ),
        "completionProvider": JSONValue(
          members: [
            "triggerCharacters": .strings(["{", "(", "\"", ":", "[", ",", "#", "=", " "]),
            "resolveProvider": .bool(true),
          ]
        ),
        "codeLensProvider": JSONValue(members: ["resolveProvider": .bool(true)]),
        "colorProvider": .bool(true),
        "definitionProvider": .bool(true),
        "documentFormattingProvider": .bool(true),
        "documentHighlightProvider": .bool(true),
        "documentLinkProvider": JSONValue(members: [:]),
        "documentRangeFormattingProvider": .bool(true),
        "documentSymbolProvider": .bool(true),
        "executeCommandProvider": JSONValue(
          members: ["commands": .strings(LanguageServer.commands.keys.sorted())]
        ),
        "foldingRangeProvider": .bool(true),
        "hoverProvider": .bool(true),
        "inlayHintProvider": .bool(true),
        "referencesProvider": .bool(true),
        "renameProvider": client.preparesRename
          ? JSONValue(members: ["prepareProvider": .bool(true)]) : .bool(true),
        "selectionRangeProvider": .bool(true),
        "semanticTokensProvider": JSONValue(
          members: [
            "legend": LanguageServer.tokenLegend, "full": .bool(true), "range": .bool(true),
          ]
        ),
        "workspaceSymbolProvider": .bool(true),
        "workspace": JSONValue(
          members: [
            "workspaceFolders": JSONValue(
              members: ["supported": .bool(true), "changeNotifications": .bool(true)]
            )
          ]
        ),
      ]
    )
  }
}
