/// Pieces of XML 1.0 text.
package enum XMLText {
  /// Text for the value of an attribute in double quotes, or between tags.
  ///
  /// What XML forbids even as a character reference (production 2, `Char`) becomes a visible sign;
  /// tabs and line breaks are written as references, since readers turn them into spaces.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(VisibleText.substitute(for: scalar) ?? scalar)
      }
    }
    return String(result)
  }
}
