package import DynamicColors

extension ThemeLibrary {
  /// Returns the library under conditions that always hold.
  ///
  /// Under all traits that meet the conditions, the colors have the same values as those of this
  /// library; no color depends on the traits of the conditions any more.
  ///
  /// - Parameter conditions: The conditions, each on another trait.
  /// - Returns: The library; the same one without conditions.
  /// - Throws: ``ThemeLibraryError``, which the colors of a compiled library don't cause.
  /// - Complexity: O(*n*) in the number of variants; O(1) without conditions.
  package func restricted(
    to conditions: [TraitCondition]
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    guard !conditions.isEmpty, let first = members.first else { return self }
    var restricted = members
    do {
      // The themes were compiled with the same conditions.
      var restriction = try CompiledDefinitions.Restriction(to: conditions, of: first.definitions)
      for index in restricted.indices {
        restricted[index].definitions = try restricted[index].definitions.restricted(
          by: &restriction
        )
      }
    } catch {
      throw .invalid(findings)
    }
    return replacing(members: restricted)
  }

  /// Returns the library with other compilations of its themes.
  func replacing(members: [CompiledTheme]) -> ThemeLibrary {
    ThemeLibrary(
      members,
      source: source,
      themeTrait: themeTrait,
      defaultTheme: defaultTheme,
      customTraits: customTraits,
      schemeSlots: schemeSlots,
      findings: findings
    )
  }
}
