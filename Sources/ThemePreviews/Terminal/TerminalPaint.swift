/// A colour in the terms of a terminal.
enum TerminalPaint: Hashable {
  /// One of the sixteen colours of the terminal's user, 0…15.
  case ansi16(UInt8)
  /// An index into the palette of 256.
  case ansi256(UInt8)
  /// Bytes of sRGB.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The parameters of the SGR sequence that draws text in the colour.
  var foreground: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 30 + index : 82 + index)"
    case .ansi256(let index): "38;5;\(index)"
    case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
    }
  }

  /// The parameters of the SGR sequence that fills cells with the colour.
  var background: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 40 + index : 92 + index)"
    case .ansi256(let index): "48;5;\(index)"
    case .rgb(let red, let green, let blue): "48;2;\(red);\(green);\(blue)"
    }
  }
}
