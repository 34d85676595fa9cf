package import ColorValues
package import DynamicColors

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
  package let conditions: [ColorCondition]

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
