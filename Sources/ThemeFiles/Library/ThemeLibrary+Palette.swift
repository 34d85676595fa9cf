public import DynamicColors
public import TraitSystem

extension ThemeLibrary {
  /// All colours of the theme that `traits` say, resolved.
  ///
  /// - Parameters:
  ///   - traits: What to resolve for.
  ///   - node: The path of the node that has the traits, to be carried along.
  /// - Returns: The colours in the order of definition, inherited ones first.
  /// - Complexity: O(*n*) in the number of colours.
  public func palette(for traits: TraitCollection, node: String? = nil) -> Palette {
    let (chain, colors) = member(for: traits)
    // What an extending theme says of a colour replaces what the extended one says.
    let about = chain.reduce(into: [:]) { $0.merge($1.about) { $1 } }
    let entries = (0..<colors.count).compactMap { index -> PaletteEntry? in
      let definition = colors.definition(at: index)
      guard !definition.isPaletteColor else { return nil }
      return PaletteEntry(
        name: definition.name,
        color: colors.color(at: index, for: traits),
        source: colors.source(at: index, for: traits),
        about: about[definition.name]
      )
    }
    return Palette(theme: chain.last?.name, node: node, traits: traits, entries: entries)
  }

  /// Why the colour called `name` has its value under `traits`; nil where the theme that `traits`
  /// say has no such colour.
  public func explanation(of name: String, for traits: TraitCollection) -> ColorExplanation? {
    let colors = member(for: traits).colors
    return colors.index(of: name).map { colors.explanation(at: $0, for: traits) }
  }
}
