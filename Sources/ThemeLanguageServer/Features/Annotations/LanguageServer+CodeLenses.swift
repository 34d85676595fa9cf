import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The number of uses and the lowest contrast of colors, above their definitions.
extension LanguageServer {
  /// The command of clients that shows references: a document, a position and places.
  private static let showReferences = "themetool.showReferences"

  /// Answers `textDocument/codeLens`.
  func lenses(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard settings.showsCodeLenses, let file = try context(parameters), file.index.kind == .theme
    else { return .array([]) }
    let lenses = file.index.occurrences.compactMap { occurrence -> JSONValue? in
      guard occurrence.isDefinition, case .color(let name) = occurrence.symbol else { return nil }
      let range = range(of: occurrence.range, in: file)
      let data = JSONValue(members: ["uri": uri(ofPath: file.path).json, "name": name.json])
      return JSONValue(members: ["range": range, "data": data])
    }
    return .array(lenses)
  }

  /// Answers `codeLens/resolve`.
  func resolveLens(_ parameters: Parameters) -> JSONValue {
    var lens = parameters.value
    guard let uri = parameters["data", "uri"]?.text, let name = parameters["data", "name"]?.text,
      let path = DocumentURI.path(of: uri), let file = context(ofFile: path)
    else {
      lens["command"] = JSONValue(members: ["title": "".json, "command": "".json])
      return lens
    }
    let count = file.snapshot.referenceCounts[name] ?? 0
    let parts = ["used \(count) ×", lowestContrast(of: name, in: file)].compactMap { $0 }
    let isLink = count > 0 && client.executes(Self.showReferences)
    lens["command"] = JSONValue(
      members: [
        "title": parts.joined(separator: " · ").json,
        "command": (isLink ? Self.showReferences : "").json,
        "arguments": isLink
          ? .array([
            uri.json, parameters["range", "start"] ?? .null,
            .array(references(to: name, from: file)),
          ]) : nil,
      ]
    )
    return lens
  }

  private func references(to name: String, from file: FileContext) -> [JSONValue] {
    file.snapshot.occurrences { !$0.isDefinition && $0.symbol == .color(name) }
      .flatMap { path, occurrences in
        occurrences.compactMap { location($0.range, ofFile: path, file) }
      }
  }

  /// Returns the ratio that is lowest relative to its requirement in the theme of a file.
  private func lowestContrast(of name: String, in file: FileContext) -> String? {
    let snapshot = file.snapshot
    guard let theme = snapshot.theme(named: file.index.name) else { return nil }
    let context = snapshot.read(traitContext).effective.selecting(theme.name, in: snapshot)
    let results = CheckResult.all(of: name, snapshot.library.checks, in: theme, context.traits)
    let lowest = results.filter { $0.relativeRatio != nil }
      .min { ($0.relativeRatio ?? 0) < ($1.relativeRatio ?? 0) }
    return lowest.map { result in
      let ratio = DecimalNumber.cut(result.measured, places: 1)
      return "\(ratio):1 \(result.words)"
    }
  }
}
