import ColorValues
import SourceDiagnostics
import ThemeFiles

/// Colors with different meanings must be distinguishable.
enum DistinctRule {
  static let documentation = Rule.distinct.documented(
    "Colors with different meanings must be distinguishable.",
    explanation: """
      A 'distinct:' check of the library file is proved for every theme, every combination of the \
      traits that its colors depend on, every pair of them, and every kind of color vision in \
      'under:'. Differences are in CIEDE2000, where one is just noticeable; alpha is ignored. Each \
      failing pair is reported separately, where it differs least, with a slightly changed value \
      for one of the two colors that passes, if one was found.
      """,
    remedy: """
      Change the lightness of one of the colors first, since all kinds of color vision perceive \
      lightness. Do not convey meaning by color alone.
      """
  )
}
