import TextSupport

/// How a run of text looks in a picture.
struct SVGFont {
  /// Fonts that systems have, so that a picture needs none of its own.
  static let sans = "'Helvetica Neue', Helvetica, Arial, 'Noto Sans', sans-serif"
  static let mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  var size: Double
  var weight = 400
  var isMono = false
  var anchor = Anchor.start
  var spacing = 0.0
  var isStruck = false

  /// Which end of the text stands at its place.
  enum Anchor: String {
    case start, middle, end
  }

  /// How wide a text is at most, whichever of the common fonts draws it.
  func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  /// The text as far as it fits.
  func cut(_ text: String, to width: Double) -> String {
    shortened(VisibleText.of(text), to: width)
  }

  /// The text broken between words into lines that fit; what is left over is cut from the last.
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
    // Where the text ends if it has to be cut.
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
