public import ColorValues
public import TraitSystem

extension DynamicColor {
  /// The colour's value under `traits`, which no longer changes.
  ///
  /// A provider is asked with `traits` as its argument and as `TraitCollection.current`, and
  /// again if it answers with a colour that is dynamic. A provider that leads back to itself
  /// without end gives the transparent colour after ``resolutionDepthLimit`` rounds.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    resolved(with: traits, depth: 0)
  }

  /// The colour's value under the current traits.
  public var resolvedColor: Color {
    resolvedColor(with: .current)
  }

  /// How many definitions deep a colour can be: a bound on colours that lead back to themselves.
  public static let resolutionDepthLimit = 128

  private func resolved(with traits: TraitCollection, depth: Int) -> Color {
    guard depth < Self.resolutionDepthLimit else { return .transparent }
    switch definition {
    case .fixed(let color):
      return color
    case .set(let set):
      return set.color(for: traits)
    case .named(let named):
      return named.catalog.color(at: named.index, for: traits)
    case .provider(let provider):
      let answer = traits.performAsCurrent { provider.body(traits) }
      return answer.resolved(with: traits, depth: depth + 1)
    case .withAlpha(let base, let alpha):
      return base.resolved(with: traits, depth: depth + 1).withAlpha(alpha)
    case .mix(let first, let second, let share, let space):
      return first.resolved(with: traits, depth: depth + 1)
        .mixed(with: second.resolved(with: traits, depth: depth + 1), by: share, in: space)
    }
  }
}
