import ColorValues
import SourceDiagnostics
import SourceDocuments

/// Makes theme files of the custom properties of style sheets.
///
/// Rules for `:root` hold for all themes; attributes and classes that are called after a theme make
/// themes, those of light and dark and the media queries for style, contrast and gamut make
/// variants, and other attributes custom traits. The cascade decides as in a browser: by importance,
/// layers, weight and order.
struct StylesheetImport {
  let options: ImportOptions

  func run(_ files: [SourceFile], _ findings: inout ImportFindings) -> ImportedThemes {
    var cascade = StyleCascade()
    for file in files { cascade.read(file, &findings) }
    let builder = StylesheetTokens(cascade, &findings)
    report(builder.leftOut, cascade.others, &findings)
    let set = builder.set
    let axes = builder.axes.axes
    let meanings = AxisMeanings(axes, uses: options.modifiers, &findings)
    var themes = TokenThemes(set, meanings)
    let names = ThemeNames.legal(themeNames(axes, files), &findings)
    for (context, name) in names.enumerated() {
      themes.add(name, context: meanings.themeAxis == nil ? nil : context, &findings)
    }
    let paths = files.map(\.path).joined(separator: ", ")
    if themes.themes.allSatisfy(\.entries.isEmpty), !findings.hasErrors {
      findings.add(.emptyImport, at: nil, "there are no custom properties for colours in \(paths)")
    }
    guard !findings.hasErrors else { return ImportedThemes(diagnostics: findings.diagnostics) }
    var result = ImportedThemes(diagnostics: [])
    let origin = "Imported by themetool from \(paths) (CSS)"
    let writer = TokenFiles(origin: origin, summary: nil)
    writer.write(themes, customTraits: meanings.customTraits, first: 0, to: &result)
    result.others =
      KeptProperties(
        cascade: cascade,
        declarations: builder.kept,
        origin: "\(origin): custom properties that are no colours"
      ).file
    result.diagnostics = findings.diagnostics
    return result
  }

  private func themeNames(_ axes: [ImportAxis], _ files: [SourceFile]) -> [String] {
    let own =
      options.themes.first ?? options.fallbackName
      ?? files.first.map { FilePath.stem(of: $0.path) } ?? "imported"
    guard let axis = axes.first(where: \.isThemes) else { return [own] }
    return axis.contexts.map { $0.isEmpty ? own : $0 }
  }

  // MARK: Reports

  private func report(
    _ leftOut: [String],
    _ others: [String],
    _ findings: inout ImportFindings
  ) {
    if !others.isEmpty {
      let what =
        others.count == 1
        ? "1 declaration sets no custom property"
        : "\(others.count) declarations set no custom property"
      findings.add(.notImported, .warning, at: nil, "\(what): \(Self.list(Set(others).sorted()))")
    }
    guard !leftOut.isEmpty else { return }
    let what =
      leftOut.count == 1
      ? "1 custom property is no colour" : "\(leftOut.count) custom properties are no colours"
    let list = Self.list(leftOut.map { "--\($0)" })
    findings.add(.notImported, .warning, at: nil, "\(what): \(list)")
  }

  /// The first names of a list, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}
