import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeValidation

/// The number of uses and the lowest contrast of colors, above their definitions.
extension LanguageServer {
  /// The command of clients that shows references: a document, a position and places.
  private static let showReferences = "themetool.showReferences"

  /// Answers `textDocument/codeLens`.
  func lenses(_ document: LSP.TextDocumentIdentifier) -> [LSP.CodeLens] {
    guard settings.showsCodeLenses, let file = context(document),
      file.index.kind == .theme
    else { return [] }
    return file.index.occurrences.compactMap { occurrence in
      guard occurrence.isDefinition, case .color(let name) = occurrence.symbol else { return nil }
      let range = range(of: occurrence.range, in: file)
      return LSP.CodeLens(range: range, data: LensData(uri: uri(ofPath: file.path), name: name))
    }
  }

  /// Answers `codeLens/resolve`.
  func resolveLens(_ lens: ItemToResolve) -> JSONValue {
    lens.resolved(command(for: lens), for: "command")
  }

  private func command(for lens: ItemToResolve) -> LSP.Command {
    guard let data = LensData(lens.data), let path = data.uri.pathOfFileURI,
      let file = context(ofFile: path)
    else { return LSP.Command(title: "") }
    let count = file.project.referenceCounts[data.name] ?? 0
    let parts = ["used \(count) ×", lowestContrast(of: data.name, in: file)].compactMap { $0 }
    let title = parts.joined(separator: " · ")
    guard count > 0, client.executes(Self.showReferences) else { return LSP.Command(title: title) }
    let found = file.project.occurrences(isCancelled: isCancelled) { occurrence in
      !occurrence.isDefinition && occurrence.symbol == .color(data.name)
    }
    let locations = places(of: found) { location(of: $0.range, in: $1) }
    return LSP.Command(
      title: title,
      command: Self.showReferences,
      arguments: [data.uri.json, lens.item["range"]?["start"] ?? .null, locations.json]
    )
  }

  /// Returns the ratio that is lowest relative to its requirement in the theme of a file.
  private func lowestContrast(of name: String, in file: FileContext) -> String? {
    let project = file.project
    guard let theme = project.theme(named: file.index.name) else { return nil }
    let context = project.read(traitContext).effective.selecting(theme.name, in: project)
    let results = CheckResult.all(of: name, project.checks, in: theme, context.traits)
    let lowest = results.filter { $0.relativeRatio != nil }
      .min { ($0.relativeRatio ?? 0) < ($1.relativeRatio ?? 0) }
    return lowest.map { result in
      let ratio = NumberText.message(result.measured, .cut(1))
      return "\(ratio):1 \(result.words)"
    }
  }
}

/// The values from which the command of a lens is made: a document and a color.
struct LensData: JSONObjectConvertible {
  let uri: String
  let name: String

  var members: Members { ["uri": uri, "name": name] }
}

extension LensData {
  /// Reads the `data` of a lens; nil for a lens without such values.
  init?(_ data: Parameters) {
    guard let uri = data["uri"]?.text, let name = data["name"]?.text else { return nil }
    self.init(uri: uri, name: name)
  }
}
