import ColorValues
import DynamicColors
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// The grounds that can be behind what a node draws, from the node itself up to what hides all
/// below it.
struct GroundStack {
  /// A colour that a node paints behind others.
  struct Ground {
    let place: PlacedNode
    let member: CompiledTheme
    let index: Int

    var name: String { member.colors.definition(at: index).name }

    func color(on device: TraitCollection) -> Color {
      member.colors.color(at: index, for: place.traits(on: device))
    }
  }

  /// Grounds that really lie on each other on a device.
  struct Pile {
    /// The topmost first.
    let layers: [Ground]
    /// What they look like together; translucent where nobody knows what is below the last one.
    let color: Color
  }

  /// The grounds of one node.
  private struct Level {
    /// Each can be behind what is drawn; they are next to each other.
    let grounds: [Ground]
    /// What lies below the translucent ones of the same node.
    let bases: [Ground]
    /// Whether the grounds count only while they are translucent.
    let areVeils: Bool
  }

  /// The most ways in which the translucent grounds of a level are laid on what is below them, unless
  /// there are more grounds.
  private static let pileLimit = 64

  private let levels: [Level]

  /// - Parameters:
  ///   - front: The name of the colour that is drawn.
  ///   - path: The way to the node that draws with it.
  ///   - roles: What colours are for.
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

  /// The axes that any of the grounds depends on.
  var axes: UInt64 {
    levels.reduce(0) { axes, level in
      (level.grounds + level.bases).reduce(axes) { $0 | $1.member.colors.axes(of: [$1.index]) }
    }
  }

  /// What is behind on a device: a pile for each ground on which the colour can stand.
  ///
  /// Of the piles below a node with many translucent grounds each of these takes a part, so that there
  /// is at least one pile for every ground.
  func piles(on device: TraitCollection) -> [Pile] {
    // From the outermost level in: what is below is the same for all grounds of a level.
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
    // An opaque colour in the place of a veil is no ground.
    return found.isEmpty ? outer : found
  }
}
