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
    let goal = ContrastGoal(ratio: ratio, luminances: backgrounds.map(\.relativeLuminance))
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

/// The luminances that have a contrast ratio to all of several others.
private struct ContrastGoal {
  private let ratio: Double
  private let luminances: [Double]

  init(ratio: Double, luminances: [Double]) {
    self.ratio = ratio
    self.luminances = luminances
  }

  func isMet(by color: Color) -> Bool { isMet(by: color.relativeLuminance) }

  private func isMet(by luminance: Double) -> Bool {
    luminances.allSatisfy { other in
      (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05) >= ratio
    }
  }

  /// The ends of the ranges that meet the goal; the nearest colour that does not meet it already
  /// has one of these luminances.
  var bounds: [Double] {
    luminances.flatMap { other in
      // A hair inside, so that rounding does not lose the ratio.
      let lighter = (ratio * (other + 0.05) - 0.05) * (1 + 1e-12) + 1e-13
      let darker = ((other + 0.05) / ratio - 0.05) * (1 - 1e-12) - 1e-13
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
