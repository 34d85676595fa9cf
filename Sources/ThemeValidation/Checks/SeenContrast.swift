import ColorValues

/// Contrast of composited colors.
enum SeenContrast {
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

  /// Returns the lowest contrast of a color to the appearances of its background.
  ///
  /// - Parameters:
  ///   - foreground: The color.
  ///   - appearances: The backgrounds.
  ///   - method: How contrast is measured.
  ///   - gamut: The gamut of the display; nil for all.
  /// - Returns: The lowest contrast; infinite without appearances.
  static func measure(
    _ foreground: ShownColor,
    on appearances: [ShownColor],
    by method: ColorCheck.ContrastMethod,
    in gamut: ColorSpace?
  ) -> Double {
    appearances.lazy.map { background in
      switch method {
      case .wcag: foreground.contrastRatio(on: background, in: gamut)
      case .tone: foreground.toneDifference(on: background, in: gamut)
      }
    }.min() ?? .infinity
  }
}

extension ColorCheck.ContrastMethod {
  /// The text of a limit.
  package func limit(_ value: Double) -> String {
    let text = DecimalNumber.cut(value, places: 6)
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
