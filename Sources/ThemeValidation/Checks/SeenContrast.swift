import ColorValues

/// Contrast of what is really seen.
enum SeenContrast {
  /// What can lie behind a stack of which nothing is opaque: the grays from black to white.
  private static let grays = (0...16).map { step in
    Color(.srgb, Double(step) / 16, Double(step) / 16, Double(step) / 16)
  }

  /// What a ground can look like: itself where it is opaque, else itself over all that can lie behind.
  static func appearances(of ground: Color) -> [Color] {
    ground.alpha < 1 ? grays.map { ground.composited(over: $0) } : [ground]
  }

  /// The least contrast of a colour to the appearances of its ground.
  static func measure(
    _ foreground: Color,
    on appearances: [Color],
    by method: ColorCheck.ContrastMethod
  ) -> Double {
    var least = Double.infinity
    for ground in appearances {
      let ink = foreground.alpha < 1 ? foreground.composited(over: ground) : foreground
      let value =
        switch method {
        case .wcag: ink.contrastRatio(to: ground)
        case .tone: ink.toneDifference(to: ground)
        }
      least = min(least, value)
    }
    return least
  }
}

extension ColorCheck.ContrastMethod {
  /// The text of a limit.
  func limit(_ value: Double) -> String {
    let text = DecimalNumber.cut(value, places: 6)
    return self == .wcag ? "\(text):1" : text
  }

  /// The luminances that fall short of a limit on a ground.
  func gap(_ limit: Double, around ground: Color) -> LuminanceGap {
    switch self {
    case .wcag: LuminanceGap(ratio: limit, around: ground)
    case .tone: LuminanceGap(toneDifference: limit, around: ground)
    }
  }
}
