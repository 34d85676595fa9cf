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

extension RelativeColor {
  /// Returns the color for a resolved origin (css-color-5, "Relative colors").
  ///
  /// L, chroma and alpha are clamped as in the plain notations; other components are not.
  func applied(to origin: Color) -> Color {
    let target = space ?? origin.space
    let source = origin.converted(to: target)
    let unit = countsBytes ? 255.0 : 1
    let channels = SIMD4(source.c1 * unit, source.c2 * unit, source.c3 * unit, source.alpha)
    var missing: MissingComponents = []
    func component(_ recipe: ChannelRecipe, at slot: Int) -> Double {
      let unit = slot < 3 ? unit : 1
      switch recipe {
      case .none:
        missing.insert(.component(slot))
        return 0
      case .value(let value):
        return value
      case .channel(let index):
        if source.missing.contains(.component(index)) { missing.insert(.component(slot)) }
        // A color channel in a color slot keeps its exact value.
        if slot < 3, index < 3 { return source.vector[index] }
        return channels[index] / unit
      case .calculation(let steps):
        return steps.evaluated(channels) / unit
      }
    }
    let value = Vector3(component(c1, at: 0), component(c2, at: 1), component(c3, at: 2))
    let alpha = component(alpha, at: 3)
    return Color(
      target,
      target.bounded(value),
      alpha: alpha,
      missing: missing,
      isLegacyNotation: space == nil && origin.isLegacyNotation
    )
  }
}

extension ColorSpace {
  /// Returns components with lightness and chroma clamped as in CSS parsing.
  @inline(__always)
  func bounded(_ value: Vector3) -> Vector3 {
    switch self {
    case .lab: Vector3(value.x.clamped(to: 0...100), value.y, value.z)
    case .oklab: Vector3(value.x.clamped(to: 0...1), value.y, value.z)
    case .lch: Vector3(value.x.clamped(to: 0...100), max(0, value.y), value.z)
    case .oklch: Vector3(value.x.clamped(to: 0...1), max(0, value.y), value.z)
    default: value
    }
  }
}
