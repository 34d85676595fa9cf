import ColorValues
import DynamicColors
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// The backgrounds behind the colors of a node, from the node up to the first opaque background.
struct GroundStack {
  /// A background color of a node.
  struct Ground {
    let place: PlacedNode
    let member: CompiledTheme
    let index: Int

    var name: String { member.colors.definition(at: index).name }

    func color(on device: TraitCollection) -> Color {
      member.colors.color(at: index, for: place.traits(on: device))
    }
  }

  /// The layers of a composited background on a device.
  struct Pile {
    /// The topmost first.
    let layers: [Ground]
    /// The composited color; translucent if no layer is opaque.
    let color: Color
  }

  /// The backgrounds of one node.
  private struct Level {
    /// The possible backgrounds, which are next to each other.
    let grounds: [Ground]
    /// The backgrounds below the translucent layers of the same node.
    let bases: [Ground]
    /// Whether the backgrounds are used only while they are translucent.
    let areVeils: Bool
  }

  /// The maximum number of combinations of the translucent layers of a level with the layers below,
  /// unless there are more layers.
  private static let pileLimit = 64

  private let levels: [Level]

  /// - Parameters:
  ///   - front: The name of the color that is drawn.
  ///   - path: The path to the node that uses it.
  ///   - roles: What colors are for.
  init(behind front: String, _ path: [PlacedNode], _ roles: inout GroundRoles) {
    var levels: [Level] = []
    for place in path.reversed() {
      let (names, areVeils) = roles.grounds(of: place.node, behind: front)
      func grounds(_ names: [String]) -> [Ground] {
        names.compactMap { name in
          guard let member = place.member, let index = member.colors.index(of: name) else {
            return nil
          }
          return Ground(place: place, member: member, index: index)
        }
      }
      let found = grounds(names)
      guard !found.isEmpty else { continue }
      let bases = place.node.uses.map(\.color).filter { name in
        name != front && (GroundRoles.isPage(name) || roles.isPaired(front, name))
      }
      levels.append(Level(grounds: found, bases: grounds(bases), areVeils: areVeils))
      var hidesAll = !areVeils
      for ground in found where hidesAll {
        hidesAll = roles.isAlwaysOpaque(ground.index, ground.member)
      }
      if hidesAll { break }
    }
    self.levels = levels
  }

  /// The axes that the backgrounds depend on.
  var axes: UInt64 {
    levels.reduce(0) { axes, level in
      (level.grounds + level.bases).reduce(axes) { $0 | $1.member.colors.axes(of: [$1.index]) }
    }
  }

  /// Returns the composited backgrounds on a device, at least one for every topmost background.
  ///
  /// Below a node with many translucent layers, each layer is combined with a part of the
  /// backgrounds below, so that every layer has at least one result.
  func piles(on device: TraitCollection) -> [Pile] {
    // Levels are processed from the outermost one: all backgrounds of a level have the same layers
    // below.
    levels.reversed().reduce([]) { below, level in Self.piles(of: level, over: below, on: device) }
  }

  private static func piles(
    of level: Level,
    over outer: [Pile],
    on device: TraitCollection
  ) -> [Pile] {
    func piles(_ grounds: [Ground]) -> [Pile] {
      grounds.map { Pile(layers: [$0], color: $0.color(on: device)) }
    }
    let tops = piles(level.grounds)
    let translucent = tops.count { $0.color.alpha < 1 }
    let bases = translucent > 0 ? piles(level.bases).filter { $0.color.alpha >= 1 } : []
    let below = (bases.isEmpty ? outer : bases).prefix(max(1, pileLimit / max(1, translucent)))
    var found: [Pile] = []
    for top in tops {
      if top.color.alpha >= 1 {
        if !level.areVeils { found.append(top) }
      } else if below.isEmpty {
        found.append(top)
      } else {
        found += below.map { pile in
          Pile(
            layers: top.layers + pile.layers,
            color: top.color.composited(over: pile.color)
          )
        }
      }
    }
    // An opaque color in place of a translucent layer is not a background.
    return found.isEmpty ? outer : found
  }
}
