import SourceDiagnostics
import ThemeFiles

/// Identifiers of traits in a hierarchy belong to traits of the library.
enum UndefinedTraitRule {
  static let documentation = RuleDocumentation(
    .undefinedTrait,
    summary: "Identifiers of traits in a hierarchy belong to traits of the library.",
    why: """
      A program can define a trait after the file is read, and the value applies from then on. \
      Until then nobody can say whether the identifier or its value is right.
      """,
    fix: """
      Define the trait under 'traits:' in the library file, with the program's identifier. Turn \
      the rule off where programs are meant to do so.
      """,
    bad: RuleExample(files: [
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "app.yaml",
        """
        hierarchy: app
        overrides: { net.players.ambience: calm }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        traits:
          mood: { identifier: net.players.mood, values: [calm, busy] }
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "app.yaml",
        """
        hierarchy: app
        overrides: { mood: calm }
        """
      ),
    ])
  )
}
