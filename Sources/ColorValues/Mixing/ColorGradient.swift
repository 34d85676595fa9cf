/// Colours along a line from 0 to 1, interpolated between stops.
///
/// ```swift
/// let heat = ColorGradient([.black, try Color(css: "red"), .white])
/// heat.color(at: 0.5).hex            // "#ff0000"
/// heat.colors(count: 5).map(\.hex)
/// ```
public struct ColorGradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// The place, 0 for the start to 1 for the end; `nil` to share the room between its
    /// neighbours evenly.
    public let position: Double?

    /// Makes a stop.
    public init(_ color: Color, at position: Double? = nil) {
      self.color = color
      self.position = position
    }
  }

  /// The colours in order.
  public let colors: [Color]
  /// The places of ``colors``, in ascending order.
  public let positions: [Double]
  /// The space of interpolation.
  public let space: ColorSpace
  /// The way around the circle, in a space that has a hue.
  public let hue: HueInterpolation

  /// Makes a gradient from stops; one without stops is transparent.
  ///
  /// As in CSS, the first and the last stop stand at 0 and 1 unless they say otherwise, a stop
  /// that lies before an earlier one is moved to it, and stops without a place are spread evenly
  /// between those that have one.
  ///
  /// Source: css-images-4, "Color Stop “Fixup”".
  public init(stops: [Stop], in space: ColorSpace = .oklab, hue: HueInterpolation = .shorter) {
    let stops = stops.isEmpty ? [Stop(.transparent)] : stops
    colors = stops.map(\.color)
    positions = ColorGradient.fixed(stops.map(\.position))
    self.space = space
    self.hue = hue
  }

  /// Makes a gradient of colours at even distances.
  public init(_ colors: [Color], in space: ColorSpace = .oklab, hue: HueInterpolation = .shorter) {
    self.init(stops: colors.map { Stop($0) }, in: space, hue: hue)
  }

  private static func fixed(_ positions: [Double?]) -> [Double] {
    var fixed = positions.map { position in
      position.flatMap { $0.isNaN ? nil : $0.clamped(-1e6, 1e6) }
    }
    let last = fixed.count - 1
    fixed[0] = fixed[0] ?? 0
    fixed[last] = fixed[last] ?? 1
    var result: [Double] = []
    var highest = -Double.infinity
    // How many stops without a place have been met since the last with one.
    var openCount = 0
    for position in fixed {
      guard let position else {
        openCount += 1
        continue
      }
      let lower = result.last ?? position
      highest = max(highest, position)
      for index in 0..<openCount {
        let share = Double(index + 1) / Double(openCount + 1)
        result.append(lower + (highest - lower) * share)
      }
      openCount = 0
      result.append(highest)
    }
    return result
  }
}

extension ColorGradient {
  /// The colour at a place, in the space of interpolation and in no gamut; places before the first
  /// and after the last stop have the colour of that stop.
  ///
  /// Where two stops share a place, the later one counts. Logarithmic in the number of stops.
  public func color(at position: Double) -> Color {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle + 1 } else { high = middle }
    }
    // `low` is the first stop behind the place.
    guard low > 0 else { return colors[0].prepared(for: space) }
    guard low < positions.count else { return colors[low - 1].prepared(for: space) }
    let width = positions[low] - positions[low - 1]
    let fraction = (position - positions[low - 1]) / width
    return colors[low - 1].mixed(with: colors[low], by: fraction, in: space, hue: hue)
  }

  /// Samples at even distances from 0 to 1, both included; one sample is that at 0.
  public func colors(count: Int) -> [Color] {
    guard count > 0 else { return [] }
    return (0..<count).map { color(at: count > 1 ? Double($0) / Double(count - 1) : 0) }
  }
}
