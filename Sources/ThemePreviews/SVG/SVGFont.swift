import SourceDiagnostics

/// How a run of text looks in a picture.
struct SVGFont {
  /// Fonts that systems have, so that a picture needs none of its own.
  static let sans = "'Helvetica Neue', Helvetica, Arial, 'Noto Sans', sans-serif"
  static let mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  var size: Double
  var weight = 400
  var isMono = false
  var opacity = 1.0
  var anchor = Anchor.start
  var spacing = 0.0
  var isStruck = false

  /// Which end of the text stands at its place.
  enum Anchor: String {
    case start, middle, end
  }

  /// About how wide a narrow character is.
  ///
  /// Pictures are drawn by fonts that aren't known here, so
  /// this is the advance of common ones, on the large side.
  private var advance: Double { size * (isMono ? 0.605 : weight >= 600 ? 0.56 : 0.5) + spacing }

  /// About how wide a text is.
  func width(of text: String) -> Double { Double(TextWidth.columns(of: text)) * advance }

  /// The text as far as it fits.
  func cut(_ text: String, to width: Double) -> String {
    TextWidth.cut(VisibleText.of(text), to: max(1, Int(width / advance)), mark: "…")
  }

  /// The text broken between words into lines that fit; what is left over is cut from the last.
  func lines(_ text: String, width: Double, limit: Int) -> [String] {
    WordWrap.lines(VisibleText.of(text), columns: max(1, Int(width / advance)), limit: limit)
  }
}
