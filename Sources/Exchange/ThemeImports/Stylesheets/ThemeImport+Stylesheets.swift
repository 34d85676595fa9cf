import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Makes theme files from the custom properties of style sheets.
///
/// Rules for `:root` apply to all themes. Attributes and classes that are named after themes make
/// themes, unless their only values are light and dark. These, the media queries for style,
/// contrast and gamut, and attributes that are named after system traits make variants; other
/// attributes are custom traits. The cascade is that of a browser: importance, layers, specificity
/// and order.
extension ThemeImport {
  /// Makes the themes of files.
  ///
  /// - Parameters:
  ///   - own: The files.
  ///   - shared: The files that all themes share, which the others override.
  ///   - findings: The findings of the import.
  /// - Returns: The themes.
  func themes(
    ofStylesheets own: [SourceFile],
    shared: [SourceFile],
    reporting findings: ImportFindings
  ) -> ImportedThemes {
    findings.reportUnused(
      options,
      for: "style sheets",
      allowing: [.files, .folders],
      hasShared: true
    )
    let files = shared + own
    let divided = themesByPath(of: own, reporting: findings)
    let cascade = StyleCascade(
      files,
      themes: divided,
      sharedPaths: Set(shared.map(\.path)),
      reporting: findings
    )
    let tokens = StylesheetTokens(cascade, reporting: findings)
    if !cascade.others.isEmpty { findings.report(.otherDeclarations(cascade.others)) }
    if !tokens.others.isEmpty { findings.report(.otherProperties(tokens.others)) }
    let axes = tokens.axes.axes
    let meanings = AxisMeanings(axes, uses: options.modifiers, reporting: findings)
    var themes = TokenThemes(tokens.set, meanings: meanings, reporting: findings)
    let names = themeNames(axes, files)
    // The first theme is that of no file, which is removed.
    let nameless = divided.isEmpty ? 0 : 1
    themes.add(
      names.prefix(nameless)
        + findings.themeNames(for: Array(names.dropFirst(nameless)))
    )
    let first = takeDefault(
      from: &themes,
      axes,
      tokens.themesBesideRoot,
      isDivided: !divided.isEmpty
    )
    let paths = files.map(\.path).joined(separator: ", ")
    let isEmpty = themes.themes.allSatisfy(\.entries.isEmpty)
    if isEmpty, !findings.hasErrors {
      findings.report(.noProperties(in: paths, isAllowed: options.allowsEmpty))
    }
    guard !findings.isRefused, !isEmpty, meanings.isAsRequested else {
      return ImportedThemes(diagnostics: findings.diagnostics)
    }
    let origin = "Imported by themetool from \(paths) (CSS)"
    // Attributes that change no color do not become traits.
    let traits = themes.used(meanings.customTraits)
    return themes.files(origin: origin, traits: traits, first: first)
  }

  /// Returns the theme of each file by its path if each file or folder is one, else nothing.
  private func themesByPath(
    of files: [SourceFile],
    reporting findings: ImportFindings
  ) -> [String: String] {
    let paths = files.map(\.path)
    let names: [String]
    switch options.division ?? (options.themes.count > 1 ? .files : nil) {
    case .files:
      names = options.themes.count > 1 ? options.themes : files.map(\.stem)
      if names.count != paths.count {
        findings.report(.themeNames(names.count, for: paths.count, "files"))
      }
      for (index, name) in names.enumerated() where index < paths.count {
        guard let known = names[..<index].firstIndex(of: name) else { continue }
        findings.report(.sameThemeName(name, of: paths[known], and: paths[index]))
      }
    case .folders:
      names = files.map { $0.folderName ?? "theme" }
    case .groups, nil: return [:]
    }
    return Dictionary(zip(paths, names)) { first, _ in first }
  }

  private func themeNames(_ axes: [ImportAxis], _ files: [SourceFile]) -> [String] {
    let own =
      options.themes.first ?? options.fallbackName
      ?? files.first?.stem ?? "imported"
    guard let axis = axes.first(where: \.isThemes) else { return [own] }
    return axis.contexts.map { $0.isEmpty ? own : $0 }
  }

  /// Returns the number of the default theme, which applies without an attribute for themes.
  ///
  /// It is a theme of its own unless it is empty or equal to a named theme; then it is removed.
  /// With a requested name it is always kept. Themes on which no color depends are removed as well.
  private func takeDefault(
    from themes: inout TokenThemes,
    _ axes: [ImportAxis],
    _ besideRoot: Set<String>,
    isDivided: Bool
  ) -> Int {
    guard themes.themes.count > 1, let axis = axes.first(where: \.isThemes) else { return 0 }
    // The first context is that of elements without the attribute.
    var contexts = axis.contexts
    for number in contexts.indices.dropFirst().reversed() where themes.isUnused(number, beside: 0) {
      themes.remove(number)
      contexts.remove(at: number)
    }
    if isDivided {
      // Each file contains the shared colors.
      themes.remove(0)
      return 0
    }
    guard options.themes.isEmpty else { return 0 }
    let others = contexts.indices.dropFirst()
    let isEmpty = themes.themes[0].entries.isEmpty
    let same =
      others.first { themes.theme($0, hasColorsOf: 0, isWhole: true) }
      ?? others.first { besideRoot.contains(contexts[$0]) && themes.theme($0, hasColorsOf: 0) }
    guard let chosen = isEmpty ? others.first : same else { return 0 }
    themes.remove(0)
    return chosen - 1
  }
}
