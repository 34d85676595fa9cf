import SourceDiagnostics
import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitSystem

/// A hierarchy as an indented tree: the device traits, then each node with the traits that it sets,
/// and the traits that it inherits from nodes, with their origins.
package struct HierarchyTree {
  private let hierarchy: Hierarchy
  private let top: Hierarchy.Node?
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares the text.
  ///
  /// - Parameters:
  ///   - hierarchy: The hierarchy.
  ///   - top: The node to show with its descendants; nil shows all.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal can draw lines.
  package init(
    _ hierarchy: Hierarchy,
    below top: Hierarchy.Node?,
    depth: ColorDepth,
    columns: Int,
    isUTF8: Bool
  ) {
    self.hierarchy = hierarchy
    self.top = top
    self.depth = depth
    self.columns = columns
    self.isUTF8 = isUTF8
  }

  /// The text, a line for each node, and one for its traits where nodes set some; lines that don't
  /// fit are continued below.
  package var text: String {
    let nodes = hierarchy.nodes(below: top)
    var lines = device
    for (node, rails) in zip(nodes, rails(of: nodes)) {
      lines += title(node, after: rails)
      lines += traits(node, after: rails.below)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var device: [String] {
    var line = StyledLine(hasStyles: depth != .none)
    line.append("device", style: .bold)
    let traits = hierarchy.file.deviceTraits.map { StyledLine("\($0.trait)=\($0.value)") }
    return CellFlow(columns: columns, indent: 0, hanging: 8)
      .lines([line] + (traits.isEmpty ? [StyledLine("no traits")] : traits))
  }

  /// Returns cells in lines, the first one after `rails.node` and the others after `rails.below`.
  private func lines(
    _ cells: [StyledLine],
    after rails: (node: String, below: String),
    gap: Int
  ) -> [String] {
    let width = max(TextWidth.columns(of: rails.node), TextWidth.columns(of: rails.below))
    return CellFlow(columns: columns - width, indent: 0, gap: gap).lines(cells)
      .enumerated().map { index, text in
        var rail = StyledLine(hasStyles: depth != .none)
        rail.append(index == 0 ? rails.node : rails.below, style: .faint)
        return rail.text + text
      }
  }

  /// Returns the lines before each node, and before the traits below it.
  private func rails(of nodes: [Hierarchy.Node]) -> [(node: String, below: String)] {
    let top = nodes.first?.depth ?? 0
    let (line, gap) = (isUTF8 ? "│  " : "|  ", "   ")
    // For each depth, whether a later sibling exists; found from the last node to the first.
    var continues: [Bool] = []
    var rails: [(node: String, below: String)] = []
    var next: Int?
    for node in nodes.reversed() {
      let depth = node.depth - top
      while continues.count <= depth { continues.append(false) }
      let stem = next.map { $0 > depth } ?? false ? line : gap
      next = depth
      let isLast = !continues[depth]
      let rail = depth > 1 ? continues[1..<depth].map { $0 ? line : gap }.joined() : ""
      let branch = isUTF8 ? (isLast ? "└─ " : "├─ ") : (isLast ? "`- " : "|- ")
      rails.append(
        depth == 0 ? ("", stem) : (rail + branch, rail + (isLast ? gap : line) + stem)
      )
      continues.replaceSubrange(depth..., with: [true])
    }
    return rails.reversed()
  }

  private func title(
    _ node: Hierarchy.Node,
    after rails: (node: String, below: String)
  ) -> [String] {
    var line = StyledLine(hasStyles: depth != .none)
    line.append("\(node.definition.kind.rawValue) ")
    line.append(node.definition.path, style: .bold)
    let overrides = node.definition.overrides.enumerated().map { index, override in
      StyledLine((index == 0 ? "sets " : "") + "\(override.trait)=\(override.value)")
    }
    return lines([line] + overrides, after: rails, gap: 2)
  }

  private func traits(_ node: Hierarchy.Node, after rail: String) -> [String] {
    let origins = hierarchy.origins(of: node).compactMap { origin -> String? in
      guard let path = origin.path else { return nil }
      let place = path == node.definition.path ? "here" : path
      return "\(origin.trait.outputName)=\(origin.value) (\(place))"
    }
    let cells = origins.enumerated().map { index, origin in
      var cell = StyledLine(hasStyles: depth != .none)
      cell.append(origin + (index < origins.count - 1 ? "," : ""), style: .faint)
      return cell
    }
    return lines(cells, after: (rail, rail), gap: 1)
  }
}
