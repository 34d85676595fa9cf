/// How many terminal cells text takes, after the East Asian Width property of Unicode (UAX #11).
enum CellWidth {
  /// The cells of one user-perceived character: 0, 1 or 2.
  ///
  /// A character takes the width of its widest scalar, so that marks and joined emoji add nothing;
  /// U+FE0F asks for the emoji form, which is wide.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, of(scalar))
      // Two regional indicators make a flag, which is as wide as any emoji.
      if width == 2 { break }
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if isWide(scalar) { return 2 }
    // Vowels and final consonants of Hangul are drawn into the syllable that they continue.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  /// Blocks whose characters are Wide or Fullwidth in `EastAsianWidth.txt`.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
