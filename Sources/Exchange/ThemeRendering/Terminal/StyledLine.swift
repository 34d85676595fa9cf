import ColorValues
import TextSupport

/// One line for a terminal, which ends without a style.
struct StyledLine {
  /// The width of the line.
  private(set) var columns = 0
  private var body = ""
  /// The style at the end of the body.
  private var style = TextStyle.plain
  private let hasStyles: Bool

  /// Makes an empty line; without styles, no escape sequences are written.
  init(hasStyles: Bool) {
    self.hasStyles = hasStyles
  }

  /// Makes a line of plain text.
  init(_ text: String) {
    self.init(hasStyles: false)
    append(text)
  }

  /// The line with its escape sequences.
  var text: String { style == .plain ? body : body + "\u{1B}[0m" }

  /// Adds text, with hidden characters escaped.
  mutating func append(_ run: some StringProtocol, style: TextStyle = .plain) {
    guard !run.isEmpty else { return }
    let run = VisibleText.of(String(run))
    columns += TextWidth.columns(of: run)
    if hasStyles, style != self.style {
      body += style.sequence(after: self.style)
      self.style = style
    }
    body += run
  }

  /// Returns the older value and the newer value of a color, each after a swatch on the light
  /// background where the terminal has colors.
  ///
  /// Values with the same hex value are CSS text.
  static func cells(from old: Color?, to new: Color?, depth: ColorDepth) -> [StyledLine] {
    var quantizer = ColorQuantizer(depth: depth)
    return [old, new].compactMap(\.self).enumerated().map { index, color in
      var cell = StyledLine(hasStyles: depth != .none)
      if index > 0 { cell.append("→ ") }
      if depth != .none {
        let seen = color.composited(over: ChartBackground.light.color)
        cell.append("  ", style: TextStyle(background: quantizer.paint(for: seen)))
        cell.append(" ")
      }
      cell.append(old?.hex == new?.hex ? color.displayCSS : color.readableText)
      return cell
    }
  }

  /// Adds spaces up to a column.
  mutating func advance(to column: Int) {
    append(String(repeating: " ", count: max(0, column - columns)))
  }
}

/// The attributes and colors of a run of text.
struct TextStyle: Hashable {
  var isBold = false
  var isFaint = false
  var foreground: TerminalPaint?
  var background: TerminalPaint?

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)

  /// Returns the text and the style of a block of a color.
  ///
  /// A block that looks like its background has a mark in the style of text.
  static func block(
    _ paint: TerminalPaint?,
    on text: TextStyle,
    indent: Int
  ) -> (text: String, style: TextStyle) {
    guard paint == text.background else { return ("", TextStyle(background: paint)) }
    return (String(repeating: " ", count: indent) + "==", text)
  }

  /// Returns the SGR sequence that changes another style to this one.
  func sequence(after other: TextStyle) -> String {
    var parameters = other == .plain ? "" : ";0"
    if isBold { parameters += ";1" }
    if isFaint { parameters += ";2" }
    if let foreground { parameters += ";" + foreground.foreground }
    if let background { parameters += ";" + background.background }
    return "\u{1B}[\(parameters.dropFirst())m"
  }
}
