import TextSupport

extension Scanner {
  /// Reads `[+-]? (digits | digits.digits | .digits) (e[+-]?digits)?`, which is known to begin
  /// here.
  ///
  /// Numbers of up to 15 digits with a small exponent, whose parts a `Double` represents exactly,
  /// take one rounded multiplication or division, so that the result is the nearest; other numbers
  /// are parsed by the standard library.
  mutating func scanNumber() -> Double {
    let start = position
    var index = start
    let isNegative = byte(at: index) == 0x2D
    if isNegative || byte(at: index) == 0x2B { index += 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var exponent = 0
    while byte(at: index).isASCIIDigit {
      digits = unsafe digits &* 10 &+ UInt64(bytes[index] &- 0x30)
      if digits != 0 { digitCount += 1 }
      index += 1
    }
    if byte(at: index) == 0x2E, byte(at: index + 1).isASCIIDigit {
      index += 1
      while byte(at: index).isASCIIDigit {
        digits = unsafe digits &* 10 &+ UInt64(bytes[index] &- 0x30)
        if digits != 0 { digitCount += 1 }
        exponent -= 1
        index += 1
      }
    }
    if byte(at: index).lowercasedASCII == 0x65 { index = scanExponent(from: index, &exponent) }
    skip(to: index)
    if digitCount <= 15, exponent >= -22, exponent <= 22 {
      let whole = Double(digits)
      let scaled =
        exponent < 0
        ? whole / Scanner.powersOfTen(-exponent) : whole * Scanner.powersOfTen(exponent)
      return isNegative ? -scaled : scaled
    }
    return unsafe Double(String(decoding: slice(start..<index), as: UTF8.self)) ?? 0
  }

  /// Returns the end of the number: before the `e` if no digits follow it.
  private func scanExponent(from start: Int, _ exponent: inout Int) -> Int {
    var index = start + 1
    let sign = byte(at: index)
    if sign == 0x2D || sign == 0x2B { index += 1 }
    guard byte(at: index).isASCIIDigit else { return start }
    var value = 0
    while byte(at: index).isASCIIDigit {
      // Larger exponents all give zero or infinity; the bound prevents overflow of the sum.
      if value < 100_000 { value = unsafe value * 10 + Int(bytes[index] &- 0x30) }
      index += 1
    }
    exponent += sign == 0x2D ? -value : value
    return index
  }

  @inline(__always)
  private static func powersOfTen(_ exponent: Int) -> Double {
    unsafe powers.withUnsafeBufferPointer { unsafe $0[exponent] }
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
