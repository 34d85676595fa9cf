extension Color {
  /// Returns the color in another space, with missing components carried forward as in css-color-4.
  ///
  /// A component that is `none` remains `none` if the target space has an analogous component (red
  /// and x, lightness, chroma and saturation, hue, …). A hue that is powerless in the result, as
  /// for all grays, becomes missing. Nothing is clipped; in its own space a color is returned
  /// unchanged.
  ///
  /// ```swift
  /// try Color(css: "gray").converted(to: .oklch).missing   // [.third]
  /// ```
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    var source = vector
    if Powerless.isHuePowerless(source, in: space) { source = Powerless.gray(source, in: space) }
    var value = Conversion.convert(source, from: space, to: target)
    var missing: MissingComponents = []
    if Powerless.isHuePowerless(value, in: target) {
      value = Powerless.gray(value, in: target)
      missing.insert(.component(target.hueIndex ?? 0))
    }
    if self.missing != [] {
      missing.formUnion(self.missing.carried(from: space, to: target))
    }
    return Color(
      target,
      value,
      alpha: alpha,
      missing: missing,
      isLegacyNotation: isLegacyNotation && target.hasLegacyNotation
    )
  }

  /// Returns the components in another space, with 0 for missing components.
  @inline(__always)
  func vector(in target: ColorSpace) -> Vector3 {
    Conversion.convert(vector, from: space, to: target)
  }
}

extension ColorSpace {
  /// Whether CSS had a notation for the space before CSS Color 4.
  var hasLegacyNotation: Bool { self == .srgb || self == .hsl || self == .hwb }
}
