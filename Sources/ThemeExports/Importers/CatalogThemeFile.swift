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
    var tree = ThemeNameTree()
    var diagnostics: [Diagnostic] = []
    for name in catalog.colorNames {
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
      tree.insert(name, set)
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

  /// The CSS text of a colour that reads back as exactly the same.
  static func text(_ color: Color) -> String {
    let values = [color.c1, color.c2, color.c3] + (color.alpha == 1 ? [] : [color.alpha])
    let bytes = values.map { ($0 * 255).rounded() }
    if color.space == .srgb,
      zip(values, bytes).allSatisfy({ $0 == $1 / 255 && (0...255).contains($1) })
    {
      return YAMLText.scalar("#" + bytes.map { hexadecimal(Int($0)) }.joined())
    }
    let components = values.prefix(3).map(number).joined(separator: " ")
    let alpha = color.alpha == 1 ? "" : " / \(number(color.alpha))"
    return "color(\(color.space.cssName) \(components)\(alpha))"
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e6 ? String(Int(value)) : value.description
  }
}
