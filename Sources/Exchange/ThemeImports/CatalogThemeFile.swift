public import AssetCatalogs
internal import DynamicColors
public import SourceDiagnostics
internal import SourceDocuments
internal import TextSupport

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
    var names = CatalogColorNames()
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
      names.insert(String(name.dropFirst(prefix.count)), set)
    }
    changes = names.changes
    diagnostics = findings.diagnostics
    let summary = "The colors of \(catalog.name)"
    var text = ThemeFileText(theme: theme, summary: summary, changes: changes)
    let nodes = names.tree.preorder
    hasColors = !nodes.isEmpty
    text.section("colors", isEmpty: !hasColors)
    for node in nodes {
      guard let (set, original) = names.tree[node].content else { continue }
      let comment = original.map { YAMLText.comment($0) }
      text.color(names.tree.name(of: node), Self.values(of: set), comment: comment)
    }
    self.text = String(decoding: text.bytes, as: UTF8.self)
  }

  private static func values(of set: ColorSet) -> [ThemeFileText.Value] {
    // A set whose variants are all equal, including one without conditions, is a single value.
    if let only = set.variants.first(where: \.conditions.isEmpty),
      set.variants.allSatisfy({ $0.color == only.color })
    {
      return [("", YAMLText.color(only.color), nil)]
    }
    // The variants with the fewest conditions are first, as in hand-written files.
    return set.variants.reversed().map { variant in
      let words = variant.conditions.map(\.description).sorted().joined(separator: " ")
      let condition = words.isEmpty ? ConditionWords.unconditional : words
      return (condition, YAMLText.color(variant.color), nil)
    }
  }
}
