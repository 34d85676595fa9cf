import SourceDocuments

/// The methods of the protocol that the server knows.
extension LanguageServer {
  typealias RequestHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> JSONValue
  typealias NotificationHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> Void

  /// The handlers of requests, by method.
  static let requests: [String: RequestHandler] = [
    "codeLens/resolve": { server, parameters throws(ResponseError) in
      server.resolveLens(parameters)
    },
    "completionItem/resolve": { server, parameters throws(ResponseError) in
      server.resolveCompletion(parameters)
    },
    "textDocument/codeAction": { server, parameters throws(ResponseError) in
      try server.codeActions(parameters)
    },
    "textDocument/codeLens": { server, parameters throws(ResponseError) in
      try server.lenses(parameters)
    },
    "textDocument/colorPresentation": { server, parameters throws(ResponseError) in
      try server.colorPresentations(parameters)
    },
    "textDocument/completion": { server, parameters throws(ResponseError) in
      try server.completion(parameters)
    },
    "textDocument/definition": { server, parameters throws(ResponseError) in
      try server.definition(parameters)
    },
    "textDocument/documentColor": { server, parameters throws(ResponseError) in
      try server.documentColors(parameters)
    },
    "textDocument/documentHighlight": { server, parameters throws(ResponseError) in
      try server.highlights(parameters)
    },
    "textDocument/documentLink": { server, parameters throws(ResponseError) in
      try server.links(parameters)
    },
    "textDocument/documentSymbol": { server, parameters throws(ResponseError) in
      try server.documentSymbols(parameters)
    },
    "textDocument/foldingRange": { server, parameters throws(ResponseError) in
      try server.foldingRanges(parameters)
    },
    "textDocument/formatting": { server, parameters throws(ResponseError) in
      try server.format(parameters)
    },
    "textDocument/hover": { server, parameters throws(ResponseError) in
      try server.hover(parameters)
    },
    "textDocument/inlayHint": { server, parameters throws(ResponseError) in
      try server.inlayHints(parameters)
    },
    "textDocument/prepareRename": { server, parameters throws(ResponseError) in
      try server.prepareRename(parameters)
    },
    "textDocument/rangeFormatting": { server, parameters throws(ResponseError) in
      try server.formatRange(parameters)
    },
    "textDocument/references": { server, parameters throws(ResponseError) in
      try server.references(parameters)
    },
    "textDocument/rename": { server, parameters throws(ResponseError) in
      try server.rename(parameters)
    },
    "textDocument/selectionRange": { server, parameters throws(ResponseError) in
      try server.selectionRanges(parameters)
    },
    "textDocument/semanticTokens/full": { server, parameters throws(ResponseError) in
      try server.allTokens(parameters)
    },
    "textDocument/semanticTokens/range": { server, parameters throws(ResponseError) in
      try server.tokensInRange(parameters)
    },
    "themetool/contexts": { server, _ throws(ResponseError) in server.contexts() },
    "themetool/rename": { server, parameters throws(ResponseError) in
      try server.rename(parameters)
    },
    "themetool/setContext": { server, parameters throws(ResponseError) in
      try server.setContext(parameters.value)
    },
    "workspace/executeCommand": { server, parameters throws(ResponseError) in
      try server.execute(parameters)
    },
    "workspace/symbol": { server, parameters throws(ResponseError) in
      try server.workspaceSymbols(parameters)
    },
  ]

  /// The handlers of notifications, by method.
  static let notifications: [String: NotificationHandler] = [
    "initialized": { server, _ throws(ResponseError) in server.watchFiles() },
    "textDocument/didChange": { server, parameters throws(ResponseError) in
      try server.change(parameters)
    },
    "textDocument/didClose": { server, parameters throws(ResponseError) in
      try server.close(parameters)
    },
    "textDocument/didOpen": { server, parameters throws(ResponseError) in
      try server.open(parameters)
    },
    "textDocument/didSave": { server, parameters throws(ResponseError) in
      try server.save(parameters)
    },
    "workspace/didChangeConfiguration": { server, parameters throws(ResponseError) in
      server.changeSettings(parameters)
    },
    "workspace/didChangeWatchedFiles": { server, parameters throws(ResponseError) in
      try server.changeFiles(parameters)
    },
    "workspace/didChangeWorkspaceFolders": { server, parameters throws(ResponseError) in
      try server.changeFolders(parameters)
    },
  ]
}
