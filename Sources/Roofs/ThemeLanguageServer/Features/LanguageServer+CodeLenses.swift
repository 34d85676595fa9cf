import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeValidation

/// The number of uses and the lowest contrast of colors, above their definitions.
extension LanguageServer {
  /// The command of clients that shows references: a document, a position and places.
  private static let showReferences = "themetool.showReferences"

  /// Answers `textDocument/codeLens`.
  func lenses(_ document: LSP.TextDocumentIdentifier) -> [JSONValue] {
    guard settings.showsCodeLenses, let file = context(document),
      file.index.kind == .theme
    else { return [] }
    return file.index.occurrences.compactMap { occurrence in
      guard occurrence.isDefinition, case .definition(let name) = occurrence.symbol else {
        return nil
      }
      let range = range(of: occurrence.range, in: file)
      let data = JSONValue(members: ["uri": uri(ofPath: file.path), "name": name])
      return JSONValue(members: ["range": range, "data": data])
    }
  }

  /// Answers `codeLens/resolve`.
  func resolveLens(_ lens: Parameters) -> JSONValue {
    lens.resolved(command(for: lens), for: "command")
  }

  private func command(for lens: Parameters) -> JSONValue {
    guard let uri = lens["data", "uri"]?.text, let name = lens["data", "name"]?.text,
      let path = uri.pathOfFileURI, let file = context(ofFile: path)
    else { return Self.text("") }
    let count = file.project.referenceCounts[name] ?? 0
    let parts = ["used \(count) ×", lowestContrast(of: name, in: file)].compactMap { $0 }
    let title = parts.joined(separator: " · ")
    guard count > 0, client.executes(Self.showReferences) else { return Self.text(title) }
    let found = file.project.occurrences(isCancelled: isCancelled) { occurrence in
      !occurrence.isDefinition && occurrence.symbol == .definition(name)
    }
    let locations = places(of: found) { location(of: $0.range, in: $1) }
    let arguments = [uri.json, lens["range"]?["start"] ?? .null, locations.json]
    return JSONValue(
      members: ["title": title, "command": Self.showReferences, "arguments": arguments]
    )
  }

  /// Returns a command that only shows a text.
  private static func text(_ title: String) -> JSONValue {
    JSONValue(members: ["title": title, "command": ""])
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
