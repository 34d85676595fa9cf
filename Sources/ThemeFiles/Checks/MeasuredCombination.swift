import DynamicColors

/// What was measured under one combination of traits.
struct MeasuredCombination {
  let conditions: [ColorCondition]
  let value: Double

  /// The conditions of one of `all` without those that don't matter: whatever the others' traits
  /// are, what is measured is the same.
  ///
  /// - Parameters:
  ///   - worst: The one to be told.
  ///   - all: What was measured under all combinations.
  ///   - kept: Conditions that hold in all of them, and that the reader should see.
  /// - Returns: The conditions that are left, the trait that decides first at the front.
  static func smallest(
    _ worst: MeasuredCombination,
    among all: [MeasuredCombination],
    keeping kept: [ColorCondition] = []
  ) -> [ColorCondition] {
    var conditions = worst.conditions
    // Traits that decide last go first, so that style stays where either would do.
    for condition in worst.conditions.reversed() where !kept.contains(condition) {
      let fewer = conditions.filter { $0 != condition }
      let isSame = all.allSatisfy { other in
        abs(other.value - worst.value) < 1e-9
          || !fewer.allSatisfy(other.conditions.contains)
      }
      if isSame { conditions = fewer }
    }
    return conditions
  }
}
