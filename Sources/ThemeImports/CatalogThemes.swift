public import AssetCatalogs
internal import SourceDiagnostics

extension ImportedThemes {
  /// Makes the themes of an asset catalog: a single one, or one for each of its outermost groups.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - options: The name of the theme, and whether groups become themes.
  public init(_ catalog: AssetCatalog, _ options: ImportOptions) {
    let findings = ImportFindings(keepsGoing: options.keepsGoing)
    diagnostics = []
    var files: [CatalogThemeFile] = []
    defer {
      if findings.hasErrors, !files.contains(where: \.hasColors) {
        themes = []
        library = nil
      }
      var changes = ChangedNames()
      for change in files.lazy.flatMap(\.changes.list) { changes.append(change.old, change.new) }
      findings.reportChanges(of: changes)
      diagnostics = findings.diagnostics
    }
    guard !catalog.colorNames.isEmpty else {
      findings.report(.emptyCatalog(catalog.name))
      return
    }
    guard options.division == .groups else {
      let words = catalog.name.lowercased().split { !$0.isLetter && !$0.isNumber }
      let own = words.isEmpty ? "imported" : words.joined(separator: "-")
      files = [add(options.themes.first ?? own, catalog, group: nil, findings)]
      return
    }
    var groups: [String] = []
    for name in catalog.colorNames {
      guard let slash = name.firstIndex(of: "/") else {
        findings.report(.colorWithoutGroup(name))
        continue
      }
      let group = String(name[..<slash])
      if !groups.contains(group) { groups.append(group) }
    }
    guard !groups.isEmpty else {
      findings.report(.catalogWithoutGroups(catalog.name))
      return
    }
    let names = ThemeNames.legal(groups, findings)
    files = zip(groups, names).map { add($1, catalog, group: $0, findings) }
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

  /// Adds the file of a theme, whose first line names the catalog.
  private mutating func add(
    _ theme: String,
    _ catalog: AssetCatalog,
    group: String?,
    _ findings: ImportFindings
  ) -> CatalogThemeFile {
    let file = CatalogThemeFile(
      catalog,
      theme: theme,
      group: group,
      isPartial: findings.keepsGoing
    )
    let text = "\(ThemeText.comment(Self.origin(catalog)))\n\(file.text)"
    themes.append(File(ThemeNames.file(of: theme), Array(text.utf8)))
    findings.append(contentsOf: file.diagnostics)
    return file
  }
}
