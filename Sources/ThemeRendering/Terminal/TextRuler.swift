import TextSupport

/// Measures text, in columns or in pixels.
protocol TextRuler {
  /// How wide a text is: as wide as its characters together.
  func width(of text: String) -> Double

  /// The text if it fits, else as much of it as fits together with a mark behind it.
  func shortened(_ text: String, to width: Double) -> String
}

/// Measures text by the columns of a terminal.
struct ColumnRuler: TextRuler {
  /// What stands for what was cut off.
  let mark: String

  func width(of text: String) -> Double { Double(TextWidth.columns(of: text)) }

  func shortened(_ text: String, to width: Double) -> String {
    TextWidth.cut(text, to: Int(clamping: width), mark: mark)
  }
}
