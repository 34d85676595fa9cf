import TextSupport

/// Formatting of numbers in messages.
package enum DecimalNumber {
  /// Returns a number with at most `places` decimal places, truncated.
  package static func cut(_ value: Double, places: Int) -> String {
    NumberText.message(value, .cut(places))
  }

  /// Returns a measured number below `limit`, with enough decimal places to differ from it.
  package static func cut(_ value: Double, below limit: Double) -> String {
    let required = cut(limit, places: 6)
    return [2, 4, 6].map { cut(value, places: $0) }.first { $0 != required }
      ?? NumberText.message(value)
  }
}
