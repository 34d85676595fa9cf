import SourceDocuments

/// Documents, files and settings that change.
extension LanguageServer {
  func open(_ parameters: LSP.DidOpenTextDocumentParams) {
    guard let path = parameters.textDocument.path else { return }
    workspace.open(
      OpenDocument(
        uri: parameters.textDocument.uri,
        path: path,
        language: parameters.languageId,
        version: parameters.version,
        text: parameters.text
      )
    )
    opened.insert(path)
  }

  func change(_ parameters: LSP.DidChangeTextDocumentParams) throws(ResponseError) {
    guard let path = parameters.textDocument.path else { return }
    try workspace.change(path) { document throws(ResponseError) in
      try document.apply(parameters.contentChanges, version: parameters.version, client.encoding)
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

  func changeFiles(_ parameters: LSP.DidChangeWatchedFilesParams) {
    for path in parameters.changes.compactMap(\.pathOfFileURI) {
      workspace.noteChangeOnDisk(of: path)
    }
  }

  func changeFolders(_ parameters: LSP.DidChangeWorkspaceFoldersParams) {
    workspace.changeFolders(
      adding: parameters.added.compactMap(\.pathOfFileURI),
      removing: parameters.removed.compactMap(\.pathOfFileURI)
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
    let patterns = ["**/*.[yY][aA][mM][lL]", "**/*.[yY][mM][lL]", "**/*.xcassets/**"]
    ask("client/registerCapability", LSP.FileWatchRegistrationParams(patterns: patterns))
  }
}
