/// A colour in the terms of a terminal.
///
/// ```swift
/// TerminalPaint(.white, depth: .ansi256)?.foreground   // "38;5;231"
/// ```
public enum TerminalPaint: Hashable, Sendable {
  /// One of the sixteen colours of the terminal's user, 0…15.
  case ansi16(UInt8)
  /// An index into the palette of 256.
  case ansi256(UInt8)
  /// Bytes of sRGB.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The parameters of the SGR sequence that draws text in the colour.
  public var foreground: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 30 + index : 82 + index)"
    case .ansi256(let index): "38;5;\(index)"
    case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
    }
  }

  /// The parameters of the SGR sequence that fills cells with the colour.
  public var background: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 40 + index : 92 + index)"
    case .ansi256(let index): "48;5;\(index)"
    case .rgb(let red, let green, let blue): "48;2;\(red);\(green);\(blue)"
    }
  }
}
