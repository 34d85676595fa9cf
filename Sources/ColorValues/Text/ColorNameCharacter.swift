/// The characters of which names of colours are made, wherever they are defined or referred to.
package enum ColorNameCharacter {
  /// Whether a name can hold a character: a letter or a digit of any script, or `-`.
  ///
  /// The sign for kelvin (U+212A) isn't allowed: as the only letter it is canonically equivalent to one
  /// of ASCII, so that a name of ASCII letters could be written in another way.
  package static func isAllowed(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber || character == "-" else { return false }
    return character != "K" || character.utf8.count == 1
  }
}
