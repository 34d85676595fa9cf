import TextSupport

extension MarkupText {
  /// Text for the inside of a comment of HTML and XML, in which no two hyphens follow each other.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in CSSText.line(text).unicodeScalars {
      if scalar == "-", result.hasSuffix("-") { result += " " }
      // What XML can't hold at all.
      result.unicodeScalars.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }
}
