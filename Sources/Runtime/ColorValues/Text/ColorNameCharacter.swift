/// The characters of color names, in definitions and references.
package enum ColorNameCharacter {
  /// Returns whether a name may contain a character: a letter or a digit of any script, or `-`.
  ///
  /// The kelvin sign (U+212A) is not allowed: it is the only letter that is canonically equivalent
  /// to an ASCII letter, so that a name of ASCII letters would have a second spelling.
  package static func isAllowed(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber || character == "-" else { return false }
    return character != "K" || character.utf8.count == 1
  }
}
