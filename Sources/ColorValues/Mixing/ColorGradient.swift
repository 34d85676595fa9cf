/// Colors along a line from 0 to 1, interpolated between stops.
///
/// ```swift
/// let heat = ColorGradient([.black, try Color(css: "red"), .white])
/// heat.color(at: 0.5).hex            // "#ff0000"
/// heat.colors(count: 5).map(\.hex)
/// ```
public struct ColorGradient: Hashable, Sendable {
  /// A color at a position.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public let color: Color
    /// The position, 0 for the start to 1 for the end; `nil` to be distributed evenly between its
    /// neighbors.
    public let position: Double?

    /// Creates a stop.
    public init(_ color: Color, at position: Double? = nil) {
      self.color = color
      self.position = position
    }
  }

  /// The colors in order.
  public let colors: [Color]
  /// The positions of ``colors``, in ascending order.
  public let positions: [Double]
  /// The space of interpolation.
  public let space: ColorSpace
  /// The direction of hue interpolation, in a space that has a hue.
  public let hue: HueInterpolation

  /// Creates a gradient from stops; a gradient without stops is transparent.
  ///
  /// As in CSS, the first and the last stop are at 0 and 1 unless they have a position, a stop
  /// before an earlier stop is moved to it, and stops without a position are distributed evenly
  /// between stops with a position.
  ///
  /// Source: css-images-4, "Color Stop “Fixup”".
  public init(stops: [Stop], in space: ColorSpace = .oklab, hue: HueInterpolation = .shorter) {
    let stops = stops.isEmpty ? [Stop(.transparent)] : stops
    colors = stops.map(\.color)
    positions = ColorGradient.fixed(stops.map(\.position))
    self.space = space
    self.hue = hue
  }

  /// Creates a gradient of colors at even distances.
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
    // The number of stops without a position since the last stop with one.
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
  /// Returns the color at a position, in the space of interpolation and not mapped into any gamut;
  /// positions before the first and after the last stop have the color of that stop.
  ///
  /// If two stops have the same position, the later stop counts. Logarithmic in the number of
  /// stops.
  public func color(at position: Double) -> Color {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle + 1 } else { high = middle }
    }
    // `low` is the first stop after the position.
    guard low > 0 else { return colors[0].prepared(for: space) }
    guard low < positions.count else { return colors[low - 1].prepared(for: space) }
    let width = positions[low] - positions[low - 1]
    let fraction = (position - positions[low - 1]) / width
    return colors[low - 1].mixed(with: colors[low], by: fraction, in: space, hue: hue)
  }

  /// Returns samples at even distances from 0 to 1 inclusive; a single sample is at 0.
  public func colors(count: Int) -> [Color] {
    guard count > 0 else { return [] }
    return (0..<count).map { color(at: count > 1 ? Double($0) / Double(count - 1) : 0) }
  }
}
