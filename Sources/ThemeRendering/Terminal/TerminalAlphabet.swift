import TextSupport

/// The characters that a terminal can be trusted with.
struct TerminalAlphabet {
  /// Whether it shows more than ASCII.
  let isUTF8: Bool

  /// Stands for what was cut off.
  var ellipsis: String { isUTF8 ? "…" : "..." }

  /// Stands between the words of a list.
  var separator: String { isUTF8 ? " · " : ", " }

  /// A text from a file without control characters, and without what the terminal cannot show.
  func text(_ text: String) -> String {
    let visible = VisibleText.of(text)
    if isUTF8 { return visible }
    return String(visible.map { $0.isASCII ? $0 : "?" })
  }
}
