import PlatformSupport

extension TokenThemes {
  /// Returns the files of all themes, with the library file that they need, and reports the number
  /// of changed names.
  ///
  /// - Parameters:
  ///   - origin: The comment about the source of the files.
  ///   - summary: The description of the theme in its source.
  ///   - themeTrait: The identifier of the theme trait in the source.
  ///   - traits: The traits that the library defines.
  ///   - first: The number of the default theme, whose file is the first one.
  /// - Returns: The files with all findings.
  func files(
    origin: String,
    summary: String? = nil,
    themeTrait: String? = nil,
    traits: [ImportedTrait],
    first: Int
  ) -> ImportedThemes {
    let names = TokenNames(set.tree, themes)
    let nodes = Set(themes.lazy.flatMap(\.entries).map(\.node))
    findings.reportChanges(of: names.changes(of: nodes.sorted(), in: set.tree))
    var result = ImportedThemes(diagnostics: findings.diagnostics)
    let base = themes[first]
    let comments = TokenThemeFile.comments(on: set)
    let files = ([first] + themes.indices.filter { $0 != first }).map { index in
      TokenThemeFile(
        set: set,
        names: names,
        comments: comments,
        theme: themes[index],
        parent: index == first ? nil : parent(of: themes[index], base),
        origin: origin,
        summary: summary
      )
    }
    result.themes = ParallelWork.map(files, batchSize: 1) { file in
      ImportedThemes.File(theme: file.theme.name, file.bytes())
    }
    result.library = ImportedThemes.File.library(
      origin: origin,
      defaultTheme: base.name,
      hasSeveralThemes: themes.count > 1,
      themeTrait: themeTrait,
      traits: traits
    )
    return result
  }

  /// Returns the traits on which variants of any theme depend.
  func used(_ traits: [ImportedTrait]) -> [ImportedTrait] {
    guard !traits.isEmpty else { return [] }
    let keys = Set(themes.lazy.flatMap(\.entries).flatMap(\.variants).map(\.key))
    let words = Set(keys.flatMap { $0.split(separator: " ") })
    let names = Set(words.compactMap { $0.split(separator: "=").first })
    return traits.filter { names.contains(Substring($0.name)) }
  }

  /// Returns the default theme if another theme should extend it: if it has no further colors, and
  /// most of its colors are the same.
  private func parent(of theme: Theme, _ base: Theme) -> Theme? {
    guard base.entries.allSatisfy({ theme.entry(of: $0.node) != nil }) else { return nil }
    let shared = theme.entries.count(where: base.hasEqual)
    return shared * 2 >= theme.entries.count ? base : nil
  }
}
