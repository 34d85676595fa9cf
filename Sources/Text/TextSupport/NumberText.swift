/// Numbers as text: the only conversion of `Double` to output text.
///
/// All functions return valid text of their format for all values: never `-0`, `nan` or `inf`.
///
/// | | infinite | not a number | exponent |
/// | --- | --- | --- | --- |
/// | ``css(_:_:)`` | `calc(infinity)` | `calc(NaN)` | never |
/// | ``json(_:_:)`` | the greatest finite number | `null` | from 1e16, exact ones below 1e-4 |
/// | ``plain(_:_:limit:)`` | the limit | `0` | never |
/// | ``message(_:_:)`` | `infinity` | `undefined` | from 1e15, and below 1e-6 |
package enum NumberText {
  /// The digits of a text.
  package enum Digits: Hashable, Sendable {
    /// The fewest digits that read back as the same number.
    case exact
    /// At most a number of significant digits, rounded half up.
    case significant(Int)
    /// At most a number of decimals, rounded half away from zero.
    case places(Int)
    /// Exactly a number of decimals, rounded half away from zero.
    case fixed(Int)
    /// At most a number of decimals, truncated: 4.499 is never written as 4.5.
    case cut(Int)
    /// Exactly a number of decimals, truncated.
    case fixedCut(Int)
  }

  /// Returns a number in CSS.
  ///
  /// Source: css-values-4, "Serialization" of math functions, for infinity and NaN.
  package static func css(_ value: Double, _ digits: Digits = .exact) -> String {
    if value.isFinite { return finite(value, digits) }
    return value.isNaN ? "calc(NaN)" : value < 0 ? "calc(-infinity)" : "calc(infinity)"
  }

  /// Returns a number in JSON.
  package static func json(_ value: Double, _ digits: Digits = .exact) -> String {
    if value.isNaN { return "null" }
    let value = value.limited(to: .greatestFiniteMagnitude)
    return digits == .exact || value.magnitude >= 1e16 ? short(value) : finite(value, digits)
  }

  /// Returns a number of only digits, a sign and a decimal point, such as in SVG, clamped to a
  /// limit.
  package static func plain(
    _ value: Double,
    _ digits: Digits = .exact,
    limit: Double = .greatestFiniteMagnitude
  ) -> String {
    value.isNaN ? finite(0, digits) : finite(value.limited(to: limit), digits)
  }

  /// Returns a number for people.
  package static func message(_ value: Double, _ digits: Digits = .exact) -> String {
    if value.isNaN { return "undefined" }
    guard value.isFinite else { return value < 0 ? "-infinity" : "infinity" }
    let count: Int? =
      switch digits {
      case .exact: .max
      case .significant(let count): max(1, count)
      case .places, .fixed, .cut, .fixedCut: nil
      }
    // The first decimals of a tiny number are zeros; its digits would follow too many of them.
    let isTiny = count != nil && value != 0 && value.magnitude < 1e-6
    guard value.magnitude >= 1e15 || isTiny else { return finite(value, digits) }
    var decimal = DecimalDigits(value)
    decimal.round(toSignificant: count ?? 6)
    return decimal.scientific
  }

  // MARK: Finite numbers

  private static func finite(_ value: Double, _ digits: Digits) -> String {
    switch digits {
    case .exact: exact(value)
    case .significant(let count): significant(value, count)
    case .places(let places): scaled(value, places: places, isCut: false, isFixed: false)
    case .fixed(let places): scaled(value, places: places, isCut: false, isFixed: true)
    case .cut(let places): scaled(value, places: places, isCut: true, isFixed: false)
    case .fixedCut(let places): scaled(value, places: places, isCut: true, isFixed: true)
    }
  }

  private static func exact(_ value: Double) -> String {
    let text = short(value)
    return text.utf8.contains(UInt8(ascii: "e")) ? DecimalDigits(value).plain() : text
  }

  /// Returns the shortest text, with an exponent where the standard library writes one.
  private static func short(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func significant(_ value: Double, _ count: Int) -> String {
    var decimal = DecimalDigits(value)
    decimal.round(toSignificant: max(1, count))
    return decimal.plain()
  }

  /// Returns a number as an integral count of its last decimal if that is exact, else by its
  /// digits.
  private static func scaled(_ value: Double, places: Int, isCut: Bool, isFixed: Bool) -> String {
    let places = min(max(0, places), 18)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let product = value.magnitude * scale
    // From here, a unit is finer than the precision of the number.
    guard product < 9e15 else {
      var decimal = DecimalDigits(value)
      if !isCut { decimal.round(toPlaces: places) } else { decimal.cut(toPlaces: places) }
      return decimal.plain(places: isFixed ? places : 0)
    }
    // The small addition keeps rounding noise from losing a digit.
    let units = isCut ? (product + 1e-9).rounded(.down) : product.rounded()
    return text(UInt64(clamping: units), isNegative: value < 0, places: places, isFixed: isFixed)
  }

  /// Returns the text of a number of units, each of which is a one in the last decimal.
  private static func text(_ units: UInt64, isNegative: Bool, places: Int, isFixed: Bool) -> String
  {
    guard units > 0 || isFixed else { return "0" }
    var places = places
    var units = units
    while !isFixed, places > 0, units % 10 == 0 {
      units /= 10
      places -= 1
    }
    // At most 19 digits, a decimal point, a sign, and leading zeros of decimals.
    return unsafe String(unsafeUninitializedCapacity: 42) { buffer in
      var start = 42
      var written = 0
      var rest = units
      while rest > 0 || written <= places {
        if written == places, places > 0 {
          start -= 1
          unsafe buffer[start] = UInt8(ascii: ".")
        }
        start -= 1
        unsafe buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      }
      if isNegative, units > 0 {
        start -= 1
        unsafe buffer[start] = UInt8(ascii: "-")
      }
      for index in start..<42 { unsafe buffer[index - start] = unsafe buffer[index] }
      return 42 - start
    }
  }
}

extension Double {
  fileprivate func limited(to limit: Double) -> Double { Swift.min(limit, Swift.max(-limit, self)) }
}
