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
    default: return isWide(scalar) ? 2 : 1
    }
  }
}

extension TextWidth {
  /// Returns whether a character takes two columns, found by binary search.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var candidates = wideRanges[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      if candidates[middle].contains(scalar.value) { return true }
      candidates =
        scalar.value < candidates[middle].lowerBound
        ? candidates[..<middle]
        : candidates[(middle + 1)...]
    }
    return false
  }

  /// The characters of two columns: East Asian Width `W` or `F` in Unicode 18.0 (UAX #11).
  ///
  /// The ranges are in order, merged across gaps of a few unassigned code points within a block.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653,
    0x267F...0x267F, 0x268A...0x268F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB,
    0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705,
    0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755,
    0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C,
    0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D20, 0x18D80...0x191D2, 0x1AFF0...0x1B2FB,
    0x1D300...0x1D376, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
    0x1F1AE...0x1F1AE, 0x1F200...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7DA...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
    0x1FA70...0x1FAFA, 0x20000...0x3FFFD,
  ]
}
