import SourceDocuments

/// Definitions, references and highlights of names.
extension LanguageServer {
  /// Returns the file and the name at the position of a request.
  private func occurrence(
    _ parameters: LSP.TextDocumentPositionParams
  ) -> (context: FileContext, occurrence: Occurrence)? {
    guard let (context, offset) = place(parameters),
      let occurrence = context.index.occurrence(at: offset)
    else { return nil }
    return (context, occurrence)
  }

  /// Answers `textDocument/definition`.
  func definition(_ parameters: LSP.TextDocumentPositionParams) -> [JSONValue]? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    let origin = range(of: occurrence.range, in: context)
    return targets(of: occurrence, in: context).map { path, entry, name in
      guard client.hasDefinitionLinks else { return location(of: name, inFile: path) }
      return JSONValue(members: [
        "originSelectionRange": origin, "targetUri": uri(ofPath: path), "targetRange": entry,
        "targetSelectionRange": name,
      ])
    }
  }

  /// Returns the files, entries and names to which an occurrence leads.
  private func targets(
    of occurrence: Occurrence,
    in context: FileContext
  ) -> [(path: String, entry: TextRange, name: TextRange)] {
    if let path = context.project.contentsPath(of: occurrence.symbol) {
      return [(path, .start, .start)]
    }
    let found = context.project.definitions(of: occurrence.symbol, seenFrom: context.path)
    return places(of: found) { definition, target in
      let entry = range(of: definition.entry, in: target)
      return (target.path, entry, range(of: definition.range, in: target))
    }
  }

  /// Answers `textDocument/references`.
  func references(_ parameters: LSP.TextDocumentPositionParams) -> [JSONValue]? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    let found = context.project.occurrences(isCancelled: isCancelled) { other in
      (parameters.includeDeclaration || !other.isDefinition)
        && occurrence.symbol.isNamed(in: other)
    }
    return places(of: found) { location(of: $0.range, in: $1) }
  }

  /// Answers `textDocument/documentHighlight`.
  func highlights(_ parameters: LSP.TextDocumentPositionParams) -> [JSONValue]? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    let (read, write) = (2, 3)
    return context.index.occurrences.filter(occurrence.symbol.isNamed).map { other in
      let range = range(of: other.range, in: context)
      return JSONValue(members: ["range": range, "kind": other.isDefinition ? write : read])
    }
  }
}
