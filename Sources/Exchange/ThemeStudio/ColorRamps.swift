import ColorValues
import TextSupport

extension Color {
  /// The members of a trial about a color, with the colors that differ from it in one component of
  /// OKLCH.
  var trialMembers: JSONObject {
    let (lightness, chroma, hue) = converted(to: .oklch).components
    let components = [lightness, chroma, hue]
    let axes = [("l", 1), ("c", 0.4), ("h", 360)]
    let ramps = axes.enumerated().map { index, axis in
      let (name, end) = axis
      let colors = (0...Self.steps).map { step -> JSONObject in
        var parts = components
        parts[index] = Double(step) / Double(Self.steps) * end
        let color = Color(.oklch, parts[0], parts[1], parts[2], alpha: alpha)
        return ["css": color.displayCSS, "gamut": color.gamutName]
      }
      return (name, colors)
    }
    return [
      "inGamut": gamutName, "oklch": components, "ramps": JSONObject(ramps),
      "ranges": JSONObject(axes.map { ($0, [0, $1]) }),
    ]
  }

  /// The number of steps from the first color of a ramp to the last one.
  private static let steps = 32

  /// The name of the smallest gamut that has the color.
  private var gamutName: String {
    isInGamut(of: .srgb) ? "srgb" : isInGamut(of: .displayP3) ? "p3" : "none"
  }
}
