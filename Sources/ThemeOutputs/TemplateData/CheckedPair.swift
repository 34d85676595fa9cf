public import DynamicColors
package import ThemeValidation

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

extension CheckedPair {
  /// Returns the pairs of contrast checks, in their order; a pair can have several requirements.
  package static func pairs(of checks: [ColorCheck]) -> [CheckedPair] {
    checks.compactMap { check in
      guard let contrast = check.displayContrast, contrast.method == .wcag else { return nil }
      return CheckedPair(
        foreground: contrast.foreground,
        background: contrast.background,
        minimumRatio: check.minimum,
        conditions: check.when
      )
    }
  }
}
