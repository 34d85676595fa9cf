import DynamicColors
import TextSupport
import TraitSystem

/// The traits of a palette in words.
enum TraitWords {
  /// Returns the traits that colors depend on, such as `dark · high contrast · density compact`, broken
  /// into lines between traits.
  ///
  /// The palette's own theme is left out, because the title names it.
  static func lines(of palette: Palette, columns: Int, alphabet: TerminalAlphabet) -> [String] {
    var lines: [String] = []
    for word in words(of: palette) {
      let word = TextWidth.cut(alphabet.text(word), to: columns, mark: alphabet.ellipsis)
      let longer = lines.last.map { $0 + alphabet.separator + word }
      if let longer, TextWidth.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Returns the traits that colors depend on, each in words.
  static func words(of palette: Palette) -> [String] {
    palette.traits.specifiedTraits.compactMap { key -> String? in
      guard key.affectsColorAppearance else { return nil }
      let value = palette.traits.value(of: key).description
      if !key.isSystem, value == palette.theme { return nil }
      return phrase(value, of: key)
    }
  }

  private static func phrase(_ value: String, of key: TraitKey) -> String {
    switch key {
    case TraitKey(UserInterfaceStyleTrait.self), TraitKey(UserInterfaceIdiomTrait.self): value
    case TraitKey(AccessibilityContrastTrait.self), TraitKey(DisplayGamutTrait.self),
      TraitKey(UserInterfaceLevelTrait.self):
      "\(value) \(key.name)"
    default: "\(key.name) \(value)"
    }
  }
}
