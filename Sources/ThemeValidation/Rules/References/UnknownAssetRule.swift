import SourceDiagnostics
import ThemeFiles

/// Assets that themes name must be in a catalog of the library.
enum UnknownAssetRule {
  static let documentation = Rule.unknownAsset.documented(
    "Assets that themes name must be in a catalog of the library.",
    explanation: """
      A color without its asset has no value. Assets are searched in the catalogs that the library \
      file lists, in that order, by their names with the groups that provide a namespace.
      """,
    remedy: "Correct the name, or list the catalog under 'catalogs:'."
  )
}
