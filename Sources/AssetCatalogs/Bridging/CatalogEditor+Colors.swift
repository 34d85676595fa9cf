public import DynamicColors
public import TraitSystem

extension CatalogEditor {
  /// Adds the colors of another catalog, such as a theme library, and changes different colors.
  ///
  /// - Parameters:
  ///   - colors: The source catalog.
  ///   - traits: Traits of all slots, such as a theme.
  ///   - builder: The builder of slots.
  ///   - name: Returns the qualified name of a color, or nil to omit it.
  /// - Throws: ``CatalogEditError``.
  public mutating func setColors(
    of colors: some ColorCatalog,
    under traits: TraitCollection = TraitCollection(),
    builder: ColorSetBuilder = ColorSetBuilder(),
    named name: (String) -> String?
  ) throws(CatalogEditError) {
    let requests = builder.requests(under: traits)
    for colorName in colors.colorNames {
      guard let name = name(colorName), let color = colors.color(named: colorName) else { continue }
      try setColor(name, to: builder.slots(for: color, of: requests))
    }
  }
}
