import TextSupport

/// Measures text, in columns or in pixels.
protocol TextRuler {
  /// Returns the width of a text, the sum of the widths of its characters.
  func width(of text: String) -> Double

  /// Returns the text, cut with a mark at its end where it doesn't fit.
  func shortened(_ text: String, to width: Double) -> String
}

/// Measures text by the columns of a terminal.
struct ColumnRuler: TextRuler {
  /// The mark for text that is cut off.
  let mark: String

  func width(of text: String) -> Double { Double(TextWidth.columns(of: text)) }

  func shortened(_ text: String, to width: Double) -> String {
    TextWidth.cut(text, to: Int(clamping: width), mark: mark)
  }
}
