extension Color {
  /// The sRGB colour nearest to this one that has a contrast ratio on every background, or `nil`
  /// when no colour has.
  ///
  /// Nearest is what differs least in OKLab: lightness, chroma and hue all may give way. A colour
  /// that has the ratio already is returned as it is. Otherwise the result consists of whole bytes,
  /// so that its ``hex`` has the ratio too; where the ratio leaves no room for that, of the exact
  /// components.
  ///
  /// ```swift
  /// let link = try Color(css: "#5b9bd5")
  /// link.reaching(4.5, on: [.white])?.hex            // "#4579b6"
  /// link.reaching(4.6, on: [.white, .black])         // nil: no colour does
  /// ```
  ///
  /// - Parameters:
  ///   - ratio: The ratio of WCAG 2.2, 1…21.
  ///   - backgrounds: What the colour has to stand out from; each counts as opaque.
  /// - Returns: The colour, opaque unless it is returned as it is.
  /// - Complexity: Linear in the number of backgrounds; about a thousand conversions for each range
  ///   of luminance that remains.
  public func reaching(_ ratio: Double, on backgrounds: [Color]) -> Color? {
    nearest(keepingOutOf: backgrounds.map { LuminanceGap(ratio: ratio, around: $0) })
  }

  /// The sRGB colour nearest to this one whose luminance lies in none of several gaps, or `nil`
  /// when every luminance lies in one; see ``reaching(_:on:)``.
  package func nearest(keepingOutOf gaps: [LuminanceGap]) -> Color? {
    let goal = ContrastGoal(gaps: gaps)
    if goal.isMet(by: self) { return self }
    let target = vector(in: .oklab)
    var candidates = [fitted(to: .srgb), .black, .white]
    for bound in goal.bounds {
      let exact = LuminancePlane(luminance: bound).nearest(to: target)
      candidates += exact.neighbors
      candidates.append(Color(.srgb, exact, alpha: 1, isLegacyNotation: isLegacyNotation))
    }
    let reaching = candidates.filter(goal.isMet)
    // Whole bytes first: the exact components come last of all only where nothing else is left.
    let whole = reaching.filter { $0.rgba8Color == $0 }
    let pool = whole.isEmpty ? reaching : whole
    return pool.nearest(to: target)?.withAlpha(1)
  }
}

/// The luminances of all that has too little contrast to one background.
package struct LuminanceGap: Sendable {
  /// The highest luminance below the gap; negative where nothing is dark enough.
  let below: Double
  /// The lowest luminance above the gap; over 1 where nothing is light enough.
  let above: Double
  /// The background and the ratio to it, where that is what is asked.
  private let asked: (luminance: Double, ratio: Double)?

  /// What has less than a contrast ratio of WCAG 2.2 to a background, which counts as opaque.
  package init(ratio: Double, around background: Color) {
    let luminance = background.relativeLuminance
    below = (luminance + 0.05) / ratio - 0.05
    above = ratio * (luminance + 0.05) - 0.05
    asked = (luminance, ratio)
  }

  /// What differs in tone by less than a number from a background, which counts as opaque.
  package init(toneDifference: Double, around background: Color) {
    let tone = background.tone
    // Weights of four digits, as WCAG has them, put the luminance off by up to this much.
    let slack = 1e-3
    below = Self.luminance(ofTone: tone - toneDifference) - slack
    above = Self.luminance(ofTone: tone + toneDifference) + slack
    asked = nil
  }

  /// CIE 15:2004, the inverse of L\*.
  private static func luminance(ofTone tone: Double) -> Double {
    let root = (tone + 16) / 116
    return tone > 8 ? root * root * root : tone * 27 / 24_389
  }

  func contains(_ luminance: Double) -> Bool {
    guard let asked else { return luminance > below && luminance < above }
    // The ratio itself is compared, as whoever measures it does.
    let (lighter, darker) = (max(luminance, asked.luminance), min(luminance, asked.luminance))
    return !((lighter + 0.05) / (darker + 0.05) >= asked.ratio)
  }
}

/// The luminances that lie in none of several gaps.
private struct ContrastGoal {
  let gaps: [LuminanceGap]

  func isMet(by color: Color) -> Bool { isMet(by: color.relativeLuminance) }

  private func isMet(by luminance: Double) -> Bool {
    !gaps.contains { $0.contains(luminance) }
  }

  /// The ends of the ranges that meet the goal; the nearest colour that does not meet it already
  /// has one of these luminances.
  var bounds: [Double] {
    gaps.flatMap { gap in
      // A hair inside, so that rounding does not lose the ratio.
      let lighter = gap.above * (1 + 1e-12) + 1e-13
      let darker = gap.below * (1 - 1e-12) - 1e-13
      return [lighter.nearEnd, darker.nearEnd]
    }.filter { (0...1).contains($0) && isMet(by: $0) }
  }
}

extension Double {
  /// The end of 0…1 when the value misses it by rounding.
  fileprivate var nearEnd: Double {
    if abs(self) < 1e-9 { return 0 }
    return abs(self - 1) < 1e-9 ? 1 : self
  }
}

extension [Color] {
  /// The one that differs least from a colour in OKLab.
  fileprivate func nearest(to target: Vector3) -> Color? {
    self.min { $0.distance(to: target) < $1.distance(to: target) }
  }
}

extension Color {
  fileprivate func distance(to target: Vector3) -> Double {
    let delta = vector(in: .oklab) - target
    return (delta * delta).sum()
  }

  /// The colour rounded to bytes.
  fileprivate var rgba8Color: Color {
    let (red, green, blue, alpha) = rgba8
    let value =
      UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    return HexColor.color(value)
  }
}

extension Vector3 {
  /// The colours of whole bytes around encoded components in 0…1.
  fileprivate var neighbors: [Color] {
    let bytes = (self * 255).rounded(.toNearestOrAwayFromZero)
    let steps = [-2.0, -1, 0, 1, 2]
    return steps.flatMap { red in
      steps.flatMap { green in
        steps.map { blue in
          let moved = (bytes + Vector3(red, green, blue)).mapComponents { $0.clamped(0, 255) }
          return Color(.srgb, moved / 255, alpha: 1, isLegacyNotation: true)
        }
      }
    }
  }
}
