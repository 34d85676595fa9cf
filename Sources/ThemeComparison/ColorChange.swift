public import ColorValues
public import DynamicColors

/// What has become of one named colour.
public struct ColorChange: Hashable, Sendable {
  /// What has become of it.
  public enum Kind: Hashable, Sendable {
    /// The name is gone; `use` is what takes its place, where a theme says so in `deprecated:`.
    case removed(use: String?)
    /// The colour has a new name.
    case renamed(from: String, Evidence)
    /// The name is deprecated now, and still resolves.
    case deprecated(use: String?, reason: String?)
    /// The name is new.
    case added
    /// The name comes to other values.
    case changed
  }

  /// How it is known that a colour was renamed.
  public enum Evidence: String, Hashable, Sendable {
    /// The old name is deprecated in favour of the new one.
    case deprecation
    /// The old name is gone, and the new one has the same value under all traits; a guess.
    case sameValue
  }

  /// The colour's name; the new one of two.
  public let name: String

  /// What has become of it.
  public let kind: Kind

  /// The values that differ, for each combination of traits; those of a colour that is added or removed
  /// all.
  public let values: [ValueChange]
}

/// Two values of a colour under the same traits.
public struct ValueChange: Hashable, Sendable {
  /// The traits under which the values apply; none for all traits.
  public let conditions: [ColorCondition]

  /// The older value; nil for a colour that is new.
  public let old: Color?

  /// The newer value; nil for a colour that is gone.
  public let new: Color?

  /// How far apart the values look, by a formula; nil where there is only one.
  ///
  /// Translucent colours are compared over white and over black, and the larger difference counts.
  public func difference(by formula: ColorDifference) -> Double? {
    guard let old, let new else { return nil }
    guard old.alpha < 1 || new.alpha < 1 else { return old.difference(to: new, by: formula) }
    return [Color.white, .black].map { ground in
      old.composited(over: ground).difference(to: new.composited(over: ground), by: formula)
    }.max()
  }
}
