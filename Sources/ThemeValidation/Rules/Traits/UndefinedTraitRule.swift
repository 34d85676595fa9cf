import SourceDiagnostics
import ThemeFiles

/// Trait identifiers in a hierarchy must belong to traits of the library.
enum UndefinedTraitRule {
  static let documentation = Rule.undefinedTrait.documented(
    "Trait identifiers in a hierarchy must belong to traits of the library.",
    explanation: """
      A program can define a trait after the file is read; the value applies from then on. Until \
      then neither the identifier nor its value can be checked.
      """,
    remedy: """
      Define the trait under 'traits:' in the library file, with the program's identifier. Turn \
      the rule off if programs define such traits.
      """
  )
}
