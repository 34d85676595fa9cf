public import DynamicColors
internal import SourceDocuments
public import TraitSystem

extension AssetCatalogStack {
  /// The colours of all catalogs for traits, with the slots that they come from.
  ///
  /// - Parameter traits: What the colours are for.
  /// - Returns: The palette, and the names of the colours that no slot gives a value to.
  public func palette(for traits: TraitCollection) -> (palette: Palette, missing: [String]) {
    let request = AssetRequest(traits)
    var entries: [PaletteEntry] = []
    var missing: [String] = []
    for name in colorNames {
      guard let (asset, catalog) = try? requiredAsset(named: name) else { continue }
      guard let color = catalog.resolvedColor(of: asset, for: request) else {
        missing.append(name)
        continue
      }
      let slot = asset.colorSlot(for: request)
      let source = slot?.node.map { node in
        ColorSource(
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
