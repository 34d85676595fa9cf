import ColorValues
public import DynamicColors
public import TraitSystem

extension DynamicColor {
  /// Makes a color that asks a closure whenever it is resolved.
  ///
  /// As in UIKit the closure isn't checked for use on several threads. It must be fit for that if the
  /// color is resolved on several: one that looks at its traits alone is.
  ///
  /// - Parameter dynamicProvider: Gives the color for a trait collection.
  public convenience init(
    dynamicProvider: @escaping (_ traitCollection: TraitCollection) -> DynamicColor
  ) {
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(name: nil, provider: { provider($0) })
  }

  /// The color under some traits, which no longer changes.
  public func resolvedColor(with traitCollection: TraitCollection) -> DynamicColor {
    DynamicColor(resolvedColor(with: traitCollection) as Color)
  }

  // MARK: Drawing

  /// Uses the color for filling and for lines: see ``setFill()``.
  public func set() { setFill() }

  /// Uses the color for filling.
  ///
  /// There is no drawing context here. The use is noted, so that the view that is being drawn is drawn
  /// again when the color comes to something else.
  public func setFill() { _ = resolvedColor }

  /// Uses the color for lines: see ``setFill()``.
  public func setStroke() { setFill() }
}
