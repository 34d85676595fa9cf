import ColorValues
import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitHierarchy

/// The redraws after a change as text: nodes, colors with both values, reasons, and the number of
/// redraws with coarse tracking.
package struct RedrawText {
  private let redraws: HierarchyRedraws
  private let depth: ColorDepth
  private let columns: Int

  /// Prepares the text for a terminal with the colors of `depth` and a number of columns.
  package init(_ redraws: HierarchyRedraws, depth: ColorDepth, columns: Int) {
    self.redraws = redraws
    self.depth = depth
    self.columns = columns
  }

  /// The text.
  package var text: String {
    let coarse = redraws.nodes.count + redraws.coarseOnly.count
    var lines = [
      "\(redraws.nodes.count) of \(redraws.drawingNodeCount) drawing nodes must be redrawn "
        + "(coarse tracking: \(coarse))"
    ]
    for node in redraws.nodes { lines += block(node) }
    if !redraws.coarseOnly.isEmpty {
      lines += ["", "only with coarse tracking, because no resolved color changes:"]
      lines += redraws.coarseOnly.map { "  \(VisibleText.of($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func block(_ node: HierarchyRedraws.Node) -> [String] {
    var title = StyledLine(hasStyles: depth != .none)
    title.append(node.path, style: .bold)
    var reason = StyledLine(hasStyles: depth != .none)
    reason.append("\(node.change.reason)", style: .faint)
    let width = node.colors.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    return [""] + CellFlow(columns: columns, indent: 0, hanging: 4).lines([title, reason])
      + node.colors.flatMap { color in
        CellFlow(columns: columns, indent: 2, hanging: 6).lines(
          [StyledLine(TextWidth.padded(VisibleText.of(color.name), to: width))]
            + StyledLine.cells(from: color.old, to: color.new, depth: depth)
        )
      }
  }
}
