import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Makes theme files of the custom properties of style sheets.
///
/// Rules for `:root` hold for all themes; attributes and classes that are called after a theme make
/// themes, unless their values are but light and dark. Those and the media queries for style,
/// contrast and gamut make variants, as attributes that are called after traits of the system do,
/// and other attributes are custom traits. The cascade decides as in a browser: by importance,
/// layers, weight and order.
struct StylesheetImport {
  let options: ImportOptions

  func run(_ files: [SourceFile], _ findings: inout ImportFindings) -> ImportedThemes {
    let cascade = StyleCascade(files, &findings)
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
    let first = takeDefault(from: &themes, axes, builder.themesBesideRoot)
    let paths = files.map(\.path).joined(separator: ", ")
    if themes.themes.allSatisfy(\.entries.isEmpty), !findings.hasErrors {
      findings.add(.emptyImport, at: nil, "there are no custom properties for colours in \(paths)")
    }
    guard !findings.hasErrors else { return ImportedThemes(diagnostics: findings.imported) }
    var result = ImportedThemes(diagnostics: [])
    let origin = "Imported by themetool from \(paths) (CSS)"
    let writer = TokenFiles(origin: origin, summary: nil)
    // Attributes for spaces and sizes are no traits of colors.
    let traits = TokenFiles.used(meanings.customTraits, in: themes.themes)
    writer.write(themes, customTraits: traits, first: first, to: &result)
    result.others =
      KeptProperties(
        cascade: cascade,
        declarations: builder.kept,
        origin: "\(origin): custom properties that are no colours"
      ).file
    result.diagnostics = findings.imported
    return result
  }

  private func themeNames(_ axes: [ImportAxis], _ files: [SourceFile]) -> [String] {
    let own =
      options.themes.first ?? options.fallbackName
      ?? files.first.map { FilePath.stem(of: $0.path) } ?? "imported"
    guard let axis = axes.first(where: \.isThemes) else { return [own] }
    return axis.contexts.map { $0.isEmpty ? own : $0 }
  }

  /// The place of the theme that holds where no attribute says which.
  ///
  /// What holds then is a theme of its own unless it was asked for by name, there is nothing, or it is
  /// all that a named theme is as well.
  private func takeDefault(
    from themes: inout TokenThemes,
    _ axes: [ImportAxis],
    _ besideRoot: Set<String>
  ) -> Int {
    guard options.themes.isEmpty, themes.themes.count > 1,
      let meant = axes.first(where: \.isThemes),
      let own = meant.contexts.firstIndex(of: "")
    else { return 0 }
    let others = themes.themes.indices.filter { $0 != own }
    let isEmpty = themes.themes[own].entries.isEmpty
    let same =
      others.first { themes.agree(own, $0, isWhole: true) }
      ?? others.first { besideRoot.contains(meant.contexts[$0]) && themes.agree(own, $0) }
    guard let chosen = isEmpty ? others.first : same else { return 0 }
    themes.remove(own)
    return chosen > own ? chosen - 1 : chosen
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
