/// The mathematical functions of css-values-4 that are valid for a component.
enum MathFunction {
  case calc, min, max, clamp
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp
  case abs, sign, mod, rem, round

  init?(_ name: UnsafeBufferPointer<UInt8>) {
    // The longest name has five letters.
    guard name.count <= 5 else { return nil }
    for (text, function) in MathFunction.names where unsafe name.equalsIgnoringASCIICase(text) {
      self = function
      return
    }
    return nil
  }

  private static let names: [(StaticString, MathFunction)] = [
    ("calc", .calc), ("min", .min), ("max", .max), ("clamp", .clamp), ("sin", .sin), ("cos", .cos),
    ("tan", .tan), ("asin", .asin), ("acos", .acos), ("atan", .atan), ("atan2", .atan2),
    ("pow", .pow), ("sqrt", .sqrt), ("hypot", .hypot), ("log", .log), ("exp", .exp), ("abs", .abs),
    ("sign", .sign), ("mod", .mod), ("rem", .rem), ("round", .round),
  ]

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
