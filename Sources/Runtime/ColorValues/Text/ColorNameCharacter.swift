extension Character {
  /// Whether a color name may contain the character, in a definition or a reference: a letter or a
  /// digit of any script, or `-`.
  ///
  /// The kelvin sign (U+212A) is not allowed: it is the only letter that is canonically equivalent
  /// to an ASCII letter, so that a name of ASCII letters would have a second spelling.
  package var isAllowedInColorName: Bool {
    guard isLetter || isNumber || self == "-" else { return false }
    return self != "K" || utf8.count == 1
  }
}
