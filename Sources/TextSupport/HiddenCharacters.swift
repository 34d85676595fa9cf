/// Characters that are invisible and change how the surrounding text is displayed or read.
///
/// C0 and C1 controls, line and paragraph separators, bidirectional controls, zero-width spaces,
/// and other invisible format characters. The joiners U+200C and U+200D are not included: Persian,
/// Indic scripts and emoji sequences need them.
///
/// Source: Unicode 17.0, general categories Cc, Cf, Zl and Zp, and the property
/// Default_Ignorable_Code_Point; Unicode Technical Standard 55, "Source Code Handling".
package enum HiddenCharacters {
  /// Whether a character is hidden.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF,
      0xE01F0...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a text contains a hidden character.
  ///
  /// - Complexity: O(*n*); text in ASCII, in most European languages, in Chinese or in Japanese is
  ///   not decoded.
  package static func areIn(_ text: String) -> Bool {
    guard text.containsByte(where: mayBegin) else { return false }
    return text.unicodeScalars.contains(where: contains)
  }

  /// Whether the UTF-8 encoding of a hidden character may begin with a byte.
  @inline(__always)
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}
