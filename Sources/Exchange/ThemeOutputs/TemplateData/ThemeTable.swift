import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// A theme in one file of a template, with what the template reads of it.
final class ThemeTable {
  let theme: ExportTheme
  unowned let data: TemplateData

  /// The indices of the colors without palettes.
  let indices: [ColorIndex]

  /// The values that were read of each color, as bits.
  private(set) var reads: [UInt64]

  /// The colors outside sRGB that were read in a notation of sRGB.
  private(set) var narrowReads: Set<ColorIndex> = []

  /// The colors outside sRGB that were read in a notation for them.
  private(set) var wideReads: Set<ColorIndex> = []

  /// The translucent colors that were read composited.
  private(set) var opaqueReads: Set<ColorIndex> = []

  private var traits: [TraitCollection?] = []

  init(_ theme: ExportTheme, _ data: TemplateData) {
    self.theme = theme
    self.data = data
    indices = theme.indices()
    reads = [UInt64](repeating: 0, count: theme.definitions.count)
  }

  /// The names of all groups of colors, with the indices of the nodes of ``tree``.
  private(set) lazy var groups: [String: Int] = {
    var groups: [String: Int] = [:]
    for (number, node) in tree.nodes.enumerated() where !node.children.isEmpty && number > 0 {
      groups[tree.name(of: number)] = number
    }
    return groups
  }()

  /// The colors by group.
  private(set) lazy var tree: NameTree<ColorIndex?> = {
    var tree = NameTree<ColorIndex?>(empty: nil)
    for index in indices { tree.insert(index, at: theme.name(at: index)) }
    return tree
  }()

  /// The indices of the primitive colors of palettes.
  private(set) lazy var paletteIndices = theme.indices(withPalettes: true).filter {
    theme.definitions.definition(at: $0).isPrimitive
  }

  /// The indices of the colors of the slots of schemes and terminals.
  private lazy var slotIndices: [String: ColorIndex] = {
    var indices: [String: ColorIndex] = [:]
    for slot in data.library.source.library.schemeSlots(of: theme.chain) {
      indices[slot.name] = theme.definitions.index(of: slot.color)
    }
    return indices
  }()

  /// The slots of the theme as a scheme, in the order of the scheme.
  private(set) lazy var slots: [(name: String, index: ColorIndex)] = SchemeSlot.all.compactMap {
    name in
    slotIndices[name].map { (name, $0) }
  }

  /// Whether the theme has colors of a terminal.
  var hasTerminal: Bool { !slotIndices.isEmpty }

  /// Returns whether sections of the template test a name.
  func tests(_ name: String) -> Bool { data.testedNames.contains(name) }

  /// The color that translucent colors of schemes are composited over.
  private(set) lazy var backgroundIndex =
    slotIndex("base00") ?? slotIndex("background") ?? theme.definitions.index(of: "background")

  /// Returns the index of the color of a slot.
  func slotIndex(_ name: String) -> ColorIndex? { slotIndices[name] }

  // MARK: Values

  /// Returns the traits of a state.
  private func traits(of state: Int32) -> TraitCollection {
    let number = Int(state)
    if number < traits.count, let known = traits[number] { return known }
    while traits.count <= number { traits.append(nil) }
    var point = data.library.space.base
    point.values = data.states[number].choices
    let new = data.library.space.traits(of: point, over: theme.traits)
    traits[number] = new
    return new
  }

  /// Returns the value of a color in a state.
  func color(at index: ColorIndex, _ state: Int32, isOpaque: Bool) -> Color {
    reads[index.position] |= data.states[Int(state)].bits | Self.readBit
    let color = theme.definitions.color(at: index, for: traits(of: state))
    guard isOpaque, color.alpha < 1 else { return color }
    opaqueReads.insert(index)
    return color.composited(over: background(state))
  }

  /// The bit of a color that was read, in a mask without bits of axes, too.
  private static let readBit = UInt64(1) << 63

  private func background(_ state: Int32) -> Color {
    if let backgroundIndex {
      return theme.definitions.color(at: backgroundIndex, for: traits(of: state)).withAlpha(1)
    }
    return style(state) == "dark" ? .black : .white
  }

  /// Records that a color was read in a notation of sRGB.
  func readNarrow(_ color: Color, at index: ColorIndex) {
    if color.needsWideGamut { narrowReads.insert(index) }
  }

  /// Records that a color was read in a notation for all colors.
  func readWide(_ color: Color, at index: ColorIndex) {
    if color.needsWideGamut { wideReads.insert(index) }
  }

  // MARK: Traits

  /// The traits that a color of the theme depends on, as bits of axes.
  private lazy var dependencies = theme.definitions.indices.reduce(UInt64(0)) {
    $0 | theme.definitions.dependencies(at: $1)
  }

  /// Whether the theme has colors that depend on an axis.
  func depends(onAxis axis: Int) -> Bool {
    dependencies & data.library.space.axes[axis].bit != 0
  }

  /// Returns the name of the value of a trait in a state.
  ///
  /// The style of a theme whose colors don't depend on it is that of its background.
  func valueName(of trait: TraitKey, named name: String, in state: Int32) -> String {
    let axis = data.library.axisNumber(name)
    if let axis, depends(onAxis: axis) || data.library.pinned[axis] != nil {
      return data.library.space.axes[axis].valueName(data.states[Int(state)].choices[axis])
    }
    let condition = data.library.conditions.first { $0.trait == trait }
    if trait == TraitKey(UserInterfaceStyleTrait.self), condition == nil {
      return looksDark ? "dark" : "light"
    }
    if let axis {
      return data.library.space.axes[axis].valueName(data.states[Int(state)].choices[axis])
    }
    let value = condition?.value ?? trait.assumedValue
    return TraitAxis(trait: trait, bit: 0, values: [value]).valueName(0)
  }

  /// Returns the gamut of the display in a state; nil if it is unspecified.
  func measuredGamut(_ state: Int32) -> ColorSpace? { traits(of: state).measuredGamut }

  private func style(_ state: Int32) -> String {
    valueName(of: TraitKey(UserInterfaceStyleTrait.self), named: "style", in: state)
  }

  /// The style of the theme's scheme in the file; nil if the slots have the same colors in both
  /// styles.
  var schemeStyle: String? {
    guard let axis = data.library.axisNumber("style") else { return nil }
    let bit = data.library.space.axes[axis].bit
    return slots.contains { theme.definitions.dependencies(at: $0.index) & bit != 0 }
      ? style(0) : nil
  }

  /// Whether the background of the theme is dark.
  private lazy var looksDark: Bool = {
    guard let backgroundIndex else { return false }
    return theme.definitions.color(at: backgroundIndex, for: theme.traits).tone < 50
  }()

  /// Returns whether the condition of a word holds in a state.
  func holds(_ word: TemplateLibrary.Word, _ state: Int32) -> Bool {
    let trait = word.condition.trait
    let value = valueName(of: trait, named: trait.outputName, in: state)
    return value
      == TraitAxis(trait: trait, bit: 0, values: [word.condition.value]).valueName(0)
  }

  /// Returns whether conditions hold in a state.
  func holds(_ conditions: [TraitCondition], _ state: Int32) -> Bool {
    let traits = traits(of: state)
    return conditions.allSatisfy { $0.holds(in: traits) }
  }

  // MARK: Names

  /// Returns the color or group with a name inside a group, or at the top.
  func named(_ part: String, in group: String) -> TemplateValue? {
    let name = group.isEmpty ? part : "\(group).\(part)"
    if let index = theme.definitions.index(of: name),
      !theme.definitions.definition(at: index).isPrimitive
    {
      return .members(ColorFrame(.color, index, in: self))
    }
    return groups[name].map { .members(GroupFrame(table: self, node: $0)) }
  }

  /// Returns colors as a list with the names of the colors, and with those of groups unless it is a
  /// list of palette colors.
  func list(of indices: [ColorIndex], isPalette: Bool = false) -> TemplateValue {
    .list(
      TemplateList(
        indices,
        // Corrections of misspelled names propose groups in both lists.
        names: { indices.map { self.theme.name(at: $0) } + self.groups.keys.sorted() },
        member: { name in
          guard isPalette else { return self.named(name.text, in: "") }
          guard let index = self.theme.definitions.index(of: name.text),
            self.theme.definitions.definition(at: index).isPrimitive
          else { return nil }
          return .members(ColorFrame(.color, index, in: self))
        },
        element: { .members(ColorFrame(.color, $0, in: self)) }
      )
    )
  }

  /// Returns the colors directly inside a group as a list.
  func list(ofColorsIn group: Int) -> TemplateValue {
    list(of: tree[group].children.compactMap { tree[$0].content })
  }

  /// Returns the groups directly inside a group as a list.
  func list(ofGroupsIn group: Int) -> TemplateValue {
    let nodes = tree[group].children.filter { !tree.nodes[$0].children.isEmpty }
    return .list(
      TemplateList(
        nodes,
        names: { nodes.map { self.tree.nodes[$0].part } },
        member: { name in
          nodes.first { self.tree.nodes[$0].part == name.text }
            .map { .members(GroupFrame(table: self, node: $0)) }
        },
        element: { .members(GroupFrame(table: self, node: $0)) }
      )
    )
  }
}
