public import AssetCatalogs
internal import SourceDiagnostics

extension ImportedThemes {
  /// Makes the themes of an asset catalog: one, or one for each of its outermost groups.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - options: The theme's name, and whether groups are themes.
  public init(_ catalog: AssetCatalog, _ options: ImportOptions) {
    diagnostics = []
    guard !catalog.colorNames.isEmpty else {
      diagnostics = [
        Diagnostic(
          rule: Rule.emptyImport.id,
          severity: .error,
          message: "'\(catalog.name)' has no color"
        )
      ]
      return
    }
    guard options.division == .groups else {
      let words = catalog.name.lowercased().split { !$0.isLetter && !$0.isNumber }
      let own = words.isEmpty ? "imported" : words.joined(separator: "-")
      let name = options.themes.first ?? own
      let file = CatalogThemeFile(catalog, theme: name)
      themes = [Self.file(of: name, file, catalog)]
      diagnostics = file.diagnostics
      return
    }
    var groups: [String] = []
    for name in catalog.colorNames {
      guard let slash = name.firstIndex(of: "/") else {
        diagnostics.append(
          Diagnostic(
            rule: Rule.notImported.id,
            severity: .warning,
            message: "'\(name)' is in no group, and is left out"
          )
        )
        continue
      }
      let group = String(name[..<slash])
      if !groups.contains(group) { groups.append(group) }
    }
    guard !groups.isEmpty else {
      diagnostics.append(
        Diagnostic(
          rule: Rule.emptyImport.id,
          severity: .error,
          message: "'\(catalog.name)' has no groups with namespaces that could be themes"
        )
      )
      return
    }
    var findings = Findings(limit: Findings.importLimit)
    let names = ThemeNames.legal(groups, &findings)
    diagnostics += findings.imported
    for (group, name) in zip(groups, names) {
      let file = CatalogThemeFile(catalog, theme: name, group: group)
      themes.append(Self.file(of: name, file, catalog))
      diagnostics += file.diagnostics
    }
    library = LibraryFileText.bytes(
      origin: Self.origin(catalog),
      defaultTheme: names[0],
      hasSeveralThemes: names.count > 1,
      traits: []
    ).map { File("library.yaml", $0) }
  }

  private static func origin(_ catalog: AssetCatalog) -> String {
    "Imported by themetool from \(catalog.name).xcassets"
  }

  /// The file of a theme, which says in its first line that an import made it.
  private static func file(
    of theme: String,
    _ file: CatalogThemeFile,
    _ catalog: AssetCatalog
  ) -> File {
    let text = "\(ThemeText.comment(origin(catalog)))\n\(file.text)"
    return File(ThemeNames.file(of: theme), Array(text.utf8))
  }
}
