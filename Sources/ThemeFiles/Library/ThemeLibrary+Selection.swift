package import DynamicColors

extension ThemeLibrary {
  /// Returns the library with some of its themes, under conditions that always hold.
  ///
  /// Under all traits that meet the conditions, the colors have the same values as those of this library;
  /// no color depends on the traits of the conditions any more.
  ///
  /// - Parameters:
  ///   - names: The names of themes, in the order of the result; nil for all. At least one must be a theme
  ///     of the library.
  ///   - conditions: The conditions, each on another trait.
  /// - Throws: ``ThemeLibraryError``, which the colors of a compiled library don't cause.
  /// - Complexity: O(*n*) in the number of variants; O(1) if nothing is left out.
  package func selecting(
    _ names: [String]? = nil,
    where conditions: [ColorCondition] = []
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    if conditions.isEmpty, names == nil || names == themeNames { return self }
    var selected = names.map { $0.compactMap { name in members.first { $0.name == name } } }
      ?? members
    do {
      var restriction = try ColorRestriction(to: conditions, of: selected.map(\.colors))
      for index in selected.indices {
        selected[index].colors = try selected[index].colors.restricted(by: &restriction)
      }
    } catch {
      throw .invalid(warnings)
    }
    return ThemeLibrary(
      selected,
      themeTrait: themeTrait,
      defaultTheme: defaultTheme,
      customTraits: customTraits,
      schemeSlots: schemeSlots,
      warnings: warnings
    )
  }
}
