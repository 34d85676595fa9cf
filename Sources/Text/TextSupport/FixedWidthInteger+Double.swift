extension FixedWidthInteger {
  /// Creates an integer from the integral part of a number, clamped to the type's range; 0 for NaN.
  ///
  /// - Complexity: O(1).
  @inlinable
  package init(clamping value: Double) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
