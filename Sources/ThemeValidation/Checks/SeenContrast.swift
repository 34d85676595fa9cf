import ColorValues

/// Contrast of composited colors.
package enum SeenContrast {
  /// The number of grays on which translucent backgrounds are measured.
  package static let grayCount = 17

  /// The possible colors behind translucent layers: grays from black to white.
  private static let grays = (0..<grayCount).map { step in
    let value = Double(step) / Double(grayCount - 1)
    return Color(.srgb, value, value, value)
  }

  /// Returns the appearances of a background: itself if it is opaque, otherwise composited over all
  /// grays.
  static func appearances(of background: Color) -> [Color] {
    background.alpha < 1 ? grays.map { background.composited(over: $0) } : [background]
  }

  /// Returns the lowest contrast of a color to the appearances of its background.
  static func measure(
    _ foreground: Color,
    on appearances: [Color],
    by method: ColorCheck.ContrastMethod
  ) -> Double {
    var least = Double.infinity
    for background in appearances {
      let ink = foreground.alpha < 1 ? foreground.composited(over: background) : foreground
      let value =
        switch method {
        case .wcag: ink.contrastRatio(to: background)
        case .tone: ink.toneDifference(to: background)
        }
      least = min(least, value)
    }
    return least
  }
}

extension ColorCheck.ContrastMethod {
  /// The text of a limit.
  package func limit(_ value: Double) -> String {
    let text = DecimalNumber.cut(value, places: 6)
    return self == .wcag ? "\(text):1" : text
  }

  /// Returns the excluded luminance range of a limit around a background.
  func gap(_ limit: Double, around background: Color) -> LuminanceGap {
    switch self {
    case .wcag: LuminanceGap(ratio: limit, around: background)
    case .tone: LuminanceGap(toneDifference: limit, around: background)
    }
  }
}
