import ColorValues

/// A color of which two share a cell of a terminal.
struct HalfBlock {
  /// The color; nil where it is missing.
  let color: Color?
  let background: Color

  /// The color as it is displayed on the background.
  fileprivate var seen: Color { (color ?? background).composited(over: background) }
}

extension StyledLine {
  /// Adds columns of one color, or of two colors above each other.
  ///
  /// Columns of a missing color are hatched. Where only one of two is missing, the hatching of the
  /// first column is followed by half blocks of the other color.
  mutating func append(
    _ upper: HalfBlock,
    over lower: HalfBlock?,
    columns: Int,
    hatch: String,
    _ quantizer: inout ColorQuantizer
  ) {
    guard let lower, upper.color != nil || lower.color != nil else {
      let isMissing = upper.color == nil
      let style =
        isMissing
        ? Self.hatchStyle(on: upper.background, &quantizer)
        : TextStyle(background: quantizer.paint(for: upper.seen))
      return append(String(repeating: isMissing ? hatch : " ", count: columns), style: style)
    }
    var rest = columns
    if upper.color == nil || lower.color == nil {
      let missing = upper.color == nil ? upper : lower
      let other = upper.color == nil ? lower : upper
      let background = columns == 1 ? other.seen : missing.background
      append(hatch, style: Self.hatchStyle(on: background, &quantizer))
      rest -= 1
    }
    // The half of a missing color is its background, behind the block of the other.
    let isLower = upper.color == nil
    let style = TextStyle(
      foreground: quantizer.paint(for: isLower ? lower.seen : upper.seen),
      background: quantizer.paint(for: isLower ? upper.seen : lower.seen)
    )
    append(String(repeating: isLower ? "▄" : "▀", count: rest), style: style)
  }

  private static func hatchStyle(
    on background: Color,
    _ quantizer: inout ColorQuantizer
  ) -> TextStyle {
    TextStyle(
      foreground: quantizer.paint(for: background.contrasting),
      background: quantizer.paint(for: background)
    )
  }
}
