import ColorValues
import TextSupport

/// The colors that differ from a color in one component of OKLCH, with the gamuts that have them.
struct ColorRamps {
  /// The number of colors of a ramp, with both ends.
  private static let count = 33

  private static let ranges: [(name: String, range: ClosedRange<Double>)] = [
    ("l", 0...1), ("c", 0...0.4), ("h", 0...360),
  ]

  private let color: Color
  private let components: [Double]

  init(of color: Color) {
    self.color = color
    let (lightness, chroma, hue) = color.converted(to: .oklch).components
    components = [lightness, chroma, hue]
  }

  /// The members of a trial about the color.
  var members: JSONObject {
    [
      "inGamut": Self.gamut(of: color), "oklch": components,
      "ramps": JSONObject(
        Self.ranges.enumerated().map { ($1.name, ramp(ofComponent: $0, in: $1.range)) }
      ),
      "ranges": JSONObject(
        Self.ranges.map { ($0.name, [$0.range.lowerBound, $0.range.upperBound]) }
      ),
    ]
  }

  private func ramp(ofComponent index: Int, in range: ClosedRange<Double>) -> [JSONObject] {
    (0..<Self.count).map { step in
      var parts = components
      let share = Double(step) / Double(Self.count - 1)
      parts[index] = range.lowerBound + share * (range.upperBound - range.lowerBound)
      let color = Color(.oklch, parts[0], parts[1], parts[2], alpha: color.alpha)
      return ["css": color.displayCSS, "gamut": Self.gamut(of: color)]
    }
  }

  private static func gamut(of color: Color) -> String {
    if color.isInGamut(of: .srgb) { return "srgb" }
    return color.isInGamut(of: .displayP3) ? "p3" : "none"
  }
}
