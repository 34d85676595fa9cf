import DynamicColors
import TraitSystem

extension Palette {
  /// The traits that colors depend on, each in words.
  ///
  /// The palette's own theme is left out, because the title names it.
  var traitWords: [String] {
    traits.specifiedTraits.compactMap { key -> String? in
      guard key.affectsColorAppearance, !isTheme(key) else { return nil }
      return Self.words(for: traits.value(of: key).description, of: key)
    }
  }

  /// The traits except theme and style, in words.
  var sharedTraitWords: [String] {
    var rest = self
    rest.traits = traits.modifyingTraits { $0.remove(TraitKey(UserInterfaceStyleTrait.self)) }
    return rest.traitWords
  }

  /// The theme, then the other specified traits with their values, as in `style=dark`.
  var traitAssignments: [String] {
    (theme.map { ["theme=\($0)"] } ?? [])
      + traits.specifiedTraits.filter { !isTheme($0) }.map { key in
        "\(key.outputName)=\(traits.value(of: key).description)"
      }
  }

  /// Returns whether the value of a trait is the palette's theme.
  private func isTheme(_ key: TraitKey) -> Bool {
    !key.isSystem && traits.value(of: key).description == theme
  }

  private static func words(for value: String, of key: TraitKey) -> String {
    switch key {
    case TraitKey(UserInterfaceStyleTrait.self), TraitKey(UserInterfaceIdiomTrait.self): value
    case TraitKey(AccessibilityContrastTrait.self), TraitKey(DisplayGamutTrait.self),
      TraitKey(UserInterfaceLevelTrait.self):
      "\(value) \(key.outputName)"
    default: "\(key.outputName) \(value)"
    }
  }
}
