/// The method by which ``Color/fitted(to:by:)`` maps a color into a gamut.
///
/// The first two keep lightness and hue in OKLCH and reduce chroma; their results differ visibly.
/// Display P3 green in sRGB: `#00fb29`, `#00f74f` and `#00ff00`.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// The binary search of css-color-4 with local minimum difference: it keeps the most chroma.
  case css
  /// The ray trace of css-color-4: it takes constant time and keeps slightly less chroma.
  case rayTrace
  /// Independent clipping of each channel, as in graphics systems; it shifts hue and lightness.
  case clip
}

extension Color {
  /// Returns whether the color is within the gamut of a space.
  ///
  /// Spaces without a gamut (XYZ, Lab, LCH, OKLab, OKLCH) contain all colors; the gamut of `hsl`,
  /// `hwb` and `hsv` is that of `srgb`.
  ///
  /// A channel (0…1) may be outside by the tolerance; the default covers rounding noise of
  /// conversions and is finer than any display.
  public func isInGamut(of space: ColorSpace, tolerance: Double = 0.000075) -> Bool {
    guard space.isBounded else { return true }
    let rgb = vector(in: space.rectangularForm)
    return rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance
  }

  /// Whether displays of sRGB show another color: whether a channel is outside sRGB by more than
  /// half of the step of a byte.
  ///
  /// The digits of a color in OKLCH are rounded, so that a color of sRGB can be outside by less.
  package var needsWideGamut: Bool {
    guard !isInGamut(of: .srgb) else { return false }
    let color = converted(to: .srgb)
    return [color.c1, color.c2, color.c3].contains { !(-0.5 / 255...255.5 / 255).contains($0) }
  }

  /// Returns the color in a space, mapped into its gamut if it is outside.
  ///
  /// A color inside is only converted. The result is exactly within the gamut, except for rounding
  /// in a cylindrical form.
  ///
  /// ```swift
  /// try Color(css: "color(display-p3 0 1 0)").fitted(to: .srgb).hex   // "#00fb29"
  /// ```
  ///
  /// Source: css-color-4, "CSS gamut mapping to an RGB destination" and "Sample pseudocode for the
  /// ray trace".
  public func fitted(to space: ColorSpace, by method: GamutMapping = .css) -> Color {
    guard space.isBounded else { return converted(to: space) }
    let form = space.rectangularForm
    let rgb = vector(in: form)
    if rgb.isInUnit { return converted(to: space) }
    let isNearlyInside = rgb.min() >= -0.000075 && rgb.max() <= 1.000075
    let mapped =
      if method == .clip || isNearlyInside {
        rgb.clampedToUnit
      } else {
        mapByChroma(to: form, by: method)
      }
    let carried = missing == [] ? missing : missing.intersection(.alpha)
    let fitted = Color(
      form,
      mapped,
      alpha: alpha,
      missing: carried,
      isLegacyNotation: isLegacyNotation && form.hasLegacyNotation
    )
    return fitted.converted(to: space)
  }

  private func mapByChroma(to form: ColorSpace, by method: GamutMapping) -> Vector3 {
    let lab = vector(in: .oklab)
    if lab.x >= 1 { return Vector3(1, 1, 1) }
    if lab.x <= 0 { return .zero }
    let basis = form.linearBasis
    let linear = method == .rayTrace ? basis.rayTraced(lab) : basis.chromaReduced(lab)
    return form.encode(linear).clampedToUnit
  }
}

extension Vector3 {
  @inline(__always)
  var isInUnit: Bool { x >= 0 && x <= 1 && y >= 0 && y <= 1 && z >= 0 && z <= 1 }

  @inline(__always)
  var clampedToUnit: Vector3 { mapComponents { $0.clamped(to: 0...1) } }
}
