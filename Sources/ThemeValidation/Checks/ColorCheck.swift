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
    case contrast(foreground: String, background: String, method: ContrastMethod, on: Screen)
    /// The smallest difference of any two colors, by CIEDE2000, as seen with some kinds of color
    /// vision.
    case distinct(colors: [String], under: [ColorVision])
  }

  /// The measure and the colors.
  public let measure: Measure

  /// The minimum of the measured value.
  public let minimum: Double

  /// The conditions under which the check applies; empty for all traits.
  public let when: [ColorCondition]

  /// The position of the check.
  public let excerpt: SourceExcerpt

  /// The names of the colors, with their positions.
  package let names: [(name: String, excerpt: SourceExcerpt)]

  /// Whether the check measures the contrast of a color on its background.
  var isContrast: Bool {
    if case .contrast = measure { return true }
    return false
  }

  /// The display of a contrast check.
  var screen: Screen {
    if case .contrast(_, _, _, let screen) = measure { screen } else { .display }
  }

  /// The approximate time to measure one trait combination, in microseconds.
  package var cost: Int {
    switch measure {
    case .contrast(_, _, _, .display): 1
    case .contrast: 16
    case .distinct(let colors, let visions): max(1, colors.count * colors.count / 2 * visions.count)
    }
  }

  /// The indices of the colors in a theme; fewer than ``names`` if it lacks some.
  func indices(in theme: CompiledTheme) -> [ColorIndex] {
    names.compactMap { theme.colors.index(of: $0.name) }
  }
}
