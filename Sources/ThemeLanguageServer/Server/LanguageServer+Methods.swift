import SourceDocuments

/// The methods of the protocol that the server knows.
extension LanguageServer {
  typealias RequestHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> JSONValue
  typealias NotificationHandler =
    @Sendable (LanguageServer, Parameters) throws(ResponseError) -> Void

  /// The handlers of requests, by method.
  static let requests: [String: RequestHandler] = [
    "completionItem/resolve": { server, parameters throws(ResponseError) in
      server.resolveCompletion(parameters)
    },
    "textDocument/codeAction": { server, parameters throws(ResponseError) in
      try server.codeActions(parameters)
    },
    "textDocument/completion": { server, parameters throws(ResponseError) in
      try server.completion(parameters)
    },
    "textDocument/diagnostic": { server, parameters throws(ResponseError) in
      try server.documentFindings(parameters)
    },
    "workspace/diagnostic": { server, parameters throws(ResponseError) in
      server.workspaceFindings(parameters)
    },
  ]

  /// The handlers of notifications, by method.
  static let notifications: [String: NotificationHandler] = [
    "initialized": { server, _ throws(ResponseError) in server.watchFiles() },
    "textDocument/didOpen": { server, parameters throws(ResponseError) in
      try server.open(parameters)
    },
    "textDocument/didChange": { server, parameters throws(ResponseError) in
      try server.change(parameters)
    },
    "textDocument/didSave": { server, parameters throws(ResponseError) in
      try server.save(parameters)
    },
    "textDocument/didClose": { server, parameters throws(ResponseError) in
      try server.close(parameters)
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
