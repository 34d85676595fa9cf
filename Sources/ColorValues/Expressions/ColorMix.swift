/// The recipe of a `color-mix()`.
public struct ColorMix: Hashable, Sendable {
  /// One part: what is mixed, and how much of it.
  public struct Part: Hashable, Sendable {
    /// The colour.
    public let color: ColorExpression
    /// Its share in percent (0…100), or `nil` where none is written.
    public let percentage: Double?
  }

  /// The space of interpolation.
  public let space: ColorSpace
  /// The way around the circle, in a space that has a hue.
  public let hue: HueInterpolation
  /// The parts in the order they are written; at least one.
  public let parts: [Part]
}
