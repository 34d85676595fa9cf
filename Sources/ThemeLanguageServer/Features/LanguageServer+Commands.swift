import SourceDocuments

/// The commands that clients can execute.
extension LanguageServer {
  typealias CommandHandler =
    @Sendable (LanguageServer, [JSONValue]) throws(ResponseError) -> JSONValue

  /// The handlers of commands, by name.
  static let commands: [String: CommandHandler] = [
    "themetool.pickContext": { server, _ throws(ResponseError) in server.pickContext() },
    "themetool.setContext": { server, arguments throws(ResponseError) in
      try server.setContext(arguments.first ?? .null)
    },
  ]

  /// Answers `workspace/executeCommand`.
  func execute(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let name = try parameters.string("command")
    guard let command = Self.commands[name] else {
      throw ResponseError(.invalidParameters, "'\(name)' is not a command of the server")
    }
    return try command(self, parameters["arguments"]?.elements ?? [])
  }
}
