/// Makes text safe to show: whatever could steer a terminal or reorder a line becomes a visible sign.
package enum VisibleText {
  /// The text with each control character replaced, line breaks included.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { substitute(for: $0) != nil }) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(substitute(for: scalar) ?? scalar) }
    return String(visible)
  }

  /// The one-cell sign that stands for a character which must not reach a terminal.
  ///
  /// C0 controls have pictures of their own (U+2400 and up); other controls, line separators and
  /// the characters that change the direction of writing all become U+FFFD.
  package static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      "\u{FFFD}"
    default: nil
    }
  }
}
