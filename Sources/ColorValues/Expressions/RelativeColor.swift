/// The recipe of a relative colour: an origin and what becomes of its channels.
public struct RelativeColor: Hashable, Sendable {
  /// The colour that the channels are taken from.
  public let origin: ColorExpression
  /// The space of the result, or `nil` for that of the origin, which `alpha()` keeps.
  public let space: ColorSpace?
  /// Whether the channels are counted 0…255, as in `rgb()`.
  let countsBytes: Bool
  let c1: ChannelRecipe
  let c2: ChannelRecipe
  let c3: ChannelRecipe
  let alpha: ChannelRecipe
}

/// Where one component of a relative colour comes from.
enum ChannelRecipe: Hashable, Sendable {
  case none
  /// A constant in the units of the space.
  case value(Double)
  /// A channel of the origin by position, 3 for alpha; it hands on what is missing.
  case channel(Int)
  /// A calculation in the units of the notation.
  case calculation([CalculationStep])
}
