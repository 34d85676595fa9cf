import SourceDocuments

/// The methods of the protocol that the server knows.
extension LanguageServer {
  typealias RequestHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> JSONValue
  typealias NotificationHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> Void

  /// Returns the handler that reads the parameters of a request and writes its result, null for
  /// nil.
  private static func answer<Request: MessageParameters, Result: JSONConvertible>(
    _ method: @escaping @Sendable (LanguageServer) -> (Request) throws(ResponseError) -> Result?
  ) -> RequestHandler {
    { server, parameters throws(ResponseError) in
      try method(server)(Request(parameters))?.json ?? .null
    }
  }

  /// Returns the handler that reads the parameters of a notification.
  private static func note<Notification: MessageParameters>(
    _ method: @escaping @Sendable (LanguageServer) -> (Notification) throws(ResponseError) -> Void
  ) -> NotificationHandler {
    { server, parameters throws(ResponseError) in
      try method(server)(Notification(parameters))
    }
  }

  /// The handlers of requests, by method.
  static let requests: [String: RequestHandler] = [
    "codeLens/resolve": answer(LanguageServer.resolveLens),
    "completionItem/resolve": answer(LanguageServer.resolveCompletion),
    "textDocument/codeAction": answer(LanguageServer.codeActions),
    "textDocument/codeLens": answer(LanguageServer.lenses),
    "textDocument/colorPresentation": answer(LanguageServer.colorPresentations),
    "textDocument/completion": answer(LanguageServer.completion),
    "textDocument/definition": answer(LanguageServer.definition),
    "textDocument/documentColor": answer(LanguageServer.documentColors),
    "textDocument/documentHighlight": answer(LanguageServer.highlights),
    "textDocument/documentLink": answer(LanguageServer.links),
    "textDocument/documentSymbol": answer(LanguageServer.documentSymbols),
    "textDocument/foldingRange": answer(LanguageServer.foldingRanges),
    "textDocument/formatting": answer(LanguageServer.format),
    "textDocument/hover": answer(LanguageServer.hover),
    "textDocument/inlayHint": answer(LanguageServer.inlayHints),
    "textDocument/prepareRename": answer(LanguageServer.prepareRename),
    "textDocument/rangeFormatting": answer(LanguageServer.formatRange),
    "textDocument/references": answer(LanguageServer.references),
    "textDocument/rename": answer(LanguageServer.rename),
    "textDocument/selectionRange": answer(LanguageServer.selectionRanges),
    "textDocument/semanticTokens/full": answer(LanguageServer.allTokens),
    "textDocument/semanticTokens/range": answer(LanguageServer.tokensInRange),
    "themetool/contexts": { server, _ in server.contexts().json },
    "themetool/rename": answer(LanguageServer.rename),
    "themetool/setContext": answer(LanguageServer.setContext),
    "workspace/executeCommand": answer(LanguageServer.execute),
    "workspace/symbol": answer(LanguageServer.workspaceSymbols),
  ]

  /// The handlers of notifications, by method.
  static let notifications: [String: NotificationHandler] = [
    "initialized": { server, _ in server.watchFiles() },
    "textDocument/didChange": note(LanguageServer.change),
    "textDocument/didClose": note(LanguageServer.close),
    "textDocument/didOpen": note(LanguageServer.open),
    "textDocument/didSave": note(LanguageServer.save),
    "workspace/didChangeConfiguration": note(LanguageServer.changeSettings),
    "workspace/didChangeWatchedFiles": note(LanguageServer.changeFiles),
    "workspace/didChangeWorkspaceFolders": note(LanguageServer.changeFolders),
  ]
}
