import SourceDocuments

/// The capabilities and settings of a client.
struct ClientCapabilities {
  private let capabilities: Parameters

  /// The process of the client.
  let processId: Int?

  /// The settings of the user.
  let settings: ServerSettings

  /// The URIs of the open folders.
  let workspaceFolders: [String]

  /// Reads the parameters of `initialize`.
  init(_ parameters: Parameters) {
    capabilities = Parameters(parameters["capabilities"] ?? .null)
    processId = parameters["processId"]?.integer
    settings = ServerSettings(parameters["initializationOptions"] ?? .null)
    let folders = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    workspaceFolders = folders.isEmpty ? parameters["rootUri"]?.text.map { [$0] } ?? [] : folders
  }

  /// The encoding of positions: the first one that the client offers, or else UTF-16.
  var encoding: PositionEncoding {
    let offered = capabilities["general", "positionEncodings"]?.elements.compactMap(\.text) ?? []
    return offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  /// Whether the client can watch files for the server.
  var watchesFiles: Bool {
    capabilities["workspace", "didChangeWatchedFiles", "dynamicRegistration"]?.flag == true
  }

  /// Whether the client repeats its requests for a kind of annotation when the server asks for it.
  func refreshes(_ kind: String) -> Bool {
    capabilities["workspace", kind, "refreshSupport"]?.flag == true
  }

  /// Whether completions can have places for the cursor.
  var hasSnippets: Bool {
    capabilities["textDocument", "completion", "completionItem", "snippetSupport"]?.flag == true
  }

  /// Whether completions can distinguish between inserting and replacing.
  var insertsAndReplaces: Bool {
    capabilities["textDocument", "completion", "completionItem", "insertReplaceSupport"]?.flag
      == true
  }

  /// Whether hovers can have Markdown.
  var hasMarkdown: Bool {
    guard let formats = capabilities["textDocument", "hover", "contentFormat"] else { return false }
    return formats.elements.contains("markdown".json)
  }

  /// Whether the client asks for the part of a name that can be changed.
  var preparesRename: Bool {
    capabilities["textDocument", "rename", "prepareSupport"]?.flag == true
  }

  /// Whether the client executes a command itself, which it says as other servers expect it to.
  func executes(_ command: String) -> Bool {
    capabilities["experimental", "commands", "commands"]?.elements.contains(command.json) == true
  }

  /// Whether edits can have versions of documents.
  var hasDocumentChanges: Bool {
    capabilities["workspace", "workspaceEdit", "documentChanges"]?.flag == true
  }

  /// Whether symbols of documents can be nested.
  var hasNestedSymbols: Bool {
    capabilities["textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"]?.flag
      == true
  }

  /// The maximum number of folding ranges; nil without a limit.
  var foldingRangeLimit: Int? {
    capabilities["textDocument", "foldingRange", "rangeLimit"]?.integer
  }

  /// Whether definitions can have the range of their entries.
  var hasDefinitionLinks: Bool {
    capabilities["textDocument", "definition", "linkSupport"]?.flag == true
  }

  /// Whether findings can have further places.
  var hasRelatedPlaces: Bool { supportsInFindings("relatedInformation") }

  /// Whether the rule of a finding can have a link.
  var hasRuleLinks: Bool { supportsInFindings("codeDescriptionSupport") }

  private func supportsInFindings(_ capability: String) -> Bool {
    capabilities["textDocument", "publishDiagnostics", capability]?.flag == true
  }
}
