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
    if space.isHuePowerless(source) { source = space.gray(source) }
    var value = space.convert(source, to: target)
    var missing: MissingComponents = []
    if target.isHuePowerless(value) {
      value = target.gray(value)
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
    space.convert(vector, to: target)
  }
}

extension ColorSpace {
  /// Whether CSS had a notation for the space before CSS Color 4.
  var hasLegacyNotation: Bool { self == .srgb || self == .hsl || self == .hwb }
}

extension ColorSpace {
  /// Converts bare components to any other space, without regard to missing components.
  func convert(_ components: Vector3, to target: ColorSpace) -> Vector3 {
    if self == target { return components }
    let from = rectangularForm
    let to = target.rectangularForm
    var value = flatten(components)
    if from != to { value = from.convertRectangular(value, to: to) }
    return target.raise(value)
  }

  /// Converts from a cylindrical form to its rectangular form.
  @inline(__always)
  private func flatten(_ value: Vector3) -> Vector3 {
    switch self {
    case .lch, .oklch: value.rectangular
    case .hsl: .rgb(hsl: value)
    case .hwb: .rgb(hwb: value)
    case .hsv: .rgb(hsv: value)
    default: value
    }
  }

  /// Converts from a rectangular form to its cylindrical form.
  @inline(__always)
  private func raise(_ value: Vector3) -> Vector3 {
    switch self {
    case .lch, .oklch: value.cylindrical
    case .hsl: .hsl(rgb: value)
    case .hwb: .hwb(rgb: value)
    case .hsv: .hsv(rgb: value)
    default: value
    }
  }

  private func convertRectangular(_ value: Vector3, to: ColorSpace) -> Vector3 {
    switch (self, to) {
    case (.oklab, .lab):
      let xyz = Matrix3.lmsToXYZ * Vector3.lms(oklab: value)
      return Vector3.lab(xyz50: Matrix3.d65ToD50 * xyz)
    case (.lab, .oklab):
      let xyz = Matrix3.d50ToD65 * Vector3.xyz50(lab: value)
      return Vector3.oklab(lms: Matrix3.xyzToLMS * xyz)
    case (.oklab, _):
      return to.encode(to.matrix(\.fromLMS) * Vector3.lms(oklab: value))
    case (.lab, _):
      return to.encode(to.matrix(\.fromXYZ50) * Vector3.xyz50(lab: value))
    case (_, .oklab):
      return Vector3.oklab(lms: matrix(\.toLMS) * decode(value))
    case (_, .lab):
      return Vector3.lab(xyz50: matrix(\.toXYZ50) * decode(value))
    case (.srgb, .srgbLinear), (.displayP3, .displayP3Linear):
      return decode(value)
    case (.srgbLinear, .srgb), (.displayP3Linear, .displayP3):
      return to.encode(value)
    default:
      let xyz = matrix(\.toXYZ) * decode(value)
      return to.encode(to.matrix(\.fromXYZ) * xyz)
    }
  }
}

extension ColorSpace {
  /// The space of which this one is the cylindrical form, or itself.
  @inline(__always)
  var rectangularForm: ColorSpace {
    switch self {
    case .lch: .lab
    case .oklch: .oklab
    case .hsl, .hwb, .hsv: .srgb
    default: self
    }
  }

  /// The matrices of the linear light of the space; the matrices of XYZ for the Lab spaces.
  var linearBasis: LinearBasis {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb, .hsv: .srgb
    case .displayP3, .displayP3Linear: .displayP3
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .rec2020
    case .xyzD65, .oklab, .oklch: .xyzD65
    case .xyzD50, .lab, .lch: .xyzD50
    }
  }

  /// One of the matrices of ``linearBasis``, read in place, because all of them take half a
  /// kilobyte.
  @inline(__always)
  func matrix(_ pick: (LinearBasis) -> Matrix3) -> Matrix3 {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb, .hsv: pick(.srgb)
    case .displayP3, .displayP3Linear: pick(.displayP3)
    case .a98RGB: pick(.a98)
    case .prophotoRGB: pick(.prophoto)
    case .rec2020: pick(.rec2020)
    case .xyzD65, .oklab, .oklch: pick(.xyzD65)
    case .xyzD50, .lab, .lch: pick(.xyzD50)
    }
  }

  /// The transfer function of the components, or `nil` if they are linear.
  @inline(__always)
  var transferFunction: TransferFunction? {
    switch self {
    case .srgb, .displayP3, .hsl, .hwb, .hsv: .srgb
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .gamma24
    case .srgbLinear, .displayP3Linear, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: nil
    }
  }

  @inline(__always)
  func decode(_ value: Vector3) -> Vector3 { transferFunction?.decode(value) ?? value }

  @inline(__always)
  func encode(_ value: Vector3) -> Vector3 { transferFunction?.encode(value) ?? value }
}

extension Vector3 {
  /// The lightness, chroma and hue of components that are lightness and two axes.
  @inline(__always)
  fileprivate var cylindrical: Vector3 {
    let chroma = (y * y + z * z).squareRoot()
    var hue = polarAngle(y: z, x: y) * (180 / Double.pi)
    if hue < 0 { hue += 360 }
    return Vector3(x, chroma, hue >= 360 ? 0 : hue)
  }

  /// The lightness and two axes of components that are lightness, chroma and hue.
  @inline(__always)
  fileprivate var rectangular: Vector3 {
    let (sine, cosine) = sineAndCosine(degrees: z)
    return Vector3(x, y * cosine, y * sine)
  }
}
