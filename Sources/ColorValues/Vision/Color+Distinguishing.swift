/// Two colors of a set that look alike with a kind of color vision.
public struct ColorConfusion: Hashable, Sendable {
  /// The position of the first color in the set.
  public let first: Int
  /// The position of the second color, which is higher.
  public let second: Int
  /// The color vision with which they look alike.
  public let vision: ColorVision
  /// The difference with this color vision, by the requested formula.
  public let difference: Double
}

extension Color {
  /// Returns the pairs of a set whose difference is below a bound with some color vision, the most
  /// alike first.
  ///
  /// Alpha is ignored. The time is quadratic in the number of colors.
  ///
  /// ```swift
  /// let signals = try ["#d73a49", "#28a745"].map { try Color(css: $0) }
  /// Color.confusions(among: signals, below: 20).map(\.vision)   // [.deuteranopia, .achromatopsia]
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The set.
  ///   - bound: The sufficient difference.
  ///   - visions: The kinds of color vision.
  ///   - severity: The severity of the deficiency, 0…1.
  ///   - model: The model of the deficiency.
  ///   - formula: The formula for differences.
  /// - Returns: A confusion for each pair and each kind of color vision with too small a
  ///   difference; of equally different pairs the earlier comes first.
  public static func confusions(
    among colors: [Color],
    below bound: Double,
    under visions: [ColorVision] = ColorVision.allCases,
    severity: Double = 1,
    model: VisionModel = .machado,
    by formula: ColorDifference = .ciede2000
  ) -> [ColorConfusion] {
    var confusions: [ColorConfusion] = []
    for vision in visions {
      let seen = colors.map { $0.simulating(vision, severity: severity, model: model) }
      for first in seen.indices {
        for second in seen.indices[(first + 1)...] {
          let difference = seen[first].difference(to: seen[second], by: formula)
          guard difference < bound else { continue }
          confusions.append(
            ColorConfusion(first: first, second: second, vision: vision, difference: difference)
          )
        }
      }
    }
    return confusions.sorted {
      ($0.difference, $0.first, $0.second) < ($1.difference, $1.first, $1.second)
    }
  }
}
