package import ColorValues
package import DynamicColors
package import SourceDiagnostics

/// One entry of `checks:`: what must hold for every theme and every combination of traits.
package struct ColorCheck: Sendable {
  /// How contrast is measured.
  package enum ContrastMethod: String, CaseIterable, Sendable {
    /// WCAG 2.2 contrast ratio, 1 to 21.
    case wcag
    /// Difference of CIE L*, 0 to 100.
    case tone
  }

  /// What is measured.
  package enum Measure: Sendable {
    case contrast(foreground: String, background: String, method: ContrastMethod)
    case distinct(colors: [String], under: [ColorVision])
  }

  package let measure: Measure

  /// The least that the measure must come to.
  package let minimum: Double

  /// The conditions under which the check applies.
  package let when: [ColorCondition]

  /// Where the check is written.
  let excerpt: SourceExcerpt

  /// The names that the check uses, each with its place.
  package let names: [(name: String, excerpt: SourceExcerpt)]

  /// What it costs to measure one combination of traits, in microseconds or so.
  package var cost: Int {
    switch measure {
    case .contrast: 1
    case .distinct(let colors, let visions): max(1, colors.count * colors.count / 2 * visions.count)
    }
  }
}
