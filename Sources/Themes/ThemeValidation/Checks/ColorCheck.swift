public import ColorValues
public import DynamicColors
public import SourceDiagnostics
import ThemeFiles

/// An entry of `checks:`, a requirement for every theme and every trait combination.
public struct ColorCheck: Sendable {
  /// A measure of contrast.
  public enum ContrastMethod: String, CaseIterable, Sendable {
    /// WCAG 2.2 contrast ratio, 1 to 21.
    case wcag
    /// Difference of CIE L*, 0 to 100.
    case tone
  }

  /// A display on which contrast is measured.
  public enum Screen: String, CaseIterable, Sendable {
    /// Displays of sRGB and of Display P3.
    case display
    /// Terminals with 256 colors, those of xterm from 16 on, because users can change the first 16.
    case terminal256 = "terminal-256"
    /// Terminals with the 16 colors of xterm.
    case terminal16 = "terminal-16"
  }

  /// The measure and the colors of a check.
  public enum Measure: Hashable, Sendable {
    /// The contrast of a foreground color on a background color.
    case contrast(Contrast)
    /// The smallest difference of any two colors.
    case distinct(Difference)
  }

  /// The contrast of a foreground color on a background color.
  public struct Contrast: Hashable, Sendable {
    /// The name of the foreground color.
    public var foreground: String
    /// The name of the background color.
    public var background: String
    /// The measure.
    public var method: ContrastMethod
    /// The display.
    public var screen: Screen

    package init(
      foreground: String,
      background: String,
      method: ContrastMethod = .wcag,
      screen: Screen = .display
    ) {
      self.foreground = foreground
      self.background = background
      self.method = method
      self.screen = screen
    }
  }

  /// The smallest difference of any two colors, by CIEDE2000.
  public struct Difference: Hashable, Sendable {
    /// The names of the colors.
    public var colors: [String]
    /// The kinds of color vision with which they are seen.
    public var visions = [ColorVision.normal]
  }

  /// The measure and the colors.
  public let measure: Measure

  /// The minimum of the measured value.
  public let minimum: Double

  /// The conditions under which the check applies; empty for all traits.
  public let when: [TraitCondition]

  /// The position of the check.
  public let excerpt: SourceExcerpt

  /// The names of the colors, with their positions.
  package let names: [(name: String, excerpt: SourceExcerpt)]

  /// The contrast that the check measures; nil for a check of differences.
  package var contrast: Contrast? {
    if case .contrast(let contrast) = measure { contrast } else { nil }
  }

  /// The contrast on displays that the check measures; nil for other checks.
  package var displayContrast: Contrast? { contrast.flatMap { $0.screen == .display ? $0 : nil } }

  /// The approximate time to measure one trait combination, in microseconds.
  package var cost: Int {
    switch measure {
    case .contrast(let contrast): contrast.screen == .display ? 1 : 16
    case .distinct(let difference):
      max(1, difference.colors.count * difference.colors.count / 2 * difference.visions.count)
    }
  }

  /// The indices of the colors in a theme; fewer than ``names`` if it lacks some.
  func indices(in theme: CompiledTheme) -> [ColorIndex] {
    names.compactMap { theme.definitions.index(of: $0.name) }
  }
}
