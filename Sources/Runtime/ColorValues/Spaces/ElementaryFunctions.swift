import PlatformSupport

/// The cube root with the sign of the value.
@inline(__always)
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

@inline(__always)
func raised(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

@inline(__always)
func exponential(_ value: Double) -> Double { exp(value) }

func naturalLogarithm(_ value: Double) -> Double { log(value) }

func inverseSine(_ value: Double) -> Double { asin(value) }

func inverseCosine(_ value: Double) -> Double { acos(value) }

/// Exactly infinite at odd multiples of a right angle, as css-values-4 requires.
func tangentOfDegrees(_ degrees: Double) -> Double {
  switch degrees.wrapped(360) {
  case 90: .infinity
  case 270: -.infinity
  default: tan(degrees * (Double.pi / 180))
  }
}

@inline(__always)
func polarAngle(y: Double, x: Double) -> Double { atan2(y, x) }

@inline(__always)
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let radians = degrees * (Double.pi / 180)
  return (sin(radians), cos(radians))
}

extension Double {
  /// The value modulo a positive period, in 0..<period.
  @inline(__always)
  func wrapped(_ period: Double) -> Double {
    if self >= 0, self < period { return self }
    let rest = truncatingRemainder(dividingBy: period)
    let positive = rest < 0 ? rest + period : rest
    return positive >= period ? 0 : positive
  }

  /// A hue in 0..<360; NaN becomes 0, as in css-color-4.
  @inline(__always)
  var normalizedHue: Double { isFinite ? wrapped(360) : 0 }

  @inline(__always)
  func clamped(to range: ClosedRange<Double>) -> Double {
    // In this form NaN becomes the lower bound.
    self > range.lowerBound ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
  }
}
