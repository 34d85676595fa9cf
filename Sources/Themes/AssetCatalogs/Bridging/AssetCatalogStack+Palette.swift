public import DynamicColors
internal import SourceDocuments
public import TraitSystem

extension AssetCatalogStack {
  /// Returns the colors of all catalogs for traits, with their slots.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The palette, and the names of colors without a value.
  public func palette(for traits: TraitCollection) -> (palette: Palette, missing: [String]) {
    let request = AssetRequest(traits)
    var entries: [PaletteEntry] = []
    var missing: [String] = []
    for name in colorNames {
      guard let (asset, catalog) = asset(named: name) else { continue }
      guard let color = catalog.resolvedColor(of: asset, for: request) else {
        missing.append(name)
        continue
      }
      let slot = asset.colorSlot(for: request)
      let source = slot?.node.map { node in
        ValueSource(
          file: node.file.path,
          position: node.position,
          conditions: slot.map { [$0.conditions.description] } ?? []
        )
      }
      entries.append(PaletteEntry(name: name, color: color, source: source))
    }
    return (Palette(traits: traits, entries: entries), missing)
  }
}
