import ColorValues
import TextSupport
import ThemeComparison
import ThemeFiles
public import ThemeHierarchies
import TraitHierarchy

/// What would be drawn again, as text: nodes, colours with both values, reasons, and how many more
/// there would be if one looked less closely.
public struct RedrawText {
  private let redraws: HierarchyRedraws
  private let depth: ColorDepth

  /// Prepares the text for a terminal with that many colours.
  public init(_ redraws: HierarchyRedraws, depth: ColorDepth) {
    self.redraws = redraws
    self.depth = depth
  }

  /// The text.
  public var text: String {
    let coarse = redraws.nodes.count + redraws.coarseOnly.count
    var lines = [
      "\(redraws.nodes.count) of \(redraws.drawingNodeCount) drawing nodes must be drawn again "
        + "(coarse tracking: \(coarse))"
    ]
    for node in redraws.nodes { lines += block(node) }
    if !redraws.coarseOnly.isEmpty {
      lines += ["", "only under coarse tracking, as no colour comes to anything else:"]
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
    for (value, mark) in [(color.old, " → "), (color.new, "")] {
      if depth != .none {
        let seen = value.composited(over: ChartBackground.light.color)
        line.append("  ", style: TextStyle(background: quantizer.paint(for: seen)))
        line.append(" ")
      }
      line.append("\(value.displayCSS)\(mark)")
    }
    return line.text
  }
}
