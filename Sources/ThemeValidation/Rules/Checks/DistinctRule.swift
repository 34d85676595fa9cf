import ColorValues
import SourceDiagnostics
import ThemeFiles

/// Colours that mean different things look different.
enum DistinctRule {
  static let documentation = RuleDocumentation(
    .distinct,
    summary: "Colours that mean different things look different.",
    why: """
      A 'distinct:' check of the library file is proved for every theme, every combination of the \
      traits that its colours depend on, every pair of them, and all eyes that 'under:' lists. \
      Differences are those of CIEDE2000, of which one is just noticeable; alpha plays no part. Each \
      pair that fails is told by itself, where it is worst, with a little changed value for one of \
      the two that passes, or it is said that none was found.
      """,
    fix: """
      Move the two colours apart in lightness first: that is what all eyes see. Never let colour \
      alone carry a meaning.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        checks:
          - { distinct: [good, bad], at-least: 15, under: [normal, deuteranopia] }
        """
      ),
      ("standard.yaml", "theme: standard\ncolors: { good: \"#a0a000\", bad: \"#d08000\" }"),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        checks:
          - { distinct: [good, bad], at-least: 15, under: [normal, deuteranopia] }
        """
      ),
      ("standard.yaml", "theme: standard\ncolors: { good: \"#a0a000\", bad: \"#702000\" }"),
    ])
  )
}
