import SourceDocuments

/// Documents, files and settings that change.
extension LanguageServer {
  func open(_ parameters: Parameters) throws(ResponseError) {
    let uri = try parameters.string("textDocument", "uri")
    let version = try parameters.integer("textDocument", "version")
    let text = try parameters.string("textDocument", "text")
    guard let path = DocumentURI.path(of: uri) else { return }
    workspace.open(OpenDocument(uri: uri, path: path, version: version, text: text))
    opened.insert(path)
  }

  func change(_ parameters: Parameters) throws(ResponseError) {
    guard let path = try path(of: parameters) else { return }
    let version = try parameters.integer("textDocument", "version")
    let changes = try parameters.list("contentChanges")
    try workspace.change(path) { document throws(ResponseError) in
      try document.apply(changes, version: version, client.encoding)
    }
  }

  func save(_ parameters: Parameters) throws(ResponseError) {
    // The text is known; other programs may change further files when one is saved.
    guard let path = try path(of: parameters) else { return }
    workspace.noteChange(of: path)
  }

  func close(_ parameters: Parameters) throws(ResponseError) {
    guard let path = try path(of: parameters) else { return }
    workspace.close(path)
  }

  func changeFiles(_ parameters: Parameters) throws(ResponseError) {
    for change in try parameters.list("changes") {
      guard let path = change["uri"]?.text.flatMap(DocumentURI.path) else { continue }
      workspace.noteChangeOnDisk(of: path)
    }
  }

  func changeFolders(_ parameters: Parameters) throws(ResponseError) {
    func paths(_ list: [JSONValue]) -> [String] {
      list.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    }
    workspace.changeFolders(
      adding: paths(try parameters.list("event", "added")),
      removing: paths(try parameters.list("event", "removed"))
    )
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
    let watchers = ["**/*.yaml", "**/*.yml", "**/*.xcassets/**"].map { pattern in
      JSONValue(members: ["globPattern": pattern.json])
    }
    let registration = JSONValue(
      members: [
        "id": "files".json, "method": "workspace/didChangeWatchedFiles".json,
        "registerOptions": JSONValue(members: ["watchers": .array(watchers)]),
      ]
    )
    ask("client/registerCapability", JSONValue(members: ["registrations": .array([registration])]))
  }

  /// Returns the path of the document of a message; nil for one that is not a local file.
  func path(of parameters: Parameters) throws(ResponseError) -> String? {
    DocumentURI.path(of: try parameters.string("textDocument", "uri"))
  }
}
