import TextSupport

/// One line for a terminal, which always ends without a style, so that no colour runs on.
struct StyledLine {
  /// The columns that the line takes.
  private(set) var columns = 0
  private var body = ""
  /// The style that the end of the body leaves switched on.
  private var style = TextStyle.plain
  private let hasStyles: Bool

  /// Starts an empty line; without styles it consists of its characters alone.
  init(hasStyles: Bool) {
    self.hasStyles = hasStyles
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

  /// Adds spaces up to a column.
  mutating func advance(to column: Int) {
    append(String(repeating: " ", count: max(0, column - columns)))
  }
}
