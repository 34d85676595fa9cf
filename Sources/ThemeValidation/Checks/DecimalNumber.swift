import TextSupport

/// Numbers in messages.
package enum DecimalNumber {
  /// A number with at most so many decimal places, cut rather than rounded up.
  package static func cut(_ value: Double, places: Int) -> String {
    NumberText.message(value, .cut(places))
  }

  /// A number that was measured, cut so that it doesn't look like `limit`, which it misses.
  static func cut(_ value: Double, below limit: Double) -> String {
    let asked = cut(limit, places: 6)
    return [2, 4, 6].map { cut(value, places: $0) }.first { $0 != asked }
      ?? NumberText.message(value)
  }
}
