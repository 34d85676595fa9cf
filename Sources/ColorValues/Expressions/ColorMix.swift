/// The arguments of a `color-mix()`.
public struct ColorMix: Hashable, Sendable {
  /// A part of the mixture: a color and its share.
  public struct Part: Hashable, Sendable {
    /// The color.
    public let color: ColorExpression
    /// Its share in percent (0…100), or `nil` if none is written.
    public let percentage: Double?
  }

  /// The space of interpolation.
  public let space: ColorSpace
  /// The direction of hue interpolation, in a space that has a hue.
  public let hue: HueInterpolation
  /// The parts in written order; at least one.
  public let parts: [Part]
}
