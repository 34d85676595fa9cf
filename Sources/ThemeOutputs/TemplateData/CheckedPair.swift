public import DynamicColors

/// A foreground and a background of the library's contrast checks, which `on` of a color lists.
public struct CheckedPair: Hashable, Sendable {
  /// The name of the foreground color.
  public let foreground: String

  /// The name of the background color.
  public let background: String

  /// The required ratio of WCAG 2.2, such as 4.5.
  public let minimumRatio: Double

  /// The conditions under which the ratio is required.
  public let conditions: [ColorCondition]

  /// Creates a pair.
  public init(
    foreground: String,
    background: String,
    minimumRatio: Double,
    conditions: [ColorCondition] = []
  ) {
    self.foreground = foreground
    self.background = background
    self.minimumRatio = minimumRatio
    self.conditions = conditions
  }
}
