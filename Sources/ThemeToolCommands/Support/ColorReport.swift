import ColorValues
import SourceDiagnostics
import TextSupport
import ThemeExports
import ThemeRendering

/// What `themetool color` says, colour by colour; keeps no more than the current piece of output.
struct ColorReport {
  let format: ThemeTool.ColorCommand.Format
  let changes: [@Sendable (Color) -> Color]
  let backgrounds: [Color]
  let hasDetails: Bool
  let depth: ColorDepth
  let isUTF8: Bool
  /// What isn't written yet.
  private var pending = ""
  private var count = 0
  private var hasErrors = false

  init(
    format: ThemeTool.ColorCommand.Format,
    changes: [@Sendable (Color) -> Color],
    backgrounds: [Color],
    hasDetails: Bool,
    depth: ColorDepth,
    isUTF8: Bool
  ) {
    self.format = format
    self.changes = changes
    self.backgrounds = backgrounds
    self.hasDetails = hasDetails
    self.depth = depth
    self.isUTF8 = isUTF8
    if format == .json { pending = "{\n  \"version\": 1,\n  \"colors\": [" }
  }

  /// Adds what there is to say of a text, which may be no colour.
  mutating func add(_ text: String, line: Int?) {
    let color: Color
    do {
      color = try Color(css: text)
    } catch {
      hasErrors = true
      if format == .jsonl {
        pending += ColorJSON(input: text, line: line, error: error).text + "\n"
      } else {
        Output.error("error: " + (line.map { "line \($0): " } ?? "") + VisibleText.of("\(error)"))
      }
      return
    }
    let changed = changes.reduce(color) { $1($0) }
    switch format {
    case .swatch:
      pending +=
        ColorSwatch(
          changed,
          on: backgrounds,
          hasDetails: hasDetails,
          depth: depth,
          isUTF8: isUTF8
        ).text
    case .css: pending += changed.displayCSS + "\n"
    case .json:
      pending += (count == 0 ? "\n    " : ",\n    ") + json(text, line, changed)
    case .jsonl: pending += json(text, line, changed) + "\n"
    }
    count += 1
  }

  private func json(_ text: String, _ line: Int?, _ color: Color) -> String {
    ColorJSON(
      input: text,
      line: line,
      color: color,
      contrasts: backgrounds.map { ColorJSON.Contrast(of: color, on: $0) }
    ).text
  }

  /// Whether there is enough to be worth a write.
  var isFull: Bool { pending.utf8.count > 1 << 16 }

  /// Writes what has been said so far.
  mutating func flush() throws {
    guard !pending.isEmpty else { return }
    try Output.write(pending)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes the end.
  mutating func end() throws {
    if format == .json { pending += count == 0 ? "]\n}\n" : "\n  ]\n}\n" }
    try flush()
  }

  /// What to end with where texts were no colours: in `jsonl` these are findings like others.
  var exitCode: Failure.Kind? {
    guard hasErrors else { return nil }
    return format == .jsonl ? .findings : .cannot
  }
}
