/// Two colours of a set that look alike to some eyes.
public struct ColorConfusion: Hashable, Sendable {
  /// The position of the first colour in the set.
  public let first: Int
  /// The position of the second colour, which is higher.
  public let second: Int
  /// The eyes to which they look alike.
  public let vision: ColorVision
  /// How different they look to these eyes, by the formula that was asked for.
  public let difference: Double
}

extension Color {
  /// The pairs of a set that look less different than a bound to some eyes, the most alike first.
  ///
  /// Alpha is ignored. Takes a time that grows with the square of the number of colours.
  ///
  /// ```swift
  /// let signals = try ["#d73a49", "#28a745"].map { try Color(css: $0) }
  /// Color.confusions(among: signals, below: 20).map(\.vision)   // [.deuteranopia, .achromatopsia]
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The set.
  ///   - bound: The difference that is enough.
  ///   - visions: The eyes to look with.
  ///   - severity: How much the eyes lack, 0…1.
  ///   - model: Whose model of the lack of a cone.
  ///   - formula: How differences are measured.
  /// - Returns: A confusion for each pair and each kind of eyes under which the pair falls short;
  ///   of equally different ones the earlier pair comes first.
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
