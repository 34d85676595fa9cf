import DynamicColors
import TextSupport
import TraitSystem

/// The traits of a palette in words.
enum TraitWords {
  /// Returns words such as `dark · high contrast · density compact`, broken into lines between
  /// traits.
  static func lines(of words: [String], columns: Int, alphabet: TerminalAlphabet) -> [String] {
    var lines: [String] = []
    for word in words {
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
  ///
  /// The palette's own theme is left out, because the title names it.
  static func words(of palette: Palette) -> [String] {
    palette.traits.specifiedTraits.compactMap { key -> String? in
      guard key.affectsColorAppearance else { return nil }
      let value = palette.traits.value(of: key).description
      if !key.isSystem, value == palette.theme { return nil }
      return phrase(value, of: key)
    }
  }

  /// Returns the theme, then the other specified traits with their values, as in `style=dark`.
  static func assignments(of palette: Palette) -> [String] {
    let traits = palette.traits
    return (palette.theme.map { ["theme=\($0)"] } ?? [])
      + traits.specifiedTraits.compactMap { key in
        let value = traits.value(of: key).description
        return !key.isSystem && value == palette.theme ? nil : "\(key.outputName)=\(value)"
      }
  }

  private static func phrase(_ value: String, of key: TraitKey) -> String {
    switch key {
    case TraitKey(UserInterfaceStyleTrait.self), TraitKey(UserInterfaceIdiomTrait.self): value
    case TraitKey(AccessibilityContrastTrait.self), TraitKey(DisplayGamutTrait.self),
      TraitKey(UserInterfaceLevelTrait.self):
      "\(value) \(key.outputName)"
    default: "\(key.outputName) \(value)"
    }
  }
}
