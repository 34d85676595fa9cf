extension Color {
  /// The colour expressed in another space, missing components carried as css-color-4 says.
  ///
  /// A component that is `none` stays `none` where the target space has an analogous one (red and
  /// x, lightness, chroma and saturation, hue, …). A hue that the conversion leaves without power,
  /// as for every gray, becomes missing. Nothing is clipped; in its own space a colour is returned
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

  /// The components in another space, with 0 for what is missing.
  @inline(__always)
  func vector(in target: ColorSpace) -> Vector3 {
    Conversion.convert(vector, from: space, to: target)
  }
}

extension ColorSpace {
  /// Whether CSS had a notation for the space before version 4.
  var hasLegacyNotation: Bool { self == .srgb || self == .hsl || self == .hwb }
}
