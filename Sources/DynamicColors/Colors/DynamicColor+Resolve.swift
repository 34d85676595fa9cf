public import ColorValues
public import TraitSystem

extension DynamicColor {
  /// The color's fixed value under `traits`.
  ///
  /// A provider is called with `traits` as its argument and as `TraitCollection.current`, and the
  /// color that it returns is resolved in turn. A provider that returns itself without end resolves
  /// to the transparent color after ``resolutionDepthLimit`` definitions.
  ///
  /// If a module adds a variant that returns a dynamic color, as in UIKit, that one is preferred
  /// unless the context requires a `Color`.
  @_disfavoredOverload
  public func resolvedColor(with traits: TraitCollection) -> Color {
    guard let log = traits.recorder?.colorUses as? ColorUseLog else {
      return resolved(with: traits, depth: 0)
    }
    return log.resolve(self)
  }

  /// The color's value under the current traits.
  public var resolvedColor: Color {
    resolvedColor(with: .current)
  }

  /// Whether the color may have different values under traits that differ only in one; false only
  /// if it is known not to.
  package func mayDepend(on trait: TraitKey) -> Bool { definition.mayDepend(on: trait) }

  /// The maximum number of definitions that lead to a value, for colors that lead back to
  /// themselves.
  public static let resolutionDepthLimit = 128

  /// The value; transparent after too many definitions.
  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    depth < Self.resolutionDepthLimit
      ? definition.resolved(with: traits, depth: depth) : .transparent
  }

  /// Whether the value under `traits` was created as a gray, from a single component.
  package func isGray(for traits: TraitCollection, depth: Int = 0) -> Bool {
    depth < Self.resolutionDepthLimit && definition.isGray(for: traits, depth: depth)
  }
}
