import SourceDiagnostics
import ThemeFiles

/// Assets that themes name are in a catalog of the library.
enum UnknownAssetRule {
  static let documentation = RuleDocumentation(
    .unknownAsset,
    summary: "Assets that themes name are in a catalog of the library.",
    why: """
      The colour would have no value. Assets are looked for in the catalogs that the library \
      file lists, in that order, by their names with the groups that give a namespace.
      """,
    fix: """
      Correct the name, or list the catalog under 'catalogs:'.
      """,
    bad: .catalog(naming: "Acent"),
    good: .catalog()
  )
}
