extension FixedWidthInteger {
  /// The whole part of a number, kept within what the type holds; 0 for what is not a number.
  ///
  /// - Complexity: O(1).
  package init(clamping value: Double) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
