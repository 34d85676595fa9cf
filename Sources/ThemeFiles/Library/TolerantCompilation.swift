import DynamicColors

/// The colours of a theme, compiled also where references among them have faults.
///
/// What is faulty is compiled once more without a value, so that one fault doesn't hide what else is
/// wrong with the theme and with those that extend it.
struct TolerantCompilation: Sendable {
  /// The colours; nil where they can't be had even so.
  private(set) var colors: CompiledColors?

  /// Everything that is wrong with references.
  private(set) var faults: [ColorReferenceError] = []

  /// Where values were left out: the layer's position in the stack, and the colour's name.
  private(set) var faultyNames: Set<Place> = []

  /// A definition, by its layer and its name.
  struct Place: Hashable, Sendable {
    let layer: Int
    let name: String
  }

  /// Circles come to light one by one; so many of a theme are told.
  private static let roundLimit = 16

  init(layers: [ColorLayer], conditions: ConditionTable) {
    var present = layers
    var removed: [Int: Set<Int>] = [:]
    for round in 0..<Self.roundLimit {
      do throws(ColorReferenceErrors) {
        colors = try CompiledColors(layers: present, conditions: conditions)
        return
      } catch {
        // Where a chain is cut because it is too long, its rest can be too long again.
        faults += error.errors.filter { round == 0 || $0.isCircle }
        for site in error.errors.flatMap(\.sites) {
          removed[site.layer, default: []].insert(site.variant)
          let name = layers[site.layer].definitions[site.definition].name
          faultyNames.insert(Place(layer: site.layer, name: name))
        }
        for (layer, variants) in removed {
          present[layer] = layers[layer].withoutValues(at: variants)
        }
      }
    }
  }
}

extension ColorReferenceError {
  fileprivate var isCircle: Bool {
    if case .cycle = kind { true } else { false }
  }

  /// The variants that have no value.
  fileprivate var sites: [Site] {
    if case .cycle(let sites, _) = kind { sites } else { [site] }
  }
}
