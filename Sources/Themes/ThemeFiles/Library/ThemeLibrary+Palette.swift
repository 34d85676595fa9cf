public import DynamicColors
public import TraitSystem

extension ThemeLibrary {
  /// Resolves all colors of the theme that `traits` select.
  ///
  /// - Parameters:
  ///   - traits: The traits to resolve for.
  ///   - node: The path of the node that has the traits.
  ///   - hasSources: Whether to find the source of each color.
  /// - Returns: The colors in the order of definition, inherited ones first.
  /// - Complexity: O(*n*) in the number of colors.
  public func palette(
    for traits: TraitCollection,
    node: String? = nil,
    hasSources: Bool = true
  ) -> Palette {
    palette(for: traits, node: node, hasSources: hasSources) { _ in true }
  }

  /// Resolves those colors of the theme that `traits` select whose names are included.
  package func palette(
    for traits: TraitCollection,
    node: String? = nil,
    hasSources: Bool,
    where isIncluded: (String) -> Bool
  ) -> Palette {
    let (chain, colors) = member(for: traits)
    let invalid = hasErrors ? Set(invalidNames(for: traits)) : []
    var missing: [String] = []
    // Remarks of an extending theme replace those of the extended one.
    let about = chain.reduce(into: [:]) { $0.merge($1.about) { $1 } }
    let entries = colors.indices.compactMap { index -> PaletteEntry? in
      let definition = colors.definition(at: index)
      guard !definition.isPrimitive, isIncluded(definition.name) else { return nil }
      guard !invalid.contains(definition.name) else {
        missing.append(definition.name)
        return nil
      }
      return PaletteEntry(
        name: definition.name,
        color: colors.color(at: index, for: traits),
        source: hasSources ? colors.source(at: index, for: traits) : nil,
        about: about[definition.name]
      )
    }
    var palette = Palette(theme: chain.last?.name, node: node, traits: traits, entries: entries)
    palette.invalidNames = missing
    return palette
  }

  /// Returns the explanation of a color's value under `traits`; nil if the selected theme lacks the
  /// color.
  public func explanation(of name: String, for traits: TraitCollection) -> ColorExplanation? {
    let colors = member(for: traits).colors
    return colors.index(of: name).map { colors.explanation(at: $0, for: traits) }
  }
}
