public import ColorValues
public import TraitSystem

extension DynamicColor {
  /// The colour's value under `traits`, which no longer changes.
  ///
  /// A provider is asked with `traits` as its argument and as `TraitCollection.current`, and
  /// again if it answers with a colour that is dynamic. A provider that leads back to itself
  /// without end gives the transparent colour after ``resolutionDepthLimit`` rounds.
  ///
  /// Where a module adds a form that gives a dynamic colour, as UIKit has it, that one is preferred
  /// unless the context asks for a `Color`.
  @_disfavoredOverload
  public func resolvedColor(with traits: TraitCollection) -> Color {
    guard let log = traits.recorder?.colorUses as? ColorUseLog else {
      return resolved(with: traits, depth: 0)
    }
    return log.resolve(self)
  }

  /// The colour's value under the current traits.
  public var resolvedColor: Color {
    resolvedColor(with: .current)
  }

  /// How many definitions deep a colour can be: a bound on colours that lead back to themselves.
  public static let resolutionDepthLimit = 128

  /// The value, unless too many definitions led here.
  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    depth < Self.resolutionDepthLimit
      ? definition.resolved(with: traits, depth: depth) : .transparent
  }
}
