import ColorValues
import TextSupport
import ThemeComparison
import ThemeFiles
package import ThemeHierarchies
import TraitHierarchy

/// The redraws after a change as text: nodes, colors with both values, reasons, and the number of
/// redraws with coarse tracking.
package struct RedrawText {
  private let redraws: HierarchyRedraws
  private let depth: ColorDepth

  /// Prepares the text for a terminal with the colors of `depth`.
  package init(_ redraws: HierarchyRedraws, depth: ColorDepth) {
    self.redraws = redraws
    self.depth = depth
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
    title.append("  \(node.change.reason)", style: .faint)
    let width = node.colors.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    return ["", title.text] + node.colors.map { line($0, width: width) }
  }

  private func line(_ color: HierarchyRedraws.ColorChange, width: Int) -> String {
    var quantizer = ColorQuantizer(depth: depth)
    var line = StyledLine(hasStyles: depth != .none)
    line.append("  \(color.name)")
    line.advance(to: width + 4)
    line.append(color.old, &quantizer)
    line.append(" → ")
    line.append(color.new, &quantizer)
    return line.text
  }
}
