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
        "diagnosticProvider": JSONValue(
          members: [
            "interFileDependencies": .bool(true), "workspaceDiagnostics": .bool(true),
          ]
        ),
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
