/// How a run of text looks: attributes and colours.
struct TextStyle: Hashable {
  var isBold = false
  var isFaint = false
  var foreground: TerminalPaint?
  var background: TerminalPaint?

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)

  /// The SGR sequence that turns the style on where another one is.
  func sequence(after other: TextStyle) -> String {
    var parameters = other == .plain ? "" : ";0"
    if isBold { parameters += ";1" }
    if isFaint { parameters += ";2" }
    if let foreground { parameters += ";" + foreground.foreground }
    if let background { parameters += ";" + background.background }
    return "\u{1B}[\(parameters.dropFirst())m"
  }
}
