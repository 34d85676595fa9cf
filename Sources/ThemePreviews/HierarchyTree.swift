import SourceDiagnostics
public import ThemeFiles
import TraitSystem

/// A hierarchy as an indented tree: what the device says, then each node with the traits that it sets,
/// and those that apply there and come from a node, with which one.
public struct HierarchyTree {
  private let hierarchy: Hierarchy
  private let top: Hierarchy.Node?
  private let depth: ColorDepth
  private let isUTF8: Bool

  /// Prepares the text.
  ///
  /// - Parameters:
  ///   - hierarchy: The hierarchy.
  ///   - top: The node to show with all below it; nil shows all.
  ///   - depth: The colours of the terminal; none makes plain text.
  ///   - isUTF8: Whether the terminal can draw lines.
  public init(_ hierarchy: Hierarchy, below top: Hierarchy.Node?, depth: ColorDepth, isUTF8: Bool) {
    self.hierarchy = hierarchy
    self.top = top
    self.depth = depth
    self.isUTF8 = isUTF8
  }

  /// The text, a line for each node, and one for its traits where nodes set some.
  public var text: String {
    let nodes = shownNodes
    var lines = [device]
    for (index, node) in nodes.enumerated() {
      let rails = rails(of: index, in: nodes)
      lines.append(title(node, after: rails.node))
      if let traits = traits(node, after: rails.below) { lines.append(traits) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var device: String {
    var line = StyledLine(hasStyles: depth != .none)
    line.append("device", style: .bold)
    let traits = hierarchy.file.deviceTraits.map { "\($0.trait)=\($0.value)" }
    line.append("  \(traits.isEmpty ? "says nothing" : traits.joined(separator: " "))")
    return line.text
  }

  private var shownNodes: [Hierarchy.Node] {
    guard let top else { return hierarchy.nodes }
    guard let first = hierarchy.nodes.firstIndex(where: { $0.environment === top.environment })
    else { return [] }
    let below = hierarchy.nodes[(first + 1)...].prefix { $0.depth > top.depth }
    return [hierarchy.nodes[first]] + below
  }

  /// What is drawn in front of a node, and in front of the line below it.
  private func rails(
    of index: Int,
    in nodes: [Hierarchy.Node]
  ) -> (node: String, below: String) {
    let top = nodes[0].depth
    func continues(at depth: Int) -> Bool {
      let next = nodes[(index + 1)...].first { $0.depth <= depth }
      return next?.depth == depth
    }
    var rail = ""
    if nodes[index].depth > top {
      for depth in top + 1..<nodes[index].depth {
        rail += continues(at: depth) ? (isUTF8 ? "│  " : "|  ") : "   "
      }
    }
    let hasChildren = index + 1 < nodes.count && nodes[index + 1].depth > nodes[index].depth
    let stem = hasChildren ? (isUTF8 ? "│  " : "|  ") : "   "
    if nodes[index].depth == top { return ("", stem) }
    let isLast = !continues(at: nodes[index].depth)
    let branch = isUTF8 ? (isLast ? "└─ " : "├─ ") : (isLast ? "`- " : "|- ")
    let gap = isLast ? "   " : (isUTF8 ? "│  " : "|  ")
    return (rail + branch, rail + gap + stem)
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
      return "\(origin.trait.name)=\(origin.value) (\(place))"
    }
    if origins.isEmpty { return nil }
    var line = StyledLine(hasStyles: depth != .none)
    line.append(rail + origins.joined(separator: ", "), style: .faint)
    return line.text
  }
}
