import SourceDocuments

/// Documents, files and settings that change.
extension LanguageServer {
  func open(_ parameters: Parameters) throws(ResponseError) {
    let document = try LSP.TextDocumentIdentifier(parameters)
    let version = try parameters.integer("textDocument", "version")
    let text = try parameters.string("textDocument", "text")
    let language = parameters["textDocument", "languageId"]?.text ?? ""
    guard let path = document.path else { return }
    workspace.open(
      OpenDocument(uri: document.uri, path: path, language: language, version: version, text: text)
    )
    opened.insert(path)
  }

  func change(_ parameters: Parameters) throws(ResponseError) {
    let document = try LSP.TextDocumentIdentifier(parameters)
    let version = try parameters.integer("textDocument", "version")
    let changes = try parameters.list("contentChanges").map(Parameters.init)
    guard let path = document.path else { return }
    try workspace.change(path) { document throws(ResponseError) in
      try document.apply(changes, version: version, client.encoding)
    }
  }

  func save(_ document: LSP.TextDocumentIdentifier) {
    // The text is known; other programs may change further files when one is saved.
    guard let path = document.path else { return }
    workspace.noteChange(of: path)
  }

  func close(_ document: LSP.TextDocumentIdentifier) {
    guard let path = document.path else { return }
    workspace.close(path)
  }

  func changeFiles(_ parameters: Parameters) throws(ResponseError) {
    for path in try parameters.paths("changes") { workspace.noteChangeOnDisk(of: path) }
  }

  func changeFolders(_ parameters: Parameters) throws(ResponseError) {
    let added = try parameters.paths("event", "added")
    let removed = try parameters.paths("event", "removed")
    workspace.changeFolders(adding: added, removing: removed)
  }

  func changeSettings(_ parameters: Parameters) {
    let old = settings
    settings = ServerSettings(
      parameters["settings"] ?? .null,
      pictures: old.showsPictures
    )
    if settings.showsInlayHints != old.showsInlayHints, client.refreshes("inlayHint") {
      ask("workspace/inlayHint/refresh")
    }
    if settings.showsCodeLenses != old.showsCodeLenses, client.refreshes("codeLens") {
      ask("workspace/codeLens/refresh")
    }
  }

  /// Asks the client to watch the files that the server reads.
  func watchFiles() {
    guard client.watchesFiles else { return }
    let patterns = ["**/*.[yY][aA][mM][lL]", "**/*.[yY][mM][lL]", "**/*.xcassets/**"]
    let watchers = patterns.map { JSONValue(members: ["globPattern": $0]) }
    let registration = JSONValue(members: [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": JSONValue(members: ["watchers": watchers]),
    ])
    ask("client/registerCapability", JSONValue(members: ["registrations": [registration]]))
  }
}
