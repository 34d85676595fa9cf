/// The mathematical functions of css-values-4 that are valid for a component.
enum MathFunction: String {
  case calc, min, max, clamp
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp
  case abs, sign, mod, rem, round

  init?(_ name: UnsafeBufferPointer<UInt8>) {
    // The longest name has five letters.
    guard name.count <= 5 else { return nil }
    self.init(rawValue: unsafe String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Returns the value of a named constant in calculations.
  static func constant(_ name: UnsafeBufferPointer<UInt8>) -> Double? {
    if unsafe name.equalsIgnoringASCIICase("pi") { return .pi }
    if unsafe name.equalsIgnoringASCIICase("e") { return 2.718281828459045 }
    if unsafe name.equalsIgnoringASCIICase("infinity") { return .infinity }
    if unsafe name.equalsIgnoringASCIICase("-infinity") { return -.infinity }
    if unsafe name.equalsIgnoringASCIICase("nan") { return .nan }
    return nil
  }
}
