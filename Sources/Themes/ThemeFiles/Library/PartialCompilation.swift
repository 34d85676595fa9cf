import DynamicColors

/// The colors of a theme, compiled even if references among them have errors.
///
/// Colors with errors are compiled again without a value, so that one error doesn't hide further
/// errors in the theme and its descendants.
struct PartialCompilation: Sendable {
  /// The colors; nil if they can't be compiled without the invalid values either.
  private(set) var colors: CompiledDefinitions?

  /// All errors of references.
  private(set) var errors: [CompiledDefinitions.ReferenceError] = []

  /// The names of the colors with omitted values, by the position of the layer in the stack.
  private(set) var invalidNames: [Int: Set<String>] = [:]

  /// The places of the omitted values in their files, by the position of the layer.
  private(set) var invalidRanges: [Int: [Range<Int>]] = [:]

  /// The maximum number of rounds, each of which can find another cycle.
  private static let roundLimit = 16

  /// The layers, of which the last has the colors of catalogs, and the conditions of their
  /// variants.
  struct Input: Equatable, Sendable {
    let layers: [DefinitionLayer]
    let conditions: ConditionTable

    static func == (left: Input, right: Input) -> Bool {
      left.layers.elementsEqual(right.layers) { $0 === $1 || $0.hasSameDefinitions(as: $1) }
        && left.conditions == right.conditions
    }
  }

  init(_ input: Input) {
    let layers = input.layers
    var present = layers
    var removed: [Int: Set<Int>] = [:]
    for round in 0..<Self.roundLimit {
      do throws(CompiledDefinitions.ReferenceErrors) {
        colors = try CompiledDefinitions(layers: present, conditions: input.conditions)
        return
      } catch {
        // The rest of a chain that was cut because of its length can be too long again.
        errors += error.errors.filter { round == 0 || $0.isCircle }
        for site in error.errors.flatMap(\.sites) {
          if removed[site.layer, default: []].insert(site.variant).inserted {
            let range = layers[site.layer].variants[site.variant].range
            invalidRanges[site.layer, default: []].append(range)
          }
          let name = layers[site.layer].definitions[site.definition].name
          invalidNames[site.layer, default: []].insert(name)
        }
        for (layer, variants) in removed {
          present[layer] = layers[layer].withoutValues(at: variants)
        }
      }
    }
  }
}

extension CompiledDefinitions.ReferenceError {
  fileprivate var isCircle: Bool {
    if case .cycle = kind { true } else { false }
  }

  /// The variants without a value.
  fileprivate var sites: [Site] {
    if case .cycle(let sites, _) = kind { sites } else { [site] }
  }
}
