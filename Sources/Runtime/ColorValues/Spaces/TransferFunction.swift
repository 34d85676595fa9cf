/// The relation of encoded RGB components to linear light, odd-symmetric, so that it is defined
/// outside 0…1 (css-color-4, "Predefined Color Spaces").
enum TransferFunction: Sendable {
  /// IEC 61966-2-1, also used by Display P3.
  case srgb
  /// Gamma 563/256 of Adobe RGB (1998).
  case a98
  /// Gamma 1.8 with a linear toe (ROMM RGB).
  case prophoto
  /// Gamma 2.4 (BT.1886), the function of rec2020 in css-color-4.
  case gamma24

  func decode(_ rgb: Vector3) -> Vector3 {
    switch self {
    case .srgb:
      TransferFunction.decodeSRGB(rgb)
    case .a98: signedPowers(rgb, 563.0 / 256)
    case .gamma24: signedPowers(rgb, 2.4)
    case .prophoto: rgb.mapComponents(TransferFunction.decodeProPhoto)
    }
  }

  func encode(_ linear: Vector3) -> Vector3 {
    switch self {
    case .srgb:
      TransferFunction.encodeSRGB(linear)
    case .a98: signedPowers(linear, 256.0 / 563)
    case .gamma24: signedPowers(linear, 1 / 2.4)
    case .prophoto: linear.mapComponents(TransferFunction.encodeProPhoto)
    }
  }

  static func decodeSRGB(_ values: Vector3) -> Vector3 {
    values.mapComponents { value in
      let magnitude = value.magnitude
      if magnitude <= 0.04045 { return value / 12.92 }
      return Double(signOf: value, magnitudeOf: raised((magnitude + 0.055) / 1.055, to: 2.4))
    }
  }

  private static func encodeSRGB(_ values: Vector3) -> Vector3 {
    values.mapComponents { value in
      let magnitude = value.magnitude
      if magnitude <= 0.0031308 { return value * 12.92 }
      return Double(signOf: value, magnitudeOf: 1.055 * raised(magnitude, to: 1 / 2.4) - 0.055)
    }
  }

  private static func decodeProPhoto(_ value: Double) -> Double {
    let magnitude = abs(value)
    if magnitude <= 16.0 / 512 { return value / 16 }
    let linear = raised(magnitude, to: 1.8)
    return value < 0 ? -linear : linear
  }

  private static func encodeProPhoto(_ value: Double) -> Double {
    let magnitude = abs(value)
    if magnitude < 1.0 / 512 { return value * 16 }
    let encoded = raised(magnitude, to: 1 / 1.8)
    return value < 0 ? -encoded : encoded
  }

  private func signedPowers(_ values: Vector3, _ exponent: Double) -> Vector3 {
    values.mapComponents { value in
      let result = raised(abs(value), to: exponent)
      return value < 0 ? -result : result
    }
  }
}

extension Vector3 {
  @inline(__always)
  func mapComponents(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }
}
