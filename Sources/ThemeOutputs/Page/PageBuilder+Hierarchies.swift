import ColorValues
import DynamicColors
import ElementLayout
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

  /// The values of one panel in one state.
  private struct PanelValues {
    var fill = PageBuilder.missing
    var background: Int
    var foreground: Int
    var swatches: [Int] = []
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
    let colors = plan.panels.flatMap { [$0.fill].compactMap(\.self) + $0.swatches.map(\.name) }
      .compactMap(number)
    let (axes, states) = space.states(along: mask(ofColors: colors))
    let nodes = plan.panels.map { panel in
      hierarchy.nodes.first { $0.definition.path == panel.path }
    }
    let all = states.map { state -> [PanelValues] in
      set(state, at: hierarchy)
      return values(of: plan, at: nodes.map { $0.map(hierarchy.traitCollection) ?? state.traits })
    }
    func table(_ value: ([PanelValues]) -> Int) -> StateTable<Int> {
      StateTable(along: axes, counts: space.counts, values: all.map(value))
    }
    let panels = plan.panels.indices.map { number -> JSONObject in
      let panel = plan.panels[number]
      let swatches = panel.swatches.indices.map { swatch -> JSONObject in
        [
          "name": panel.swatches[swatch].name, "frame": panel.swatches[swatch].frame.parts,
          "table": table { $0[number].swatches[swatch] },
        ]
      }
      return [
        "path": panel.path, "title": panel.label, "tags": panel.tags, "words": panel.words,
        "frame": panel.frame.parts, "parent": panel.parent ?? -1,
        "label": [panel.labelFrame.x, panel.labelFrame.y + Self.baseline], "fillName": panel.fill,
        "fill": table { $0[number].fill }, "background": table { $0[number].background },
        "foreground": table { $0[number].foreground }, "swatches": swatches,
      ]
    }
    return ["name": file.name, "width": Self.width, "height": plan.height, "panels": panels]
  }

  /// Sets the traits of a state at the top node, instead of its own.
  private func set(_ state: PageSpace.State, at hierarchy: Hierarchy) {
    guard let top = hierarchy.nodes.first?.environment else { return }
    // Also default values, which replace those of the file.
    for trait in [input.library.themeTrait] + space.traits.map(\.trait) {
      top.traitOverrides.set(state.traits.value(of: trait), for: trait)
    }
  }

  /// Returns the values of all panels under the traits of their nodes.
  private mutating func values(of plan: MockPlan, at traits: [TraitCollection]) -> [PanelValues] {
    let white = values.number(of: .white)
    var all: [PanelValues] = []
    for (panel, traits) in zip(plan.panels, traits) {
      let backdrop = panel.parent.map { all[$0].background } ?? white
      var result = PanelValues(background: backdrop, foreground: 0)
      if let name = panel.fill { result.fill = value(ofColor: name, under: traits) }
      result.swatches = panel.swatches.map { value(ofColor: $0.name, under: traits) }
      if result.fill >= 0 { result.background = background(of: result.fill, over: backdrop) }
      result.foreground = foreground(among: result.swatches, on: result.background)
      all.append(result)
    }
    return all
  }

  /// Returns the number of the value that a color has under the traits of a node.
  private mutating func value(ofColor name: String, under traits: TraitCollection) -> Int {
    guard let color = number(ofColor: name) else { return Self.missing }
    let colors = input.library.member(for: traits).colors
    let theme = space.themes.firstIndex { $0.colors === colors } ?? 0
    return value(of: color, in: PageSpace.State(theme: theme, traits: traits))
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
