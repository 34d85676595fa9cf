import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// The backgrounds behind the colors of a node, from the node up to the first opaque background.
struct BackgroundStack {
  /// A background color of a node.
  struct Layer {
    let place: PlacedNode
    let member: CompiledTheme
    let index: ColorIndex
    let name: String

    func color(on device: TraitCollection) -> Color {
      member.definitions.color(at: index, for: place.traits(on: device))
    }
  }

  /// A composited background on a device: its layers, the topmost first, and the composited color,
  /// which is translucent if no layer is opaque.
  typealias Composite = (layers: [Layer], color: Color)

  /// The backgrounds of one node.
  private struct Level {
    /// The possible backgrounds, which are next to each other.
    let backgrounds: [Layer]
    /// The backgrounds below the translucent layers of the same node.
    let bases: [Layer]
    /// Whether the backgrounds are used only while they are translucent.
    let areTranslucent: Bool
  }

  /// The maximum number of combinations of the translucent layers of a level with the layers below,
  /// unless there are more layers.
  private static let compositeLimit = 64

  private let levels: [Level]

  /// - Parameters:
  ///   - front: The name of the color that is drawn.
  ///   - path: The path to the node that uses it.
  ///   - roles: What colors are for.
  init(behind front: String, along path: [PlacedNode], roles: inout BackgroundRoles) {
    let checks = roles.checks(of: front)
    var levels: [Level] = []
    for place in path.reversed() {
      let (names, areTranslucent) = roles.backgrounds(of: place, behind: front, checks)
      func backgrounds(_ names: [String]) -> [Layer] {
        names.compactMap { name in
          guard let member = place.member, let index = member.definitions.index(of: name) else {
            return nil
          }
          return Layer(place: place, member: member, index: index, name: name)
        }
      }
      let found = backgrounds(names)
      guard !found.isEmpty else { continue }
      let bases = place.node.uses.map(\.color).filter { name in
        name != front
          && (place.pages.contains(name) || checks.contains { $0.contrast.background == name })
      }
      levels.append(
        Level(backgrounds: found, bases: backgrounds(bases), areTranslucent: areTranslucent)
      )
      var hidesAll = !areTranslucent
      for background in found where hidesAll {
        hidesAll = roles.isAlwaysOpaque(background.index, in: background.member)
      }
      if hidesAll { break }
    }
    self.levels = levels
  }

  /// The axes that the backgrounds depend on.
  var axes: UInt64 {
    levels.reduce(0) { axes, level in
      (level.backgrounds + level.bases).reduce(axes) {
        $0 | $1.member.definitions.axes(of: [$1.index])
      }
    }
  }

  /// Returns the composited backgrounds on a device, at least one for every topmost background.
  ///
  /// Below a node with many translucent layers, each layer is combined with a part of the
  /// backgrounds below, so that every layer has at least one result.
  func composites(on device: TraitCollection) -> [Composite] {
    // Levels are processed from the outermost one: all backgrounds of a level have the same layers
    // below.
    levels.reversed().reduce([]) { below, level in
      Self.composites(of: level, over: below, on: device)
    }
  }

  private static func composites(
    of level: Level,
    over outer: [Composite],
    on device: TraitCollection
  ) -> [Composite] {
    func composites(_ backgrounds: [Layer]) -> [Composite] {
      backgrounds.map { ([$0], $0.color(on: device)) }
    }
    let tops = composites(level.backgrounds)
    let translucent = tops.count { $0.color.alpha < 1 }
    let bases = translucent > 0 ? composites(level.bases).filter { $0.color.alpha >= 1 } : []
    let below = (bases.isEmpty ? outer : bases).prefix(max(1, compositeLimit / max(1, translucent)))
    var found: [Composite] = []
    for top in tops {
      if top.color.alpha >= 1 {
        if !level.areTranslucent { found.append(top) }
      } else if below.isEmpty {
        found.append(top)
      } else {
        found += below.map { composite in
          (top.layers + composite.layers, top.color.composited(over: composite.color))
        }
      }
    }
    // An opaque color in place of a translucent layer is not a background.
    return found.isEmpty ? outer : found
  }
}
