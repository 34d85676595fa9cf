import SourceDocuments
import ThemeFiles

/// Lists of symbols.
extension LanguageServer {
  /// The maximum number of symbols in an answer to `workspace/symbol`.
  static let symbolLimit = 1_000

  /// Answers `textDocument/documentSymbol`.
  func documentSymbols(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let context = try context(parameters) else { return .null }
    let items = Outline(context.index).items
    guard !client.hasNestedSymbols else { return .array(nestedSymbols(items, context)) }
    var symbols: [JSONValue] = []
    appendFlat(items, in: nil, to: &symbols, context)
    return .array(symbols)
  }

  private func nestedSymbols(_ items: [Outline.Item], _ context: FileContext) -> [JSONValue] {
    items.map { item in
      let children = nestedSymbols(item.children, context)
      return JSONValue(
        members: [
          "name": Self.shown(item.name).json,
          "detail": item.detail?.json,
          "kind": .integer(item.kind.rawValue),
          "range": range(of: item.range, in: context),
          "selectionRange": range(of: item.nameRange, in: context),
          "children": children.isEmpty ? nil : .array(children),
        ]
      )
    }
  }

  private func appendFlat(
    _ items: [Outline.Item],
    in container: String?,
    to symbols: inout [JSONValue],
    _ context: FileContext
  ) {
    for item in items {
      let range = range(of: item.range, in: context)
      symbols.append(
        information(item.qualifiedName, item.kind, ofFile: context.path, range, in: container)
      )
      appendFlat(item.children, in: item.qualifiedName, to: &symbols, context)
    }
  }

  private func information(
    _ name: String,
    _ kind: SymbolKind,
    ofFile path: String,
    _ range: JSONValue,
    in container: String?
  ) -> JSONValue {
    let location = JSONValue(members: ["uri": uri(ofPath: path).json, "range": range])
    return JSONValue(
      members: [
        "name": Self.shown(name).json, "kind": .integer(kind.rawValue), "location": location,
        "containerName": container?.json,
      ]
    )
  }

  /// Names in the protocol can't be empty.
  private static func shown(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "(no name)" : name
  }

  /// Answers `workspace/symbol` for all libraries, the best matches first.
  func workspaceSymbols(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let query = SymbolQuery(try parameters.string("query"))
    var found: [SymbolQuery.Match: [(path: String, name: String, definition: Occurrence)]] = [:]
    for path in workspace.projects.keys.sorted() {
      for (file, index) in workspace.project(atPath: path)?.current?.allIndexes ?? [] {
        for definition in index.occurrences where definition.isDefinition {
          let bytes = index.document.file.bytes[definition.range]
          let name =
            if case .trait = definition.symbol {
              String(decoding: bytes, as: UTF8.self)
            } else {
              definition.symbol.name
            }
          guard let match = query.match(name) else { continue }
          guard found[match, default: []].count < Self.symbolLimit else { continue }
          found[match, default: []].append((file, name, definition))
        }
      }
    }
    let best = SymbolQuery.Match.allCases.flatMap { found[$0] ?? [] }.prefix(Self.symbolLimit)
    var contexts: [String: FileContext] = [:]
    let symbols = best.compactMap { path, name, definition -> JSONValue? in
      guard let context = contexts[path] ?? context(ofFile: path) else { return nil }
      contexts[path] = context
      let range = range(of: definition.range, in: context)
      let container =
        [.role(.hierarchy), .role(.ownTheme)].contains(definition.place)
        ? nil : context.index.name
      return information(name, SymbolKind(definition.symbol), ofFile: path, range, in: container)
    }
    return .array(symbols)
  }
}
