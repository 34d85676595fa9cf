package import DynamicColors
package import ThemeValidation

/// A check of the library that fails, or failed, with a different result.
package struct CheckChange: Hashable, Sendable {
  /// The effect of the change, the most severe first.
  package enum Effect: Int, Hashable, Sendable, Comparable {
    /// The check passed and fails now.
    case fails
    /// The check failed and still fails.
    case failsStill
    /// The check failed and passes now.
    case holds

    package static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  /// The measured property.
  package let measure: ColorCheck.Measure

  /// The minimum that the check requires.
  package let minimum: Double

  /// The conditions under which the change is most severe; empty for all traits.
  package let conditions: [ColorCondition]

  /// The old result; nil where a color of the check is new.
  package let old: Double?

  /// The new result.
  package let new: Double

  /// The effect of the change.
  package var effect: Effect {
    let held = old.map { $0 >= minimum } ?? true
    return new < minimum ? (held ? .fails : .failsStill) : .holds
  }
}
