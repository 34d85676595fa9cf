public import AssetCatalogs
internal import SourceDiagnostics
import SourceDocuments

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
      findings.reportChanges(of: files.flatMap(\.changes))
      diagnostics = findings.diagnostics
    }
    guard options.division == .groups, catalog.hasColors else {
      let words = catalog.name.lowercased().split { !$0.isLetter && !$0.isNumber }
      let own = words.isEmpty ? "imported" : words.joined(separator: "-")
      files = [addTheme(options.themes.first ?? own, of: catalog, group: nil, to: findings)]
      if themes.isEmpty, !findings.hasErrors { findings.report(.emptyCatalog(catalog.name)) }
      return
    }
    var groups: [String] = []
    for name in catalog.colorNames {
      guard let slash = name.firstIndex(of: "/") else {
        findings.report(.colorWithoutGroup(name))
        continue
      }
      let group = String(name[..<slash])
      if groups.last != group { groups.append(group) }
    }
    var seen: Set<String> = []
    groups = groups.filter { seen.insert($0).inserted }
    guard !groups.isEmpty else {
      findings.report(.catalogWithoutGroups(catalog.name))
      return
    }
    let names = findings.themeNames(for: groups)
    files = zip(groups, names).map { addTheme($1, of: catalog, group: $0, to: findings) }
    let used = zip(names, files).filter(\.1.hasColors).map(\.0)
    guard let first = used.first else { return }
    library = File.library(
      origin: Self.origin(catalog),
      defaultTheme: first,
      hasSeveralThemes: used.count > 1,
      traits: []
    )
  }

  private static func origin(_ catalog: AssetCatalog) -> String {
    "Imported by themetool from \(catalog.name).xcassets"
  }

  /// Adds the file of a theme with colors, whose first line names the catalog.
  private mutating func addTheme(
    _ theme: String,
    of catalog: AssetCatalog,
    group: String?,
    to findings: ImportFindings
  ) -> CatalogThemeFile {
    let file = CatalogThemeFile(catalog, theme: theme, group: group, isPartial: findings.keepsGoing)
    if file.hasColors {
      let text = "\(YAMLText.comment(Self.origin(catalog)))\n\(file.text)"
      themes.append(File(theme: theme, Array(text.utf8)))
    }
    findings.append(contentsOf: file.diagnostics)
    return file
  }
}
