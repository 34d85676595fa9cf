import TextSupport

/// The font of a text in a picture.
struct SVGFont {
  /// Font families of common systems.
  static let sans = "'Helvetica Neue', Helvetica, Arial, 'Noto Sans', sans-serif"
  static let mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  var size: Double
  var weight = 400
  var isMono = false
  var anchor = Anchor.start
  var spacing = 0.0
  var isStruck = false

  /// The part of the text at its position.
  enum Anchor: String {
    case start, middle, end
  }

  /// Returns the greatest width of a text among the common fonts.
  func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  /// Returns the text, cut where it doesn't fit.
  func cut(_ text: String, to width: Double) -> String {
    shortened(VisibleText.of(text), to: width)
  }

  /// Returns the text broken between words into lines that fit; the last is cut.
  func lines(_ text: String, width: Double, limit: Int) -> [String] {
    WordWrap.lines(VisibleText.of(text), width: width, limit: limit, by: self)
  }

  private func width(of character: Character) -> Double {
    let em =
      isMono
      ? 0.605 * Double(max(1, TextWidth.columns(of: character)))
      : SVGGlyphs.width(of: character, isBold: weight >= 600)
    return em * size + spacing
  }
}

extension SVGFont: TextRuler {
  func shortened(_ text: String, to width: Double) -> String {
    var total = 0.0
    // The end of the text where it is cut.
    var end = text.startIndex
    let mark = "…"
    let room = width - self.width(of: mark)
    for index in text.indices {
      total += self.width(of: text[index])
      if total <= room { end = text.index(after: index) }
      if total > width { return text[..<end] + (room >= 0 ? mark : "") }
    }
    return text
  }
}
