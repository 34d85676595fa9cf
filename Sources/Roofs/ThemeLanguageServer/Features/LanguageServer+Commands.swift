import SourceDocuments

/// The commands that clients can execute.
extension LanguageServer {
  typealias CommandHandler =
    @Sendable (LanguageServer, [JSONValue]) throws(ResponseError) -> JSONValue

  /// The handlers of commands, by name.
  static let commands: [String: CommandHandler] = [
    "themetool.pickContext": { server, _ in
      server.pickContext()
      return .null
    },
    "themetool.setContext": { server, arguments throws(ResponseError) in
      try server.setContext(TraitContext(Parameters(arguments.first ?? .null))).json
    },
  ]

  /// Answers `workspace/executeCommand`.
  func execute(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let name = try parameters.string("command")
    guard let command = Self.commands[name] else {
      throw .invalid("'\(name)' is not a command of the server")
    }
    return try command(self, parameters["arguments"]?.elements ?? [])
  }
}
