package import ColorValues
package import DynamicColors
package import SourceDiagnostics
import ThemeFiles

/// An entry of `checks:`, a requirement for every theme and every trait combination.
package struct ColorCheck: Sendable {
  /// A measure of contrast.
  package enum ContrastMethod: String, CaseIterable, Sendable {
    /// WCAG 2.2 contrast ratio, 1 to 21.
    case wcag
    /// Difference of CIE L*, 0 to 100.
    case tone
  }

  /// The measure and the colors of a check.
  package enum Measure: Hashable, Sendable {
    case contrast(foreground: String, background: String, method: ContrastMethod)
    case distinct(colors: [String], under: [ColorVision])
  }

  package let measure: Measure

  /// The minimum of the measured value.
  package let minimum: Double

  /// The conditions under which the check applies.
  package let when: [ColorCondition]

  /// The position of the check.
  package let excerpt: SourceExcerpt

  /// The names of the colors, with their positions.
  package let names: [(name: String, excerpt: SourceExcerpt)]

  /// The approximate time to measure one trait combination, in microseconds.
  package var cost: Int {
    switch measure {
    case .contrast: 1
    case .distinct(let colors, let visions): max(1, colors.count * colors.count / 2 * visions.count)
    }
  }
  /// The indices of the colors in a theme; fewer than ``names`` if it lacks some.
  func indices(in theme: CompiledTheme) -> [Int] {
    names.compactMap { theme.colors.index(of: $0.name) }
  }
}
