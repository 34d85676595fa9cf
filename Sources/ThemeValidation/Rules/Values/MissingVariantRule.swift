import SourceDiagnostics
import ThemeFiles

/// A color must have a value under all traits.
enum MissingVariantRule {
  static let documentation = Rule.missingVariant.documented(
    "A color must have a value under all traits.",
    explanation: """
      If no variant applies, the variant with the fewest conditions is used: a color with only a \
      dark value then has the same value in light interfaces, which is rarely intended.
      """,
    remedy: "Add the variant that the message names, or 'default:' for all other traits."
  )
}
