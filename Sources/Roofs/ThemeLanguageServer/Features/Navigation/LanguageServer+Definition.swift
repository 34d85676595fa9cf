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
  func definition(
    _ parameters: LSP.TextDocumentPositionParams
  ) -> OneOf<[LSP.LocationLink], [LSP.Location]>? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    let links = links(to: occurrence, in: context)
    guard !client.hasDefinitionLinks else { return .first(links) }
    return .second(
      links.map { LSP.Location(uri: $0.targetUri, range: $0.targetSelectionRange) }
    )
  }

  private func links(to occurrence: Occurrence, in context: FileContext) -> [LSP.LocationLink] {
    let origin = range(of: occurrence.range, in: context)
    if let path = context.project.contentsPath(of: occurrence.symbol) {
      return [
        LSP.LocationLink(
          originSelectionRange: origin,
          targetUri: uri(ofPath: path),
          targetRange: .start,
          targetSelectionRange: .start
        )
      ]
    }
    let found = context.project.definitions(of: occurrence.symbol, seenFrom: context.path)
    return places(of: found) { definition, target in
      LSP.LocationLink(
        originSelectionRange: origin,
        targetUri: uri(ofPath: target.path),
        targetRange: range(of: definition.entry, in: target),
        targetSelectionRange: range(of: definition.range, in: target)
      )
    }
  }

  /// Answers `textDocument/references`.
  func references(_ parameters: LSP.TextDocumentPositionParams) -> [LSP.Location]? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    let found = context.project.occurrences(isCancelled: isCancelled) { other in
      (parameters.includeDeclaration || !other.isDefinition)
        && occurrence.symbol.isNamed(in: other)
    }
    return places(of: found) { location(of: $0.range, in: $1) }
  }

  /// Answers `textDocument/documentHighlight`.
  func highlights(_ parameters: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight]? {
    guard let (context, occurrence) = occurrence(parameters) else { return nil }
    return context.index.occurrences.filter(occurrence.symbol.isNamed).map { other in
      LSP.DocumentHighlight(
        range: range(of: other.range, in: context),
        kind: other.isDefinition ? .write : .read
      )
    }
  }
}
