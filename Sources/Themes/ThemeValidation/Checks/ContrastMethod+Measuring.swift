import ColorValues
import TextSupport

extension ShownColor {
  /// The possible colors behind translucent layers: 17 grays from black to white.
  private static let grays = (0...16).map { step in
    Color(.srgb, Double(step) / 16, Double(step) / 16, Double(step) / 16)
  }

  /// Returns the appearances of a background: itself if it is opaque, otherwise composited over all
  /// grays.
  static func appearances(of background: Color) -> [ShownColor] {
    background.alpha < 1
      ? grays.map { ShownColor(background.composited(over: $0)) } : [ShownColor(background)]
  }
}

extension ColorCheck.Screen {
  /// The words for the display in messages; empty for displays with all colors.
  var words: String {
    switch self {
    case .display: ""
    case .terminal256: "on a 256-color terminal"
    case .terminal16: "on a 16-color terminal"
    }
  }

  /// Returns a foreground and an opaque background as the display shows them.
  fileprivate func shown(_ foreground: ShownColor, on background: ShownColor) -> (
    ShownColor, ShownColor
  ) {
    guard self != .display else { return (foreground, background) }
    let colors = [foreground.color.composited(over: background.color), background.color]
    let shown = colors.map { ShownColor(nearest(to: $0)) }
    return (shown[0], shown[1])
  }

  /// Returns the nearest color of a terminal.
  func nearest(to color: Color) -> Color {
    let indices = self == .terminal16 ? 0..<16 : 16..<256
    return Color.xtermColors[Int(color.nearestXtermColor(among: indices))]
  }
}

extension ColorCheck.ContrastMethod {
  /// Returns the lowest contrast of a color to the appearances of its background.
  ///
  /// - Parameters:
  ///   - foreground: The color.
  ///   - appearances: The backgrounds.
  ///   - gamut: The gamut of the display; nil for all.
  ///   - screen: The display; on a terminal, both colors are the nearest ones that it has.
  /// - Returns: The lowest contrast; infinite without appearances.
  func lowestContrast(
    of foreground: ShownColor,
    on appearances: [ShownColor],
    in gamut: ColorSpace?,
    shownOn screen: ColorCheck.Screen = .display
  ) -> Double {
    appearances.lazy.map { background in
      let (foreground, background) = screen.shown(foreground, on: background)
      return switch self {
      case .wcag: foreground.contrastRatio(on: background, in: gamut)
      case .tone: foreground.toneDifference(on: background, in: gamut)
      }
    }.min() ?? .infinity
  }

  /// The text of a limit.
  package func limit(_ value: Double) -> String {
    let text = NumberText.message(value, .cut(6))
    return self == .wcag ? "\(text):1" : text
  }

  /// Returns the excluded luminance range of a limit around a background.
  func gap(
    _ limit: Double,
    around background: ShownColor,
    in gamut: ColorSpace?
  ) -> ExcludedLuminanceRange {
    switch self {
    case .wcag: ExcludedLuminanceRange(ratio: limit, around: background, in: gamut)
    case .tone: ExcludedLuminanceRange(toneDifference: limit, around: background, in: gamut)
    }
  }
}
