public import DynamicColors

/// A check of the library that comes to another result.
public struct CheckChange: Hashable, Sendable {
  /// What is measured.
  public enum Measure: Hashable, Sendable {
    /// The contrast ratio of WCAG 2.2, 1 to 21.
    case contrast(foreground: String, background: String)
    /// The difference of CIE L*, 0 to 100.
    case tone(foreground: String, background: String)
    /// The smallest CIEDE2000 between any two colours.
    case distinct([String])
  }

  /// What the change means, the gravest first.
  public enum Effect: Int, Hashable, Sendable, Comparable {
    /// The check held and fails now.
    case fails
    /// It failed, and fails still.
    case failsStill
    /// It failed and holds now.
    case holds
    /// It held, and holds still.
    case holdsStill

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is measured.
  public let measure: Measure

  /// The least that it must come to.
  public let minimum: Double

  /// The traits under which the change is gravest; none for all traits.
  public let conditions: [ColorCondition]

  /// What was measured; nil where a colour of the check is new.
  public let old: Double?

  /// What is measured now.
  public let new: Double

  /// What the change means.
  public var effect: Effect {
    let held = old.map { $0 >= minimum } ?? true
    return new < minimum ? (held ? .fails : .failsStill) : (held ? .holdsStill : .holds)
  }
}
