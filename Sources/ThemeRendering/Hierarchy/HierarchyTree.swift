import SourceDiagnostics
import ThemeFiles
package import ThemeHierarchies
import TraitSystem

/// A hierarchy as an indented tree: the device traits, then each node with the traits that it sets,
/// and the traits that it inherits from nodes, with their origins.
package struct HierarchyTree {
  private let hierarchy: Hierarchy
  private let top: Hierarchy.Node?
  private let depth: ColorDepth
  private let isUTF8: Bool

  /// Prepares the text.
  ///
  /// - Parameters:
  ///   - hierarchy: The hierarchy.
  ///   - top: The node to show with its descendants; nil shows all.
  ///   - depth: The colors of the terminal.
  ///   - isUTF8: Whether the terminal can draw lines.
  package init(_ hierarchy: Hierarchy, below top: Hierarchy.Node?, depth: ColorDepth, isUTF8: Bool)
  {
    self.hierarchy = hierarchy
    self.top = top
    self.depth = depth
    self.isUTF8 = isUTF8
  }

  /// The text, a line for each node, and one for its traits where nodes set some.
  package var text: String {
    let nodes = hierarchy.nodes(below: top)
    var lines = [device]
    for (node, rails) in zip(nodes, rails(of: nodes)) {
      lines.append(title(node, after: rails.node))
      if let traits = traits(node, after: rails.below) { lines.append(traits) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var device: String {
    var line = StyledLine(hasStyles: depth != .none)
    line.append("device", style: .bold)
    let traits = hierarchy.file.deviceTraits.map { "\($0.trait)=\($0.value)" }
    line.append("  \(traits.isEmpty ? "no traits" : traits.joined(separator: " "))")
    return line.text
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

  private func title(_ node: Hierarchy.Node, after rail: String) -> String {
    var line = StyledLine(hasStyles: depth != .none)
    line.append(rail, style: .faint)
    line.append("\(node.definition.kind.rawValue) ")
    line.append(node.definition.path, style: .bold)
    let overrides = node.definition.overrides.map { "\($0.trait)=\($0.value)" }
    if !overrides.isEmpty { line.append("  sets \(overrides.joined(separator: " "))") }
    return line.text
  }

  private func traits(_ node: Hierarchy.Node, after rail: String) -> String? {
    let origins = hierarchy.origins(of: node).compactMap { origin -> String? in
      guard let path = origin.path else { return nil }
      let place = path == node.definition.path ? "here" : path
      return "\(origin.trait.outputName)=\(origin.value) (\(place))"
    }
    if origins.isEmpty { return nil }
    var line = StyledLine(hasStyles: depth != .none)
    line.append(rail + origins.joined(separator: ", "), style: .faint)
    return line.text
  }
}
