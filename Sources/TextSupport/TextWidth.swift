/// The width of text in terminal columns.
///
/// A column holds one narrow character. Text is measured by grapheme clusters: a letter with its
/// marks, an emoji sequence or a flag is one unit, which is displayed whole or not at all.
package enum TextWidth {
  /// Returns the columns of a text without control characters.
  package static func columns(of text: String) -> Int {
    // Almost all text is ASCII, in which each byte takes one column.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of one grapheme cluster: 0, 1 or 2.
  ///
  /// Two scalars of one column each, such as in a flag or an Indic conjunct, take two columns
  /// together; no terminal gives more than two columns to a cluster.
  package static func columns(of character: Character) -> Int {
    var columns = 0
    var base: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if scalar == emojiSelector {
        // The emoji presentation of a character whose default is text.
        if base?.properties.isEmoji == true { columns += 1 }
      } else {
        columns += self.columns(of: scalar)
      }
      if columns >= 2 { return 2 }
      base = scalar
    }
    return columns
  }

  /// Returns a text that fits in a number of columns, cut and followed by `mark` if it is too long.
  package static func cut(_ text: String, to limit: Int, mark: String) -> String {
    guard columns(of: text) > limit else { return text }
    let markColumns = columns(of: mark)
    guard markColumns <= limit else { return cut(text, to: limit, mark: "") }
    var room = limit - markColumns
    let prefix = text.prefix { character in
      room -= columns(of: character)
      return room >= 0
    }
    return prefix + mark
  }

  /// Returns a text broken between words into lines; words are never cut.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The columns of a line; a word that is wider has a line of its own.
  ///   - start: The columns that are taken before the first word.
  ///   - indent: The spaces before the words of each further line.
  /// - Returns: The lines.
  package static func lines(
    of text: String,
    columns limit: Int,
    after start: Int,
    indent: Int
  ) -> [String] {
    var lines = [""]
    var width = start
    for word in text.split(separator: " ") {
      let needed = columns(of: String(word))
      let gap = lines.last?.isEmpty == true ? 0 : 1
      if width + gap + needed > limit, width > indent {
        lines.append(String(repeating: " ", count: indent))
        width = indent
      } else if gap == 1 {
        lines[lines.count - 1] += " "
        width += 1
      }
      lines[lines.count - 1] += word
      width += needed
    }
    return lines
  }

  /// Returns a text padded with trailing spaces to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - self.columns(of: text)))
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0xAD: return 1  // A soft hyphen is invisible in Unicode, but terminals display it.
    // Vowels and final consonants of Hangul combine with the preceding syllable.
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
