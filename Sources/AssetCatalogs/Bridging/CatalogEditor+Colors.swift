public import DynamicColors
public import TraitSystem

extension CatalogEditor {
  /// Adds the colours of another catalog, such as a theme library, or changes those that differ.
  ///
  /// - Parameters:
  ///   - colors: Where the colours come from.
  ///   - traits: Traits that hold for all slots, such as a theme.
  ///   - builder: How slots are made.
  ///   - name: The qualified name that a colour is to have; nil for one that is left out.
  /// - Throws: ``CatalogEditError``.
  public mutating func setColors(
    of colors: some ColorCatalog,
    under traits: TraitCollection = TraitCollection(),
    builder: ColorSetBuilder = ColorSetBuilder(),
    named name: (String) -> String?
  ) throws(CatalogEditError) {
    for colorName in colors.colorNames {
      guard let name = name(colorName), let color = colors.color(named: colorName) else { continue }
      try setColor(name, to: builder.slots(for: color, under: traits))
    }
  }
}
