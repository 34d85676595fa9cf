extension Color {
  /// Returns the sRGB color nearest to this one that has a contrast ratio with all backgrounds.
  ///
  /// If no color has the ratio with all of them, the result is black or white, whichever has the
  /// higher minimum ratio. Compare ``contrastRatio(to:)`` where this matters.
  ///
  /// The nearest color has the smallest CIEDE2000 difference: lightness, chroma and hue may all
  /// change, but a gray remains gray. A color that already has the ratio is returned unchanged.
  /// Otherwise the components are whole bytes, so that the ``hex`` text has the ratio too. Colors
  /// are measured as exported files show them: outside sRGB, the color and a background have the
  /// ratio on displays of sRGB and of Display P3.
  ///
  /// ```swift
  /// let link = try Color(css: "#5b9bd5")
  /// link.reaching(4.5, on: [.white]).hex            // "#3d7bb1"
  /// link.reaching(4.6, on: [.white, .black]).hex    // "#ffffff": no color has the ratio on both
  /// ```
  ///
  /// - Parameters:
  ///   - ratio: The ratio of WCAG 2.2, 1…21.
  ///   - backgrounds: The colors that must contrast with the result; each counts as opaque.
  /// - Returns: The color, opaque unless it is returned unchanged.
  /// - Complexity: Linear in the number of backgrounds; about a thousand conversions for each range
  ///   of luminance that remains.
  public func reaching(_ ratio: Double, on backgrounds: [Color]) -> Color {
    if let color = nearest(reaching: ratio, on: backgrounds) { return color }
    func lowest(_ color: Color) -> Double {
      backgrounds.map { color.contrastRatio(to: $0) }.min() ?? 0
    }
    return lowest(.white) > lowest(.black) ? .white : .black
  }

  /// Returns the color of ``reaching(_:on:)``, or nil if no color has the ratio.
  package func nearest(reaching ratio: Double, on backgrounds: [Color]) -> Color? {
    let opaque = withAlpha(1)
    let ranges = backgrounds.map { ExcludedLuminanceRange(ratio: ratio, around: ShownColor($0)) }
    return ranges.allow(opaque) ? self : opaque.nearest(keepingOutOf: ranges)
  }

  /// Returns the sRGB color nearest to this one whose displayed luminance is outside all excluded
  /// ranges, or `nil` if there is none; see ``reaching(_:on:)``.
  ///
  /// A translucent color is displayed over the background of each range. It keeps its alpha if a
  /// color with that alpha passes. Otherwise it gets the least alpha that passes, and otherwise it
  /// becomes another, opaque color.
  ///
  /// - Parameters:
  ///   - ranges: The excluded luminance ranges.
  ///   - isAccepted: A further condition, or nil for none.
  /// - Returns: The color, in whole bytes.
  package func nearest(
    keepingOutOf ranges: [ExcludedLuminanceRange],
    where isAccepted: ((Color) -> Bool)? = nil
  ) -> Color? {
    func passes(_ color: Color) -> Bool { ranges.allow(color) && isAccepted?(color) ?? true }
    if passes(self) { return self }
    if alpha < 1 {
      return nearest(where: passes) ?? withLeastAlpha(where: passes)
        ?? withAlpha(1).nearest(keepingOutOf: ranges, where: isAccepted)
    }
    let reaching = candidates(outside: ranges).filter(passes)
    if let found = reaching.nearest(to: vector(in: .lab)) { return found.withAlpha(1) }
    return isAccepted == nil ? nil : nearest(where: passes)
  }

  /// Returns the color with the least additional alpha that passes, or nil if more alpha does not
  /// help.
  private func withLeastAlpha(where passes: (Color) -> Bool) -> Color? {
    let bytes = rgba8Color
    return (Int(rgba8.alpha)...255).lazy
      .map { bytes.withAlpha(Double($0) / 255) }
      .first { $0.alpha > alpha && passes($0) }
  }

  /// Returns colors of whole bytes with about the luminances at which a goal is just met, and the
  /// ends of the gamut.
  private func candidates(outside ranges: [ExcludedLuminanceRange]) -> [Color] {
    if isGray { return Color.grays }
    var candidates = [rgba8Color, .black, .white]
    if isNeutral { candidates += Color.grays }
    for bound in ranges.bounds {
      candidates += LuminancePlane(luminance: bound).nearest(to: vector(in: .lab)).neighbors
    }
    return isNeutral ? candidates.filter(\.isNeutral) : candidates
  }
}

/// The luminances of all colors with too little contrast to one background.
package struct ExcludedLuminanceRange: Sendable {
  /// The highest luminance below the range; negative if no color is dark enough.
  let below: Double
  /// The lowest luminance above the range; over 1 if no color is light enough.
  let above: Double
  /// The background, which is visible through a translucent color.
  private let background: ShownColor
  /// The required ratio, or nil if a tone difference is required.
  private let ratio: Double?
  /// The gamut of the display; nil for all.
  private let gamut: ColorSpace?

  /// Creates the range of less than a contrast ratio of WCAG 2.2 to a background, which counts as
  /// opaque.
  package init(ratio: Double, around background: ShownColor, in gamut: ColorSpace? = nil) {
    below = (background.luminanceRange.lowerBound + 0.05) / ratio - 0.05
    above = ratio * (background.luminanceRange.upperBound + 0.05) - 0.05
    self.background = background
    self.ratio = ratio
    self.gamut = gamut
  }

  /// Creates the range of less than a tone difference from a background, which counts as opaque.
  package init(
    toneDifference: Double,
    around background: ShownColor,
    in gamut: ColorSpace? = nil
  ) {
    // The four-digit weights of WCAG change the luminance by up to this amount.
    let slack = 1e-3
    below = Self.luminance(ofTone: background.toneRange.lowerBound - toneDifference) - slack
    above = Self.luminance(ofTone: background.toneRange.upperBound + toneDifference) + slack
    self.background = background
    self.gamut = gamut
    ratio = nil
  }

  /// CIE 15:2004, the inverse of L\*.
  private static func luminance(ofTone tone: Double) -> Double {
    let root = (tone + 16) / 116
    return tone > 8 ? root * root * root : tone * 27 / 24_389
  }

  /// Whether a color has too little contrast as exported files show it.
  func contains(_ color: Color) -> Bool {
    guard let ratio else {
      let seen = color.alpha < 1 ? color.composited(over: background.color) : color
      let shown = ShownColor(seen).luminanceRange
      return shown.upperBound > below && shown.lowerBound < above
    }
    // The ratio itself is compared, as in a measurement.
    return !(ShownColor(color).contrastRatio(on: background, in: gamut) >= ratio)
  }

  func contains(_ luminance: Double) -> Bool {
    guard let ratio else { return luminance > below && luminance < above }
    return [background.luminanceRange.lowerBound, background.luminanceRange.upperBound].contains {
      !(Color.contrastRatio(luminance, $0) >= ratio)
    }
  }
}

/// A goal of contrast: the luminances outside several excluded ranges.
extension [ExcludedLuminanceRange] {
  fileprivate func allow(_ color: Color) -> Bool { !contains { $0.contains(color) } }

  /// The ends of the ranges that meet the goal.
  ///
  /// The opaque color nearest to a color that does not meet the goal has one of these luminances.
  fileprivate var bounds: [Double] {
    flatMap { range in
      // Slightly inside, so that rounding does not lose the ratio.
      let lighter = range.above * (1 + 1e-12) + 1e-13
      let darker = range.below * (1 - 1e-12) - 1e-13
      return [lighter.nearEnd, darker.nearEnd]
    }.filter { bound in (0...1).contains(bound) && !contains { $0.contains(bound) } }
  }
}

extension Double {
  /// Returns the end of 0…1 if the value misses it only by rounding.
  fileprivate var nearEnd: Double {
    if abs(self) < 1e-9 { return 0 }
    return abs(self - 1) < 1e-9 ? 1 : self
  }
}

extension Vector3 {
  /// Returns the colors of whole bytes around encoded components in 0…1.
  fileprivate var neighbors: [Color] {
    let bytes = (self * 255).rounded(.toNearestOrAwayFromZero)
    let steps = [-2.0, -1, 0, 1, 2]
    return steps.flatMap { red in
      steps.flatMap { green in
        steps.map { blue in
          let moved = (bytes + Vector3(red, green, blue)).mapComponents { $0.clamped(to: 0...255) }
          return Color(.srgb, moved / 255, alpha: 1, isLegacyNotation: true)
        }
      }
    }
  }
}
