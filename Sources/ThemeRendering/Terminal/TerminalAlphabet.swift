import TextSupport

/// The characters that a terminal supports.
struct TerminalAlphabet {
  /// Whether it shows more than ASCII.
  let isUTF8: Bool

  /// The mark for text that is cut off.
  var ellipsis: String { isUTF8 ? "…" : "..." }

  /// The hatching of the place of a color without a value.
  var hatch: String { isUTF8 ? "╱" : "/" }

  /// The text instead of a value.
  var absence: String { isUTF8 ? "—" : "-" }

  /// The text between the words of a list.
  var separator: String { isUTF8 ? " · " : ", " }

  /// Returns a text with control characters escaped, and with `?` for characters that are not
  /// supported.
  func text(_ text: String) -> String {
    let visible = VisibleText.of(text)
    if isUTF8 { return visible }
    return String(visible.map { $0.isASCII ? $0 : "?" })
  }
}
