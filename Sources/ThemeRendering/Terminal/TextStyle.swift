/// The attributes and colors of a run of text.
struct TextStyle: Hashable {
  var isBold = false
  var isFaint = false
  var foreground: TerminalPaint?
  var background: TerminalPaint?

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)

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
