import ColorValues
import DynamicColors
package import SourceDiagnostics
package import ThemeFiles
package import ThemeValidation
import TraitSystem

/// The content of a mock of a hierarchy, for all media: its nodes as nested panels in their colors,
/// resolved under the nodes' own traits.
///
/// A panel is filled with the first color that its node uses, unless the checks of the library name
/// that color as a foreground, such as text; the label has the first color of the node that is
/// readable on the panel. Nodes that draw nothing and have a single child share one panel with it.
///
/// Mocks are not `Sendable`, because hierarchies are not.
package struct HierarchyMock {
  /// The hierarchy's name.
  let title: String
  private(set) var root: MockPanel
  /// The redraws to highlight; nil for none.
  let redraws: HierarchyRedraws?

  /// The colors that nodes use and their themes lack, which are drawn as marked empty places.
  package let findings: [Diagnostic]

  /// Resolves the colors of all nodes under their current traits.
  ///
  /// - Parameters:
  ///   - hierarchy: The nodes.
  ///   - library: The library of their colors.
  ///   - pairs: The pairs of foreground and background to measure.
  ///   - redraws: The redraws to highlight.
  /// - Complexity: O(*n*) in the number of nodes and their colors.
  package init(
    _ hierarchy: Hierarchy,
    colorsOf library: ThemeLibrary,
    pairs: [ContrastPair],
    highlighting redraws: HierarchyRedraws? = nil
  ) {
    var builder = MockBuilder(hierarchy, colorsOf: library, pairs: pairs, highlighting: redraws)
    title = hierarchy.file.name
    root = builder.panel(hierarchy.file.root, over: .white)
    findings = builder.findings
    self.redraws = redraws
  }

  /// The mock without swatches for missing fills.
  var withoutMissingFills: HierarchyMock {
    var mock = self
    mock.root = root.withoutMissingFills
    return mock
  }

  /// The meaning of the highlights, in words; nil where nothing is highlighted.
  package var legend: String? {
    guard let redraws else { return nil }
    let coarse = redraws.nodes.count + redraws.coarseOnly.count
    return "\(redraws.nodes.count) of \(redraws.drawingNodeCount) drawing nodes are redrawn "
      + "(coarse tracking: \(coarse))"
  }
}

/// Converts nodes to panels, and reports missing colors.
private struct MockBuilder {
  private let hierarchy: Hierarchy
  private let library: ThemeLibrary
  private let foregrounds: Set<String>
  private let marks: [String: MockPanel.Mark]
  private let nodes: [String: Hierarchy.Node]
  private(set) var findings: [Diagnostic] = []
  private var missing = Set<[String]>()

  init(
    _ hierarchy: Hierarchy,
    colorsOf library: ThemeLibrary,
    pairs: [ContrastPair],
    highlighting redraws: HierarchyRedraws?
  ) {
    self.hierarchy = hierarchy
    self.library = library
    foregrounds = Set(pairs.map(\.front))
    var marks: [String: MockPanel.Mark] = [:]
    for path in redraws?.coarseOnly ?? [] { marks[path] = .coarse }
    for node in redraws?.nodes ?? [] { marks[node.path] = .redraw }
    self.marks = marks
    nodes = Dictionary(hierarchy.nodes.map { ($0.definition.path, $0) }) { first, _ in first }
  }

  mutating func panel(_ top: HierarchyFile.Node, over backdrop: Color) -> MockPanel {
    var chain = [top]
    while let last = chain.last, last.uses.isEmpty, last.kind != .view, last.kind != .window,
      last.children.count == 1
    {
      chain.append(last.children[0])
    }
    let node = chain[chain.count - 1]
    let traits = nodes[node.path].map(hierarchy.traitCollection) ?? TraitCollection()
    let (chainOfTheme, colors) = library.member(for: traits)
    let invalid = Set(library.hasErrors ? library.invalidNames(for: traits) : [])
    let swatches = node.uses.map { use in
      // The library would resolve a color that the theme lacks in other themes.
      let isKnown = colors.index(of: use.color) != nil
      let color =
        isKnown && !invalid.contains(use.color)
        ? library.color(named: use.color)?.resolvedColor(with: traits) : nil
      if color == nil, !invalid.contains(use.color) {
        report(use, at: node, theme: chainOfTheme.last?.name)
      }
      return MockPanel.Swatch(name: use.color, color: color)
    }
    let first = swatches.first.flatMap { foregrounds.contains($0.name) ? nil : $0 }
    let fill = first?.color
    let background = fill.map { MockPanel.background(of: $0, over: backdrop) } ?? backdrop
    let rest = swatches.dropFirst(fill == nil ? 0 : 1)
    return MockPanel(
      path: node.path,
      fillName: first?.name,
      words: chain.map(\.path) + node.uses.map(\.color),
      label: Self.label(chain),
      tags: chain.flatMap(tags),
      fill: fill,
      background: background,
      foreground: MockPanel.foreground(among: rest.compactMap(\.color), on: background),
      swatches: Array(rest),
      children: node.children.map { panel($0, over: background) },
      mark: chain.compactMap { marks[$0.path] }.first ?? .none
    )
  }

  /// Returns the current overrides of a node.
  private func tags(_ definition: HierarchyFile.Node) -> [String] {
    guard let node = nodes[definition.path] else { return [] }
    return hierarchy.origins(of: node).filter { $0.path == definition.path }.map {
      "\($0.trait.outputName)=\($0.value)"
    }
  }

  /// Returns the names of the chain, without the views of controllers.
  private static func label(_ chain: [HierarchyFile.Node]) -> String {
    let names = chain.filter { !$0.path.hasSuffix(".view") || chain.count == 1 }.map(\.name)
    return names.joined(separator: " / ")
  }

  private mutating func report(
    _ use: HierarchyFile.Use,
    at node: HierarchyFile.Node,
    theme: String?
  ) {
    // Where another theme has the color, each theme that lacks it is reported.
    let isElsewhere = library.colorIndex(named: use.color) != nil
    guard missing.insert([use.color, isElsewhere ? theme ?? "" : ""]).inserted else { return }
    let lacking = isElsewhere ? theme.map { "theme '\($0)' lacks" } : nil
    findings.append(
      Diagnostic(
        rule: .missingColor,
        severity: .warning,
        message:
          "\(lacking ?? "no theme has") the color '\(use.color)' that node '\(node.path)' uses",
        excerpt: use.excerpt
      )
    )
  }
}
