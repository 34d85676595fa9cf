import ColorValues

/// A background that the blocks of a chart are on, with its label.
struct SwatchBackground {
  /// The label: `on light` for a background of the chart, `light` for that of a theme in light
  /// style.
  let label: String
  let color: Color
  /// The color of the label.
  let foreground: Color

  init(_ background: ChartBackground) {
    label = "on \(background.name)"
    color = background.color
    foreground = background.label
  }

  init(_ side: SheetSide) {
    label = side.name
    color = side.background
    foreground = side.foreground(fadedTo: 0.7).composited(over: side.background)
  }

  /// Returns the label, with a space before it where there is room for one; empty if it doesn't
  /// fit.
  func label(columns: Int) -> String {
    let text = label.utf8.count < columns ? " \(label)" : label
    return text.utf8.count <= columns ? text : ""
  }
}
