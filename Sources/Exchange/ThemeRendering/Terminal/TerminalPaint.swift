/// A color of a terminal.
///
/// ```swift
/// TerminalPaint(.white, depth: .ansi256)?.foreground   // "38;5;231"
/// ```
public enum TerminalPaint: Hashable, Sendable {
  /// One of the 16 colors that users can change, 0…15.
  case ansi16(UInt8)
  /// An index into the palette of 256.
  case ansi256(UInt8)
  /// The bytes of an sRGB color.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The parameters of the SGR sequence that sets the color of text.
  public var foreground: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 30 + index : 82 + index)"
    case .ansi256(let index): "38;5;\(index)"
    case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
    }
  }

  /// The parameters of the SGR sequence that sets the background.
  public var background: String {
    switch self {
    case .ansi16(let index): "\(index < 8 ? 40 + index : 92 + index)"
    case .ansi256(let index): "48;5;\(index)"
    case .rgb(let red, let green, let blue): "48;2;\(red);\(green);\(blue)"
    }
  }
}
