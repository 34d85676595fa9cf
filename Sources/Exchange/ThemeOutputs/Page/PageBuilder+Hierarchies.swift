import ColorValues
import DynamicColors
import ElementLayout
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitHierarchy
import TraitSystem

extension PageBuilder {
  /// The width in which the panels of a hierarchy are laid out.
  private static let width = 1_200.0

  /// The distance of the baseline of a label from its top.
  private static let baseline = 12.5

  /// The hierarchies, with the colors of their nodes in all states of the top node.
  mutating func hierarchies() -> [JSONObject] {
    input.project.hierarchies.map { hierarchy(of: $0) }
  }

  /// Returns the panels of a hierarchy, with the changes of the start view.
  func mock(of file: HierarchyFile) -> (hierarchy: Hierarchy, plan: MockPlan, legend: String?) {
    let hierarchy = Hierarchy(file, names: input.project.names)
    let isStart = start.hierarchy == file.name
    if isStart {
      let changes = start.overrides.filter { $0.path != file.root.path }
      _ = try? hierarchy.redraws(after: changes, colorsOf: input.library)
    }
    let mock = HierarchyMock(
      hierarchy,
      colorsOf: input.library,
      pairs: ContrastPair.pairs(of: input.project.checks),
      highlighting: isStart ? start.redraws : nil
    )
    return (hierarchy, MockPlan(mock, width: Self.width), mock.legend)
  }

  private mutating func hierarchy(of file: HierarchyFile) -> JSONObject {
    let (hierarchy, plan, _) = mock(of: file)
    var texts: [PanelText] = []
    let known =
      earlierPanels.panels[file.name].map { $0.count == plan.panels.count ? $0 : [] } ?? []
    for (panel, node) in zip(plan.panels, nodeTraits(of: plan, in: hierarchy)) {
      let backdrop = panel.parent.map { texts[$0].background }
      if !known.isEmpty, case let text = known[texts.count], text.backdrop == backdrop,
        earlierPanels.changed.isDisjoint(with: text.names)
      {
        texts.append(text)
        continue
      }
      let (object, background) = self.panel(panel, node, in: backdrop)
      let names = panel.swatches.map(\.name) + (panel.fill.map { [$0] } ?? [])
      texts.append((backdrop, names, JSONFragment(object.json), background))
    }
    panels[file.name] = texts
    return [
      "name": file.name, "width": Self.width, "height": plan.height, "panels": texts.map(\.json),
    ]
  }

  /// The traits of a node in the first state, and those of the axes that it inherits from the top.
  private typealias NodeTraits = (base: TraitCollection, inherited: [TraitKey])

  /// Returns the traits of the panels' nodes.
  ///
  /// A node inherits a trait if it has different values there in two states in which the top node
  /// has different ones; otherwise it, or a node above it, sets the trait.
  private func nodeTraits(of plan: MockPlan, in hierarchy: Hierarchy) -> [NodeTraits] {
    let nodes = Dictionary(hierarchy.nodes.map { ($0.definition.path, $0) }) { first, _ in first }
    let axes = [space.themeTrait] + space.traits.map(\.trait)
    let ends = [space.counts.map { _ in 0 }, space.counts.map { $0 - 1 }].map { choices in
      if let top = hierarchy.nodes.first?.environment, let state = space.state(at: choices) {
        // Also default values, which replace those of the file.
        for trait in axes { top.traitOverrides.set(state.traits.value(of: trait), for: trait) }
      }
      return plan.panels.map { nodes[$0.path].map(hierarchy.traitCollection) ?? TraitCollection() }
    }
    return zip(ends[0], ends[1]).map { first, last in
      (first, axes.filter { first.value(of: $0) != last.value(of: $0) })
    }
  }

  /// Returns a panel in front of a background, nil for white, and its own background.
  private mutating func panel(
    _ panel: MockPlan.Panel,
    _ node: NodeTraits,
    in backdrop: StateTable<Int>?
  ) -> (object: JSONObject, background: StateTable<Int>) {
    let (white, counts) = (values.number(of: .white), space.counts)
    func behind(_ state: PageSpace.State) -> Int {
      backdrop?.value(in: state.choices, counts: counts) ?? white
    }
    let inherited = space.mask(of: node.inherited)
    func mask(_ names: [String]) -> UInt64 {
      self.mask(ofColors: names.compactMap(number)) & inherited
    }
    func value(of name: String, in state: PageSpace.State, by builder: inout PageBuilder) -> Int {
      let traits = node.base.modifyingTraits { traits in
        for trait in node.inherited { traits.set(state.traits.value(of: trait), for: trait) }
      }
      return builder.value(ofColor: name, under: traits)
    }
    let fillMask = mask(panel.fill.map { [$0] } ?? [])
    let fill = table(along: fillMask) { builder, state in
      panel.fill.map { value(of: $0, in: state, by: &builder) } ?? Self.missing
    }
    let backdropAxes = (backdrop?.axes ?? []).filter { $0 > 0 }
    let backgroundMask = backdropAxes.reduce(fillMask) { $0 | space.traits[$1 - 1].bit }
    let background = table(along: backgroundMask) { builder, state in
      let fill = fill.value(in: state.choices, counts: counts)
      return fill < 0 ? behind(state) : builder.values.background(of: fill, over: behind(state))
    }
    let swatches = panel.swatches.map { swatch in
      let table = table(along: mask([swatch.name])) { value(of: swatch.name, in: $1, by: &$0) }
      return (swatch, table)
    }
    let foregroundMask = backgroundMask | mask(panel.swatches.map(\.name))
    let foreground = table(along: foregroundMask) { builder, state in
      builder.values.foreground(
        among: swatches.map { $1.value(in: state.choices, counts: counts) }.filter { $0 >= 0 },
        on: background.value(in: state.choices, counts: counts)
      )
    }
    let object: JSONObject = [
      "path": panel.path, "title": panel.label, "tags": panel.tags, "words": panel.words,
      "frame": panel.frame.parts, "parent": panel.parent ?? -1,
      "label": [panel.labelFrame.x, panel.labelFrame.y + Self.baseline], "fillName": panel.fill,
      "fill": fill, "background": background, "foreground": foreground,
      "swatches": swatches.map { swatch, table -> JSONObject in
        ["name": swatch.name, "frame": swatch.frame.parts, "table": table]
      },
    ]
    return (object, background)
  }

  /// Returns the number of the value that a color has under the traits of a node.
  private mutating func value(ofColor name: String, under traits: TraitCollection) -> Int {
    guard let color = number(ofColor: name) else { return Self.missing }
    let colors = input.library.member(for: traits).colors
    let theme = space.themes.firstIndex { $0.definitions === colors } ?? 0
    return value(of: color, in: PageSpace.State(traits: traits, choices: [theme]))
  }
}

extension Rect {
  fileprivate var parts: [Double] { [x, y, width, height] }
}
