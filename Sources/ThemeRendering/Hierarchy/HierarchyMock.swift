import ColorValues
import DynamicColors
public import SourceDiagnostics
public import ThemeFiles
public import ThemeHierarchies
public import ThemeValidation
import TraitSystem

/// What a mock of a hierarchy shows, whatever it is drawn as: its nodes as nested panels in the colours
/// that they come to under the nodes' own traits.
///
/// A panel is filled with the first colour that its node uses, unless the checks of the library put that
/// colour in front of others, as they do with text; the label is in the first colour of the node that
/// can be read on it. Nodes that draw nothing and hold one other node are one panel with it.
///
/// It isn't `Sendable`, because a hierarchy isn't.
public struct HierarchyMock {
  /// The hierarchy's name.
  let title: String
  let root: MockPanel
  /// What a change draws again; nil where none was asked about.
  let redraws: HierarchyRedraws?

  /// Colours that nodes use and their themes lack: drawn as marked holes.
  public let findings: [Diagnostic]

  /// Resolves the colours of all nodes as they are now.
  ///
  /// - Parameters:
  ///   - hierarchy: The nodes.
  ///   - library: Where their colours are.
  ///   - pairs: Which colours are seen on which.
  ///   - redraws: What the changes that were made draw again, to be marked.
  /// - Complexity: O(*n*) in the number of nodes and their colours.
  public init(
    _ hierarchy: Hierarchy,
    colorsOf library: ThemeLibrary,
    pairs: [ContrastPair],
    highlighting redraws: HierarchyRedraws? = nil
  ) {
    var builder = MockBuilder(hierarchy, library, pairs, redraws)
    title = hierarchy.file.name
    root = builder.panel(hierarchy.file.root, over: .white)
    findings = builder.findings
    self.redraws = redraws
  }

  /// What the marks mean, in words; nil where nothing is marked.
  var legend: String? {
    guard let redraws else { return nil }
    let coarse = redraws.nodes.count + redraws.coarseOnly.count
    return "\(redraws.nodes.count) of \(redraws.drawingNodeCount) drawing nodes are drawn again "
      + "(coarse tracking: \(coarse))"
  }
}

/// Turns nodes into panels, and collects what is missing.
private struct MockBuilder {
  private let hierarchy: Hierarchy
  private let library: ThemeLibrary
  private let fronts: Set<String>
  private let marks: [String: MockPanel.Mark]
  private let nodes: [String: Hierarchy.Node]
  private(set) var findings: [Diagnostic] = []
  private var missing = Set<[String]>()

  init(
    _ hierarchy: Hierarchy,
    _ library: ThemeLibrary,
    _ pairs: [ContrastPair],
    _ redraws: HierarchyRedraws?
  ) {
    self.hierarchy = hierarchy
    self.library = library
    fronts = Set(pairs.map(\.front))
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
    let swatches = node.uses.map { use in
      // The library would turn to other themes for a colour that the node's own lacks.
      let isKnown = colors.index(of: use.color) != nil
      let color =
        isKnown ? library.color(named: use.color)?.resolvedColor(with: traits) : nil
      if color == nil { report(use, at: node, theme: chainOfTheme.last?.name) }
      return MockPanel.Swatch(name: use.color, color: color)
    }
    let first = swatches.first
    let fill = first.flatMap { fronts.contains($0.name) ? nil : $0.color }
    let ground = fill?.composited(over: backdrop).fitted(to: .srgb) ?? backdrop
    let readable = swatches.dropFirst(fill == nil ? 0 : 1).compactMap(\.color)
      .first { $0.isReadable(on: ground) }
    return MockPanel(
      words: chain.map(\.path) + node.uses.map(\.color),
      label: Self.label(chain),
      tags: chain.flatMap(tags),
      fill: fill,
      ground: ground,
      ink: readable ?? ground.contrasting,
      swatches: Array(swatches.dropFirst(fill == nil ? 0 : 1)),
      children: node.children.map { panel($0, over: ground) },
      mark: chain.compactMap { marks[$0.path] }.first ?? .none
    )
  }

  /// The traits that are set at a node, as they are now.
  private func tags(_ definition: HierarchyFile.Node) -> [String] {
    guard let node = nodes[definition.path] else { return [] }
    return hierarchy.origins(of: node).filter { $0.path == definition.path }.map {
      "\($0.trait.name.lowercased())=\($0.value)"
    }
  }

  /// The names of the chain, without those of views that are only their controller's.
  private static func label(_ chain: [HierarchyFile.Node]) -> String {
    let names = chain.filter { !$0.path.hasSuffix(".view") || chain.count == 1 }.map(\.name)
    return names.joined(separator: " / ")
  }

  private mutating func report(
    _ use: HierarchyFile.Use,
    at node: HierarchyFile.Node,
    theme: String?
  ) {
    // Where another theme has the colour, each that lacks it is told.
    let isElsewhere = library.colorIndex(named: use.color) != nil
    guard missing.insert([use.color, isElsewhere ? theme ?? "" : ""]).inserted else { return }
    let lacking = isElsewhere ? theme.map { "theme '\($0)' lacks" } : nil
    findings.append(
      Diagnostic(
        rule: "missing-color",
        severity: .warning,
        message:
          "\(lacking ?? "no theme has") the colour '\(use.color)' that node '\(node.path)' uses",
        excerpt: use.excerpt
      )
    )
  }
}
