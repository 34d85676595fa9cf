import SourceDocuments
import ThemeFiles

/// Lists of symbols.
extension LanguageServer {
  /// The maximum number of symbols in an answer to `workspace/symbol`.
  static let symbolLimit = 1_000

  /// Answers `textDocument/documentSymbol`.
  func documentSymbols(_ document: LSP.TextDocumentIdentifier) -> [JSONValue]? {
    guard let context = context(document) else { return nil }
    let items = Outline(context.index).items
    return client.hasNestedSymbols
      ? nestedSymbols(items, context) : flatSymbols(items, in: nil, context)
  }

  private func nestedSymbols(_ items: [Outline.Item], _ context: FileContext) -> [JSONValue] {
    items.map { item in
      JSONValue(members: [
        "name": Self.shown(item.name),
        "detail": item.detail,
        "kind": item.kind,
        "range": range(of: item.range, in: context),
        "selectionRange": range(of: item.nameRange, in: context),
        "children": item.children.isEmpty ? nil : nestedSymbols(item.children, context),
      ])
    }
  }

  private func flatSymbols(
    _ items: [Outline.Item],
    in container: String?,
    _ context: FileContext
  ) -> [JSONValue] {
    items.flatMap { item in
      let location = location(of: item.range, in: context)
      let symbol = Self.symbol(item.qualifiedName, item.kind, at: location, in: container)
      return [symbol] + flatSymbols(item.children, in: item.qualifiedName, context)
    }
  }

  /// Returns a symbol that is not nested.
  private static func symbol(
    _ name: String,
    _ kind: SymbolKind,
    at location: JSONValue,
    in container: String?
  ) -> JSONValue {
    JSONValue(members: [
      "name": shown(name), "kind": kind, "location": location, "containerName": container,
    ])
  }

  /// Names in the protocol can't be empty.
  private static func shown(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "(no name)" : name
  }

  /// Answers `workspace/symbol` for all libraries, the best matches first.
  func workspaceSymbols(_ query: SymbolQuery) throws(ResponseError) -> [JSONValue] {
    var found: [SymbolQuery.Match: [(path: String, name: String, definition: Occurrence)]] = [:]
    for path in workspace.libraries.keys.sorted() {
      guard let project = workspace.library(atPath: path)?.current else { continue }
      for (file, index) in project.allIndexes {
        try checkCancellation()
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
    return best.compactMap { path, name, definition -> JSONValue? in
      guard let context = contexts[path] ?? context(ofFile: path) else { return nil }
      contexts[path] = context
      let isContainer = [.role(.hierarchy), .role(.ownTheme)].contains(definition.place)
      return Self.symbol(
        name,
        SymbolKind(definition.symbol),
        at: location(of: definition.range, in: context),
        in: isContainer ? nil : context.index.name
      )
    }
  }
}
