import ColorValues
import SourceDocuments
import ThemeFiles

/// The resolved values of references and functions, behind them.
extension LanguageServer {
  /// Answers `textDocument/inlayHint`.
  func inlayHints(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let range = try parameters.range("range")
    guard settings.showsInlayHints, let file = try context(parameters),
      file.index.kind == .theme,
      var values = file.values(traitContext)
    else { return .array([]) }
    let wanted = file.text.bytes(of: range, client.encoding)
    var hints: [JSONValue] = []
    for site in file.index.sites {
      let bytes = site.node.range
      guard bytes.upperBound >= wanted.lowerBound, bytes.upperBound <= wanted.upperBound,
        !site.isLiteral, let place = values.place(of: site)
      else { continue }
      let position = file.text.position(at: bytes.upperBound, client.encoding)
      let context = EffectiveContext(theme: values.theme.name, traits: place.traits)
      hints.append(
        JSONValue(
          members: [
            "position": position.json, "label": values.color(of: place).hex.json,
            "tooltip": "in \(context.words(in: file.snapshot))".json, "paddingLeft": .bool(true),
          ]
        )
      )
    }
    return .array(hints)
  }
}
