public import AssetCatalogs
internal import ColorValues
internal import DynamicColors
public import SourceDiagnostics
internal import SourceDocuments

/// The theme file of an asset catalog.
///
/// Colors keep their order, variants and exact values; groups with namespaces become groups. Names
/// are changed to legal ones, with the original in comments. An export of the theme has the same
/// colors in every appearance.
public struct CatalogThemeFile: Sendable {
  /// The text of the file.
  public let text: String

  /// The parts of the catalog that are not imported.
  public let diagnostics: [Diagnostic]

  /// The colors with other names than in the catalog.
  let changes: ChangedNames

  /// Whether the theme has a color.
  let hasColors: Bool

  /// Makes the file of a theme with a name.
  public init(_ catalog: AssetCatalog, theme: String) {
    self.init(catalog, theme: theme, group: nil)
  }

  /// Makes the file of a theme from an outermost group of a catalog, or from the whole catalog.
  ///
  /// Of a catalog that could only be read in part, colors with unreadable slots are left out.
  init(_ catalog: AssetCatalog, theme: String, group: String?, isPartial: Bool = false) {
    let prefix = group.map { "\($0)/" } ?? ""
    var tree = ThemeNameTree()
    let findings = ImportFindings()
    for name in catalog.colorNames where name.hasPrefix(prefix) {
      guard let asset = catalog.asset(named: name, type: .colorSet) else { continue }
      if isPartial, asset.slots.contains(where: { $0.content == .unreadable }) {
        findings.report(.unreadableSlot(of: name))
        continue
      }
      guard let set = catalog.colorSet(of: asset) else {
        findings.report(.emptyColorSet(name))
        continue
      }
      for slot in asset.slots where slot.conditions.locale != nil || slot.conditions.subtype != nil
      {
        findings.report(.unsupportedSlot("\(slot.conditions)", of: name))
      }
      tree.insert(String(name.dropFirst(prefix.count)), set)
    }
    var lines = [
      "theme: \(YAMLText.scalar(theme))",
      "description: \(YAMLText.scalar("The colors of \(catalog.name)"))", "",
    ]
    lines.append(tree.isEmpty ? "colors: {}" : "colors:")
    tree.write(to: &lines)
    changes = tree.changes
    hasColors = !tree.isEmpty
    text = changes.header + lines.joined(separator: "\n") + "\n"
    diagnostics = findings.diagnostics
  }
}
