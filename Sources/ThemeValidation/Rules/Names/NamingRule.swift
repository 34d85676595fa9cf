import SourceDiagnostics
import ThemeFiles

/// Names must consist of letters, digits and hyphens.
enum NamingRule {
  static let documentation = Rule.naming.documented(
    "Names must consist of letters, digits and hyphens.",
    explanation: """
      A period separates groups, a slash separates nodes, and other characters have meanings in \
      export formats; a name that contains one could not be distinguished from a group or a path.
      """,
    remedy: "Write groups as nested mappings, and separate words with hyphens."
  )
}
