package import ColorValues
package import DynamicColors
import TextSupport

/// The change of one named color.
package struct ColorChange: Hashable, Sendable {
  /// The kind of change.
  package enum Kind: Hashable, Sendable {
    /// The name is removed; `use` is its replacement, where a theme names one in `deprecated:`.
    case removed(use: String?)
    /// The color has a new name.
    case renamed(from: String, Evidence)
    /// The name is deprecated now and still resolves.
    case deprecated(use: String?, reason: String?)
    /// The name is new.
    case added
    /// The name resolves to different values.
    case changed
    /// The name has no valid value before, now, or both.
    case invalid(before: Bool, now: Bool)
  }

  /// The evidence that a color was renamed.
  package enum Evidence: String, Hashable, Sendable {
    /// The old name is deprecated in favor of the new one.
    case deprecation
    /// The old name is removed, and the new one has the same value under all traits, which is
    /// probable.
    case sameValue
  }

  /// The color's name; the new one of two.
  package let name: String

  /// The kind of change.
  package let kind: Kind

  /// The values that differ, for each combination of traits; all values of an added or removed
  /// color.
  package let values: [ValueChange]
}

/// Two values of a color under the same traits.
package struct ValueChange: Hashable, Sendable {
  /// The conditions under which the values apply; empty for all traits.
  package let conditions: [TraitCondition]

  /// The older value; nil for a color that is new.
  package let old: Color?

  /// The newer value; nil for a color that is removed.
  package let new: Color?

  /// Returns the difference of the values by a formula; nil where there is only one value.
  ///
  /// Translucent colors are compared over white and over black, and the larger difference is
  /// returned.
  package func difference(by formula: ColorDifference) -> Double? {
    guard let old, let new else { return nil }
    guard old.alpha < 1 || new.alpha < 1 else { return old.difference(to: new, by: formula) }
    return [Color.white, .black].map { background in
      old.composited(over: background)
        .difference(to: new.composited(over: background), by: formula)
    }.max()
  }
}

extension ColorDifference {
  /// Returns the visibility of a difference of CIEDE2000 in words and as a number, such as
  /// `visible at a glance (ΔE2000 3.2)`.
  ///
  /// The limits 1, 2 and 10 are from "Delta E 101" by Z. Schuessler: not perceptible,
  /// perceptible through close observation, and perceptible at a glance.
  package static func visibility(ofCIEDE2000 difference: Double) -> String {
    let words =
      switch difference {
      case ..<1: "not visible"
      case ..<2: "visible on close inspection"
      case ..<10: "visible at a glance"
      default: "a different color"
      }
    return "\(words) (ΔE2000 \(NumberText.message(difference, .fixed(1))))"
  }
}

extension ValueChange {
  /// The visibility of the difference, in words; nil where there is only one value.
  package var visibility: String? {
    difference(by: .ciede2000).map(ColorDifference.visibility(ofCIEDE2000:))
  }
}

extension ValueChange {
  /// One of two colors, by its theme and index.
  typealias Side = (colors: CompiledDefinitions, index: ColorIndex)

  private struct Values: Hashable {
    let old: Color?
    let new: Color?
  }

  /// Compares two colors under every combination of traits that either depends on; a missing color
  /// differs under all traits.
  ///
  /// At most `limit` combinations of traits are compared.
  ///
  /// - Returns: The values that differ, under minimal conditions, and whether all combinations of
  ///   traits were compared.
  static func changes(
    from old: Side?,
    to new: Side?,
    limit: Int
  ) -> (changes: [ValueChange], isComplete: Bool) {
    var table = CombinationTable<Values?>()
    let isComplete = CompiledDefinitions.forEachCombination(
      of: [old, new].compactMap(\.self),
      limit: limit
    ) {
      traits,
      conditions in
      let before = old.map { $0.colors.color(at: $0.index, for: traits) }
      let after = new.map { $0.colors.color(at: $0.index, for: traits) }
      let isChanged = before.flatMap { left in after.map { !isSame(left, as: $0) } } ?? true
      table.append(conditions, isChanged ? Values(old: before, new: after) : nil)
    }
    let changes = table.merged(\.self).map {
      ValueChange(conditions: $0.conditions, old: $0.value.old, new: $0.value.new)
    }
    return (changes, isComplete)
  }

  /// Returns whether two colors are equal, except for rounding errors; a step of 16 bits is a
  /// difference.
  private static func isSame(_ old: Color, as new: Color) -> Bool {
    if old == new { return true }
    return abs(old.alpha - new.alpha) < tolerance
      && old.difference(to: new, by: .ok) < tolerance
  }

  private static let tolerance = 1e-5
}
