/// Writes themes of tokens, and the library file that they need.
struct TokenFiles {
  /// What the files say of where they came from.
  let origin: String

  /// What a theme is, in the words of its source.
  let summary: String?

  /// The identifier of the theme trait, where the source says one.
  var themeTrait: String?

  /// Adds the files of themes, that of the first named one first.
  func write(
    _ builder: TokenThemes,
    customTraits: [ImportedTrait],
    first: Int,
    to result: inout ImportedThemes
  ) {
    let names = TokenNames(builder.set.tree, builder.themes)
    let base = builder.themes[first]
    for index in [first] + builder.themes.indices.filter({ $0 != first }) {
      let theme = builder.themes[index]
      let file = TokenThemeFile(
        set: builder.set,
        names: names,
        theme: theme,
        parent: index == first ? nil : Self.parent(of: theme, base),
        origin: origin,
        summary: summary
      )
      result.themes.append(ImportedThemes.File(ThemeNames.file(of: theme.name), file.bytes()))
    }
    let library = LibraryFileText.bytes(
      origin: origin,
      defaultTheme: base.name,
      hasSeveralThemes: builder.themes.count > 1,
      themeTrait: themeTrait,
      traits: customTraits
    )
    result.library = library.map { ImportedThemes.File("library.yaml", $0) }
  }

  /// The traits that any variant depends on.
  static func used(
    _ traits: [ImportedTrait],
    in themes: [TokenThemes.Theme]
  ) -> [ImportedTrait] {
    guard !traits.isEmpty else { return [] }
    let keys = Set(themes.lazy.flatMap(\.entries).flatMap(\.variants).map(\.key))
    let words = Set(keys.flatMap { $0.split(separator: " ") })
    let names = Set(words.compactMap { $0.split(separator: "=").first })
    return traits.filter { names.contains(Substring($0.name)) }
  }

  /// The theme that another extends: the default one, where that has no colours besides and says the
  /// same of most.
  private static func parent(
    of theme: TokenThemes.Theme,
    _ base: TokenThemes.Theme
  ) -> TokenThemes.Theme? {
    guard base.entries.allSatisfy({ theme.places[$0.node] >= 0 }) else { return nil }
    let shared = theme.entries.reduce(0) {
      $0 + (TokenThemeFile.isInherited($1, from: base) ? 1 : 0)
    }
    return shared * 2 >= theme.entries.count ? base : nil
  }
}
