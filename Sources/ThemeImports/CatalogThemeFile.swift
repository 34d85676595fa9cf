public import AssetCatalogs
internal import ColorValues
internal import DynamicColors
public import SourceDiagnostics
internal import SourceDocuments

/// The theme file that says what an asset catalog says.
///
/// Colours keep their order, variants and exact values; groups with namespaces become groups. Names
/// lose what theme files don't have, and then stand in a comment. Exported again, the theme gives
/// the same colours in every appearance.
public struct CatalogThemeFile: Sendable {
  /// The text of the file.
  public let text: String

  /// What could not be taken over.
  public let diagnostics: [Diagnostic]

  /// Makes the file of a theme of a name.
  public init(_ catalog: AssetCatalog, theme: String) {
    self.init(catalog, theme: theme, group: nil)
  }

  /// Makes the file of a theme of a name from an outermost group of a catalog, or from all of it.
  init(_ catalog: AssetCatalog, theme: String, group: String?) {
    let prefix = group.map { "\($0)/" } ?? ""
    var tree = ThemeNameTree()
    var diagnostics: [Diagnostic] = []
    for name in catalog.colorNames where name.hasPrefix(prefix) {
      guard let asset = catalog.asset(named: name, type: .colorSet) else { continue }
      guard let set = catalog.colorSet(of: asset) else {
        diagnostics.append(Self.note("'\(name)' has no colour, and is left out"))
        continue
      }
      for slot in asset.slots where slot.conditions.locale != nil || slot.conditions.subtype != nil
      {
        diagnostics.append(
          Self.note("'\(name)' has a slot for '\(slot.conditions)', which traits can't say")
        )
      }
      tree.insert(String(name.dropFirst(prefix.count)), set)
    }
    var lines = [
      "theme: \(YAMLText.scalar(theme))",
      "description: \(YAMLText.scalar("The colours of \(catalog.name)"))", "",
    ]
    lines.append(tree.isEmpty ? "colors: {}" : "colors:")
    tree.write(to: &lines)
    text = lines.joined(separator: "\n") + "\n"
    self.diagnostics = diagnostics
  }

  private static func note(_ message: String) -> Diagnostic {
    Diagnostic(rule: "not-imported", severity: .warning, message: message)
  }
}
