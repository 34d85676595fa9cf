import ColorValues

/// Contrast of composited colors.
enum SeenContrast {
  /// The possible colors behind translucent layers: the grays from black to white.
  private static let grays = (0...16).map { step in
    Color(.srgb, Double(step) / 16, Double(step) / 16, Double(step) / 16)
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
