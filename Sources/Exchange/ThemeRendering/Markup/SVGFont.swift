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
    lines(of: VisibleText.of(text), width: width, limit: limit)
  }

  private func width(of character: Character) -> Double {
    let em =
      isMono
      ? 0.605 * Double(max(1, TextWidth.columns(of: character)))
      : Self.advance(of: character, isBold: weight >= 600)
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

/// The widths of the characters of proportional fonts.
///
/// The fonts that draw a picture are not known. The width of a character is the maximum of its
/// widths in Liberation Sans, which has the widths of Helvetica and Arial, and in DejaVu Sans, the
/// widest common font, rounded up to hundredths of the font's size.
extension SVGFont {
  /// The advance of a character in parts of the font's size.
  private static func advance(of character: Character, isBold: Bool) -> Double {
    let table = isBold ? boldAdvances : regularAdvances
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      return Double(table[Int(ascii) - 0x20]) / 100
    }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch TextWidth.columns(of: character) {
    case 0: return 0
    case 2: return scalar.properties.isEmoji ? emojiAdvance : 1
    default: break
    }
    switch scalar {
    case "…", "—": return 1
    case "’", "‘", "·": return 0.38
    default: break
    }
    // The widest letters of Latin, Greek and Cyrillic; a few ligatures are wider.
    let isCapital = scalar.properties.isUppercase
    return isBold ? (isCapital ? 1.12 : 1) : (isCapital ? 1.01 : 0.88)
  }

  /// The advance of Noto Color Emoji.
  private static let emojiAdvance = 1.25

  /// From U+0020 to U+007E, in hundredths.
  private static let regularAdvances: [UInt8] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 56,
    102, 69, 69, 73, 78, 67, 62, 78, 76, 30, 50, 67, 56, 87, 75, 79,
    67, 79, 73, 67, 62, 74, 69, 99, 69, 67, 69, 40, 34, 40, 84, 56,
    50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62,
    64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
  ]

  private static let boldAdvances: [UInt8] = [
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37,
    70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 62,
    100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 56, 78, 64, 100, 84, 86,
    74, 86, 78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 37, 46, 84, 56,
    50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69,
    72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 37, 72, 84,
  ]
}
