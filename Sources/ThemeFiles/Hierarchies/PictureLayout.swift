import ElementLayout

/// Puts nodes of a picture below each other, below what the node that they are in draws itself.
struct PictureLayout: Layout, Hashable {
  /// The size of what the node draws.
  let header: Size
  /// The space inside the node's edges, in points.
  let padding: Double
  /// The space between nodes, in points.
  let spacing: Double

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> Size {
    var size = Size(width: header.width, height: top)
    for subelement in subelements {
      let other = subelement.sizeThatFits(
        SizeConstraint(width: proposal.inset(by: EdgeInsets(padding)).width)
      )
      size.width = max(size.width, other.width)
      size.height += other.height
    }
    return Size(
      width: size.width + 2 * padding,
      height: size.height + spaces(subelements.count) + padding
    )
  }

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    if subelements.isEmpty { return }
    let width = max(0, size.width - 2 * padding)
    let heights = subelements.map { $0.sizeThatFits(SizeConstraint(width: width)).height }
    let used = heights.reduce(top + spaces(subelements.count) + padding, +)
    let extra = max(0, size.height - used) / Double(subelements.count)
    var y = top + (header.height > 0 ? spacing : 0)
    for (subelement, height) in zip(subelements, heights) {
      subelement.place(in: Rect(x: padding, y: y, width: width, height: height + extra))
      y += height + extra + spacing
    }
  }

  private var top: Double { padding + header.height }

  /// The spaces between the header and the nodes, and between these.
  private func spaces(_ count: Int) -> Double {
    spacing * Double(header.height > 0 ? count : max(0, count - 1))
  }
}
