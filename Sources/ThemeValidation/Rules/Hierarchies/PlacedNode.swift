import DynamicColors
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// A node of a hierarchy with the overrides that apply there.
struct PlacedNode {
  let node: HierarchyFile.Node
  /// What the node and those above it set, the nearest counting.
  let overrides: [TraitKey: TraitValue]
  /// The theme that applies: as set, as the device says, or the default one; nil where it has a
  /// fault or isn't known.
  let member: CompiledTheme?

  /// The traits at the node on a device with these traits.
  func traits(on device: TraitCollection) -> TraitCollection {
    guard !overrides.isEmpty else { return device }
    return device.modifyingTraits { traits in
      for (trait, value) in overrides { traits.set(value, for: trait) }
    }
  }

  /// Calls `body` for every node with the way to it, from the scene down to the node itself.
  static func forEach(
    in hierarchy: HierarchyFile,
    _ context: RuleContext,
    _ body: ([PlacedNode]) -> Void
  ) {
    let device = values(of: hierarchy.deviceTraits, context)
    let theme = context.themeTrait.flatMap { device[$0] }
    walk(hierarchy.root, above: [], deviceTheme: theme, context, body)
  }

  private static func walk(
    _ node: HierarchyFile.Node,
    above path: [PlacedNode],
    deviceTheme: TraitValue?,
    _ context: RuleContext,
    _ body: ([PlacedNode]) -> Void
  ) {
    let own = values(of: node.overrides, context)
    let overrides = (path.last?.overrides ?? [:]).merging(own) { $1 }
    let trait = context.themeTrait
    let theme = trait.flatMap { overrides[$0] } ?? deviceTheme
    let isUnchanged = trait.flatMap { own[$0] } == nil && !path.isEmpty
    let member = isUnchanged ? path.last?.member : self.member(for: theme, context)
    let place = PlacedNode(node: node, overrides: overrides, member: member)
    let way = path + [place]
    body(way)
    for child in node.children {
      walk(child, above: way, deviceTheme: deviceTheme, context, body)
    }
  }

  private static func member(
    for theme: TraitValue?,
    _ context: RuleContext
  ) -> CompiledTheme? {
    guard let theme, let trait = context.themeTrait else {
      return context.member(of: context.defaultTheme)
    }
    return context.members.first { (try? trait.value($0.name)) == theme }
  }

  private static func values(
    of overrides: [HierarchyFile.Override],
    _ context: RuleContext
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
