import ColorValues
import DynamicColors
import ElementLayout
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeHierarchies
import ThemeRendering
import ThemeValidation
import TraitHierarchy
import TraitSystem

extension PageBuilder {
  /// The width in which the panels of a hierarchy are laid out.
  private static let width = 1_200.0

  /// The distance of the baseline of a label from its top.
  private static let baseline = 12.5

  /// The traits of a node, as far as they depend on the state of the top node.
  private struct NodeTraits {
    /// The traits in the first state.
    let base: TraitCollection
    /// The traits of the axes that the node inherits from the top.
    let inherited: [TraitKey]

    /// Returns the traits in a state.
    func traits(in state: PageSpace.State) -> TraitCollection {
      base.modifyingTraits { traits in
        for trait in inherited { traits.set(state.traits.value(of: trait), for: trait) }
      }
    }
  }

  /// The tables of a panel.
  private struct PanelTables {
    let fill: StateTable<Int>
    let background: StateTable<Int>
    let foreground: StateTable<Int>
    let swatches: [StateTable<Int>]
  }

  /// The hierarchies, with the colors of their nodes in all states of the top node.
  mutating func hierarchies() -> [JSONObject] {
    input.hierarchies.map { hierarchy(of: $0) }
  }

  /// Returns the panels of a hierarchy, with the changes of the start view.
  func mock(of file: HierarchyFile) -> (hierarchy: Hierarchy, plan: MockPlan, legend: String?) {
    let hierarchy = Hierarchy(file, names: input.names)
    let isStart = start.hierarchy == file.name
    if isStart {
      let changes = start.overrides.filter { $0.path != file.root.path }
      _ = try? hierarchy.redraws(after: changes, colorsOf: input.library)
    }
    let mock = HierarchyMock(
      hierarchy,
      colorsOf: input.library,
      pairs: ContrastPair.pairs(of: input.checks),
      highlighting: isStart ? start.redraws : nil
    )
    return (hierarchy, MockPlan(mock, width: Self.width), mock.legend)
  }

  private mutating func hierarchy(of file: HierarchyFile) -> JSONObject {
    let (hierarchy, plan, _) = mock(of: file)
    let traits = nodeTraits(of: plan, in: hierarchy)
    var all: [PanelTables] = []
    let panels = zip(plan.panels, traits).map { panel, traits -> JSONObject in
      let tables = tables(of: panel, traits, in: panel.parent.map { all[$0].background })
      all.append(tables)
      let swatches = zip(panel.swatches, tables.swatches).map { swatch, table -> JSONObject in
        ["name": swatch.name, "frame": swatch.frame.parts, "table": table]
      }
      return [
        "path": panel.path, "title": panel.label, "tags": panel.tags, "words": panel.words,
        "frame": panel.frame.parts, "parent": panel.parent ?? -1,
        "label": [panel.labelFrame.x, panel.labelFrame.y + Self.baseline], "fillName": panel.fill,
        "fill": tables.fill, "background": tables.background, "foreground": tables.foreground,
        "swatches": swatches,
      ]
    }
    return ["name": file.name, "width": Self.width, "height": plan.height, "panels": panels]
  }

  /// Returns the traits of the panels' nodes.
  ///
  /// A node inherits a trait if it has different values there in two states in which the top node
  /// has different ones; otherwise it, or a node above it, sets the trait.
  private func nodeTraits(of plan: MockPlan, in hierarchy: Hierarchy) -> [NodeTraits] {
    let nodes = plan.panels.map { try? hierarchy.node(at: $0.path) }
    let ends = [true, false].map { isFirst -> [TraitCollection] in
      if let top = hierarchy.nodes.first?.environment, let theme = space.themes.first,
        let last = space.themes.last
      {
        // Also default values, which replace those of the file.
        let value = (isFirst ? theme : last).traits.value(of: space.themeTrait)
        top.traitOverrides.set(value, for: space.themeTrait)
        for axis in space.traits {
          let value = isFirst ? axis.values.first : axis.values.last
          if let value { top.traitOverrides.set(value, for: axis.trait) }
        }
      }
      return nodes.map { $0.map(hierarchy.traitCollection) ?? TraitCollection() }
    }
    let axes = [space.themeTrait] + space.traits.map(\.trait)
    return zip(ends[0], ends[1]).map { first, last in
      let inherited = axes.filter { first.value(of: $0) != last.value(of: $0) }
      return NodeTraits(base: first, inherited: inherited)
    }
  }

  /// Returns the tables of a panel in front of a background; nil for white.
  private mutating func tables(
    of panel: MockPlan.Panel,
    _ node: NodeTraits,
    in backdrop: StateTable<Int>?
  ) -> PanelTables {
    let white = values.number(of: .white)
    let counts = space.counts
    func behind(_ state: PageSpace.State) -> Int {
      backdrop?.value(in: state.choices, counts: counts) ?? white
    }
    let inherited = space.mask(of: node.inherited)
    func mask(_ names: [String]) -> UInt64 {
      self.mask(ofColors: names.compactMap(number)) & inherited
    }
    let backdropMask = (backdrop?.axes ?? []).filter { $0 > 0 }.reduce(UInt64(0)) {
      $0 | space.traits[$1 - 1].bit
    }
    let names = panel.swatches.map(\.name)
    let (fillMask, all) = (mask(panel.fill.map { [$0] } ?? []), mask(names))
    let masks = names.map { mask([$0]) }
    let fill = table(along: fillMask) { builder, state in
      let traits = node.traits(in: state)
      return panel.fill.map { builder.value(ofColor: $0, under: traits) } ?? Self.missing
    }
    let background = table(along: fillMask | backdropMask) { builder, state in
      let fill = fill.value(in: state.choices, counts: counts)
      return fill < 0 ? behind(state) : builder.background(of: fill, over: behind(state))
    }
    let swatches = zip(names, masks).map { name, mask in
      table(along: mask) { $0.value(ofColor: name, under: node.traits(in: $1)) }
    }
    let foreground = table(along: fillMask | backdropMask | all) { builder, state in
      builder.foreground(
        among: swatches.map { $0.value(in: state.choices, counts: counts) },
        on: background.value(in: state.choices, counts: counts)
      )
    }
    return PanelTables(
      fill: fill,
      background: background,
      foreground: foreground,
      swatches: swatches
    )
  }

  /// Returns the number of the value that a color has under the traits of a node.
  private mutating func value(ofColor name: String, under traits: TraitCollection) -> Int {
    guard let color = number(ofColor: name) else { return Self.missing }
    let colors = input.library.member(for: traits).colors
    let theme = space.themes.firstIndex { $0.colors === colors } ?? 0
    return value(of: color, in: PageSpace.State(theme: theme, traits: traits, choices: []))
  }

  private mutating func background(of fill: Int, over backdrop: Int) -> Int {
    if let known = backgrounds[[fill, backdrop]] { return known }
    let (fillColor, backdropColor) = (values.colors[fill], values.colors[backdrop])
    let result = values.number(of: MockPanel.background(of: fillColor, over: backdropColor))
    backgrounds[[fill, backdrop]] = result
    return result
  }

  private mutating func foreground(among colors: [Int], on background: Int) -> Int {
    let colors = colors.filter { $0 >= 0 }
    if let known = foregrounds[[background] + colors] { return known }
    let result = values.number(
      of: MockPanel.foreground(
        among: colors.map { values.colors[$0] },
        on: values.colors[background]
      )
    )
    foregrounds[[background] + colors] = result
    return result
  }
}

extension Rect {
  fileprivate var parts: [Double] { [x, y, width, height] }
}
