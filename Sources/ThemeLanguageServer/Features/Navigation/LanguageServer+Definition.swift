import SourceDocuments

/// Definitions, references and highlights of names.
extension LanguageServer {
  /// Returns the file and the name at the position of a request.
  func occurrence(
    _ parameters: Parameters
  ) throws(ResponseError) -> (context: FileContext, occurrence: Occurrence)? {
    guard let context = try context(parameters),
      let occurrence = context.index.occurrence(at: try offset(parameters, in: context))
    else { return nil }
    return (context, occurrence)
  }

  /// Answers `textDocument/definition`.
  func definition(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let (context, occurrence) = try occurrence(parameters) else { return .null }
    let origin = range(of: occurrence.range, in: context)
    if let path = context.snapshot.contentsPath(of: occurrence.symbol) {
      let start = TextPosition(line: 0, character: 0)
      let place = TextRange(start: start, end: start).json
      return .array([link(to: uri(ofPath: path), place, selecting: place, from: origin)])
    }
    let found = context.snapshot.definitions(of: occurrence.symbol, seenFrom: context.path)
    let links = places(of: found) { definition, target in
      let name = range(of: definition.range, in: target)
      let entry = range(of: definition.entry, in: target)
      return link(to: uri(ofPath: target.path), entry, selecting: name, from: origin)
    }
    return .array(links)
  }

  private func link(
    to uri: String,
    _ range: JSONValue,
    selecting selection: JSONValue,
    from origin: JSONValue?
  ) -> JSONValue {
    guard client.hasDefinitionLinks else {
      return JSONValue(members: ["uri": uri.json, "range": selection])
    }
    return JSONValue(
      members: [
        "originSelectionRange": origin, "targetUri": uri.json, "targetRange": range,
        "targetSelectionRange": selection,
      ]
    )
  }

  /// Answers `textDocument/references`.
  func references(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let (context, occurrence) = try occurrence(parameters) else { return .null }
    let includesDefinitions = parameters["context", "includeDeclaration"]?.flag ?? true
    let found = context.snapshot.occurrences { other in
      (includesDefinitions || !other.isDefinition) && occurrence.symbol.isNamed(in: other)
    }
    let locations = places(of: found) { reference, target in
      let range = range(of: reference.range, in: target)
      return JSONValue(members: ["uri": uri(ofPath: target.path).json, "range": range])
    }
    return .array(locations)
  }

  /// Answers `textDocument/documentHighlight`.
  func highlights(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let (context, occurrence) = try occurrence(parameters) else { return .null }
    let (read, write) = (2, 3)
    let highlights = context.index.occurrences.lazy.filter(occurrence.symbol.isNamed)
      .map { other in
        let range = self.range(of: other.range, in: context)
        let kind = other.isDefinition ? write : read
        return JSONValue(members: ["range": range, "kind": .integer(kind)])
      }
    return .array(Array(highlights))
  }

  /// Returns the results of `body` for occurrences with their files.
  private func places(
    of found: [(path: String, occurrences: [Occurrence])],
    _ body: (Occurrence, FileContext) -> JSONValue
  ) -> [JSONValue] {
    found.flatMap { path, occurrences in
      context(ofFile: path).map { target in occurrences.map { body($0, target) } } ?? []
    }
  }
}
