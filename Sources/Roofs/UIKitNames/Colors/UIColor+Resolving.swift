import ColorValues
public import DynamicColors
public import TraitSystem

extension DynamicColor {
  /// Creates a color that calls a closure whenever it is resolved.
  ///
  /// As in UIKit, the closure isn't checked for concurrent use. It must support that if the color
  /// is resolved on several threads; a closure that only reads its traits does.
  ///
  /// - Parameter dynamicProvider: Returns the color for a trait collection.
  public convenience init(
    dynamicProvider: @escaping (_ traitCollection: TraitCollection) -> DynamicColor
  ) {
    // Unsafe because UIKit's initializer accepts closures that aren't Sendable.
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(name: nil, provider: { unsafe provider($0) })
  }

  /// Returns the fixed color for a trait collection.
  public func resolvedColor(with traitCollection: TraitCollection) -> DynamicColor {
    DynamicColor(
      resolvedColor(with: traitCollection) as Color,
      isGray: isGray(for: traitCollection.untracked)
    )
  }

  // MARK: Drawing

  /// Uses the color for fills and strokes; see ``setFill()``.
  public func set() { setFill() }

  /// Uses the color for fills in the image that is being drawn.
  ///
  /// Outside of images the use is recorded, so that the view that is being drawn is redrawn when the
  /// color resolves to another value.
  public func setFill() {
    let color = cgColor
    CGContext.stack.last?.setFillColor(color)
  }

  /// Uses the color for strokes, which images don't keep; see ``setFill()``.
  public func setStroke() { _ = resolvedColor }
}
