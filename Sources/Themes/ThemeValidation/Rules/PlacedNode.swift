import DynamicColors
import ThemeFiles
import TraitSystem

/// A node of a hierarchy with the overrides that apply there.
final class PlacedNode {
  let node: HierarchyFile.Node
  /// The overrides of the node and the nodes above it; the nearest takes precedence.
  let overrides: [TraitKey: TraitValue]
  /// The theme that applies: as set, that of the device, or the default theme; nil if it is invalid
  /// or unknown.
  let member: CompiledTheme?
  /// The colors that paint a page, according to their names.
  private(set) lazy var pages = node.uses.map(\.color).filter(BackgroundRoles.isPage)

  private init(
    _ node: HierarchyFile.Node,
    overrides: [TraitKey: TraitValue],
    member: CompiledTheme?
  ) {
    self.node = node
    self.overrides = overrides
    self.member = member
  }

  /// The traits at the node on a device with these traits.
  func traits(on device: TraitCollection) -> TraitCollection {
    guard !overrides.isEmpty else { return device }
    return device.modifyingTraits { traits in
      for (trait, value) in overrides { traits.set(value, for: trait) }
    }
  }

  /// Calls `body` for every node with its path, from the scene to the node itself.
  static func forEach(
    in hierarchy: HierarchyFile,
    of context: RuleContext,
    _ body: ([PlacedNode]) -> Void
  ) {
    let device = values(of: hierarchy.deviceTraits, in: context)
    let theme = context.themeTrait.flatMap { device[$0] }
    walk(hierarchy.root, below: [], deviceTheme: theme, in: context, body)
  }

  private static func walk(
    _ node: HierarchyFile.Node,
    below path: [PlacedNode],
    deviceTheme: TraitValue?,
    in context: RuleContext,
    _ body: ([PlacedNode]) -> Void
  ) {
    let own = values(of: node.overrides, in: context)
    let overrides = (path.last?.overrides ?? [:]).merging(own) { $1 }
    let trait = context.themeTrait
    let theme = trait.flatMap { overrides[$0] } ?? deviceTheme
    let isUnchanged = trait.flatMap { own[$0] } == nil && !path.isEmpty
    let member = isUnchanged ? path.last?.member : self.member(for: theme, in: context)
    let place = PlacedNode(node, overrides: overrides, member: member)
    let way = path + [place]
    body(way)
    for child in node.children {
      walk(child, below: way, deviceTheme: deviceTheme, in: context, body)
    }
  }

  private static func member(
    for theme: TraitValue?,
    in context: RuleContext
  ) -> CompiledTheme? {
    guard let theme, let trait = context.themeTrait else {
      return context.member(of: context.defaultTheme)
    }
    return context.members.first { (try? trait.value($0.name)) == theme }
  }

  private static func values(
    of overrides: [HierarchyFile.Override],
    in context: RuleContext
  ) -> [TraitKey: TraitValue] {
    var values: [TraitKey: TraitValue] = [:]
    for override in overrides {
      guard let trait = context.names.trait(named: override.trait),
        let value = try? trait.value(override.value)
      else { continue }
      values[trait] = value
    }
    return values
  }
}
