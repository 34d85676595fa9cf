extension Color {
  /// The sRGB colour nearest to this one that has a contrast ratio on every background, or `nil`
  /// when no colour has.
  ///
  /// Nearest is what differs least by CIEDE2000: lightness, chroma and hue all may give way, but a
  /// gray stays one. A colour that has the ratio already is returned as it is. Otherwise the result
  /// consists of whole bytes, so that its ``hex`` has the ratio too; where the ratio leaves no room
  /// for that, of the exact components.
  ///
  /// ```swift
  /// let link = try Color(css: "#5b9bd5")
  /// link.reaching(4.5, on: [.white])?.hex            // "#3d7bb1"
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
    let opaque = withAlpha(1)
    let gaps = backgrounds.map { LuminanceGap(ratio: ratio, around: $0) }
    return ContrastGoal(gaps: gaps).isMet(by: opaque) ? self : opaque.nearest(keepingOutOf: gaps)
  }

  /// The sRGB colour nearest to this one that is seen with a luminance in none of several gaps, or
  /// `nil` when there is none; see ``reaching(_:on:)``.
  ///
  /// A translucent colour is seen over the background of each gap. It keeps its alpha where a colour
  /// with it passes; else it gets no more alpha than it needs; else it becomes another, opaque one.
  ///
  /// - Parameters:
  ///   - gaps: The luminances to keep out of.
  ///   - isAccepted: What is asked besides; nil where nothing is.
  /// - Returns: The colour, in whole bytes where these leave room for it.
  package func nearest(
    keepingOutOf gaps: [LuminanceGap],
    where isAccepted: ((Color) -> Bool)? = nil
  ) -> Color? {
    let goal = ContrastGoal(gaps: gaps)
    func passes(_ color: Color) -> Bool { goal.isMet(by: color) && isAccepted?(color) ?? true }
    if passes(self) { return self }
    if alpha < 1 {
      return nearest(where: passes) ?? withLeastAlpha(where: passes)
        ?? withAlpha(1).nearest(keepingOutOf: gaps, where: isAccepted)
    }
    let reaching = candidates(for: goal).filter(passes)
    // Whole bytes first; exact components only where nothing else is left.
    let whole = reaching.filter { $0.rgba8Color == $0 }
    if let found = (whole.isEmpty ? reaching : whole).nearest(to: vector(in: .lab)) {
      return found.withAlpha(1)
    }
    return isAccepted == nil ? nil : nearest(where: passes)
  }

  /// The colour with the least additional alpha that passes, if more alpha helps.
  private func withLeastAlpha(where passes: (Color) -> Bool) -> Color? {
    let bytes = rgba8Color
    return (Int(rgba8.alpha)...255).lazy
      .map { bytes.withAlpha(Double($0) / 255) }
      .first { $0.alpha > alpha && passes($0) }
  }

  /// Colours with the luminances at which a goal is just met, and the ends of the gamut.
  private func candidates(for goal: ContrastGoal) -> [Color] {
    var candidates = [fitted(to: .srgb), .black, .white]
    if isNeutral { candidates += Color.grays }
    for bound in goal.bounds {
      let exact =
        isGray
        ? TransferFunction.srgb.encode(Vector3(repeating: bound)).clampedToUnit
        : LuminancePlane(luminance: bound).nearest(to: vector(in: .lab))
      if !isGray { candidates += exact.neighbors }
      candidates.append(Color(.srgb, exact, alpha: 1, isLegacyNotation: isLegacyNotation))
    }
    if isGray { return candidates.filter(\.isGray) }
    return isNeutral ? candidates.filter(\.isNeutral) : candidates
  }
}

/// The luminances of all that has too little contrast to one background.
package struct LuminanceGap: Sendable {
  /// The highest luminance below the gap; negative where nothing is dark enough.
  let below: Double
  /// The lowest luminance above the gap; over 1 where nothing is light enough.
  let above: Double
  /// What is behind, which shows through what is translucent.
  let background: Color
  /// The background and the ratio to it, where that is what is asked.
  private let asked: (luminance: Double, ratio: Double)?

  /// What has less than a contrast ratio of WCAG 2.2 to a background, which counts as opaque.
  package init(ratio: Double, around background: Color) {
    let luminance = background.relativeLuminance
    below = (luminance + 0.05) / ratio - 0.05
    above = ratio * (luminance + 0.05) - 0.05
    asked = (luminance, ratio)
    self.background = background
  }

  /// What differs in tone by less than a number from a background, which counts as opaque.
  package init(toneDifference: Double, around background: Color) {
    let tone = background.tone
    // Weights of four digits, as WCAG has them, put the luminance off by up to this much.
    let slack = 1e-3
    below = Self.luminance(ofTone: tone - toneDifference) - slack
    above = Self.luminance(ofTone: tone + toneDifference) + slack
    asked = nil
    self.background = background
  }

  /// CIE 15:2004, the inverse of L\*.
  private static func luminance(ofTone tone: Double) -> Double {
    let root = (tone + 16) / 116
    return tone > 8 ? root * root * root : tone * 27 / 24_389
  }

  /// Whether a colour is seen with a luminance in the gap.
  func contains(_ color: Color) -> Bool {
    let seen = color.alpha < 1 ? color.composited(over: background) : color
    return contains(seen.relativeLuminance)
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

  func isMet(by color: Color) -> Bool { !gaps.contains { $0.contains(color) } }

  /// The ends of the ranges that meet the goal; the nearest opaque colour that does not meet it
  /// already has one of these luminances.
  var bounds: [Double] {
    gaps.flatMap { gap in
      // A hair inside, so that rounding does not lose the ratio.
      let lighter = gap.above * (1 + 1e-12) + 1e-13
      let darker = gap.below * (1 - 1e-12) - 1e-13
      return [lighter.nearEnd, darker.nearEnd]
    }.filter { bound in (0...1).contains(bound) && !gaps.contains { $0.contains(bound) } }
  }
}

extension Double {
  /// The end of 0…1 when the value misses it by rounding.
  fileprivate var nearEnd: Double {
    if abs(self) < 1e-9 { return 0 }
    return abs(self - 1) < 1e-9 ? 1 : self
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
