/// The characters of which names of colours are made, wherever they are defined or referred to.
package enum ColorNameCharacter {
  /// Whether a name can hold a character: a letter or a digit of any script, or `-`.
  package static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-"
  }
}
