import ColorValues

/// A colour of which two share a cell of a terminal.
struct HalfBlock {
  /// The colour; nil is a hole.
  let color: Color?
  /// What it is seen on.
  let ground: Color

  /// What fills its place.
  fileprivate var seen: Color { (color ?? ground).composited(over: ground) }
}

extension StyledLine {
  /// Adds columns of one colour; a hole is question marks.
  mutating func append(_ block: HalfBlock, columns: Int, _ quantizer: inout ColorQuantizer) {
    let isHole = block.color == nil
    let style =
      isHole
      ? Self.mark(on: block.ground, &quantizer)
      : TextStyle(background: quantizer.paint(for: block.seen))
    append(String(repeating: isHole ? "?" : " ", count: columns), style: style)
  }

  /// Adds columns of two colours above each other.
  ///
  /// A hole is a question mark in the first column beside half blocks of the other colour, which
  /// tell the half that is missing where there are two columns.
  mutating func append(
    _ upper: HalfBlock,
    over lower: HalfBlock,
    columns: Int,
    _ quantizer: inout ColorQuantizer
  ) {
    guard upper.color != nil || lower.color != nil else {
      return append(upper, columns: columns, &quantizer)
    }
    var rest = columns
    if upper.color == nil || lower.color == nil {
      let hole = upper.color == nil ? upper : lower
      let other = upper.color == nil ? lower : upper
      let ground = columns == 1 ? other.seen : hole.ground
      append("?", style: Self.mark(on: ground, &quantizer))
      rest -= 1
    }
    // The half of a hole is its ground, behind the block of the other.
    let isLower = upper.color == nil
    let style = TextStyle(
      foreground: quantizer.paint(for: isLower ? lower.seen : upper.seen),
      background: quantizer.paint(for: isLower ? upper.seen : lower.seen)
    )
    append(String(repeating: isLower ? "▄" : "▀", count: rest), style: style)
  }

  private static func mark(on ground: Color, _ quantizer: inout ColorQuantizer) -> TextStyle {
    TextStyle(
      foreground: quantizer.paint(for: ground.contrasting),
      background: quantizer.paint(for: ground)
    )
  }
}
