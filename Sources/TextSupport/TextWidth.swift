/// Measures, cuts and pads text by the columns of a terminal.
///
/// A column holds one narrow character. What counts are grapheme clusters: a letter with its marks,
/// an emoji of several parts or a flag is one thing, drawn whole or not at all.
package enum TextWidth {
  /// The columns that a text takes, for text without control characters.
  package static func columns(of text: String) -> Int {
    // Nearly all text is ASCII, where every byte is a column.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme cluster: 0, 1 or 2.
  ///
  /// Two scalars that each take a column, such as those of a flag or of an Indic conjunct, take two
  /// together; more than two columns no terminal gives to a cluster.
  package static func columns(of character: Character) -> Int {
    var columns = 0
    var base: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if scalar == emojiSelector {
        // The emoji form of a character that is text by itself.
        if base?.properties.isEmoji == true { columns += 1 }
      } else {
        columns += self.columns(of: scalar)
      }
      if columns >= 2 { return 2 }
      base = scalar
    }
    return columns
  }

  /// The text if it fits, else as many of its clusters as fit together with the mark behind them.
  package static func cut(_ text: String, to limit: Int, mark: String) -> String {
    guard columns(of: text) > limit else { return text }
    let markColumns = columns(of: mark)
    guard markColumns <= limit else { return cut(text, to: limit, mark: "") }
    var room = limit - markColumns
    let kept = text.prefix { character in
      room -= columns(of: character)
      return room >= 0
    }
    return kept + mark
  }

  /// The text with spaces behind it, up to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - self.columns(of: text)))
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0xAD: return 1  // A soft hyphen is invisible to Unicode, but terminals draw it.
    // Vowels and final consonants of Hangul are drawn into the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark: return 0
    case .format where scalar.properties.isDefaultIgnorableCodePoint: return 0
    default: return WideCharacters.contains(scalar) ? 2 : 1
    }
  }
}
