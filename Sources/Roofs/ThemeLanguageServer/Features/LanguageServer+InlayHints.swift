import ColorValues
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The resolved values of references and functions, behind them.
extension LanguageServer {
  /// Answers `textDocument/inlayHint`.
  func inlayHints(_ parameters: LSP.TextDocumentRangeParams) -> [JSONValue] {
    guard settings.showsInlayHints, let file = context(parameters.textDocument),
      file.index.kind == .theme,
      var values = file.values(traitContext)
    else { return [] }
    let wanted = file.text.bytes(of: parameters.range, client.encoding)
    var hints: [JSONValue] = []
    for site in file.index.sites {
      let bytes = site.node.range
      guard bytes.upperBound >= wanted.lowerBound, bytes.upperBound <= wanted.upperBound,
        !site.node.isColorLiteral, let place = values.place(of: site)
      else { continue }
      let context = EffectiveContext(theme: values.theme.name, traits: place.traits)
      hints.append(
        JSONValue(members: [
          "position": file.text.position(at: bytes.upperBound, client.encoding),
          "label": values.color(of: place).hex,
          "tooltip": "in \(context.words(in: file.project))", "paddingLeft": true,
        ])
      )
    }
    return hints
  }
}
