/// A relative color: an origin and expressions over its channels.
public struct RelativeColor: Hashable, Sendable {
  /// The color that provides the channels.
  public let origin: ColorExpression
  /// The space of the result, or `nil` for the space of the origin, as in `alpha()`.
  public let space: ColorSpace?
  /// Whether the channels are counted 0…255, as in `rgb()`.
  let countsBytes: Bool
  let c1: ChannelRecipe
  let c2: ChannelRecipe
  let c3: ChannelRecipe
  let alpha: ChannelRecipe
}

/// The source of a component of a relative color.
enum ChannelRecipe: Hashable, Sendable {
  case none
  /// A constant in the units of the space.
  case value(Double)
  /// A channel of the origin by position, 3 for alpha; a missing channel remains missing.
  case channel(Int)
  /// A calculation in the units of the notation.
  case calculation([CalculationStep])
}
