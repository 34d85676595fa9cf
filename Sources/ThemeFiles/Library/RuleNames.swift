import AssetCatalogs
package import SourceDiagnostics
import SourceDocuments

/// The identifiers of rules that `rules:` in a library file can set.
package enum RuleNames {
  /// The rules that are not about the files of a library, and the reason.
  package static let others: [Rule: String] = [
    .staleBaseline: "it is about a baseline, which belongs to no library",
    .staleOutput: "it is about outputs, which 'build --check' alone compares",
  ]

  /// All identifiers, except those of ``others``.
  package static let all: [String] = Set(
    (Rule.themes + Rule.documents + Rule.catalogs).lazy.map(\.id)
  ).subtracting(others.keys.map(\.id)).sorted()

  /// The rules that are always errors: reading cannot continue past a violation.
  package static let always: Set<String> = {
    // A byte-order mark, which belongs to `encoding`, is only a warning.
    let settable: Set<Rule> = [
      .contrast, .distinct, .stackedContrast, .unknownNodeColor, .encoding,
    ]
    let errors = (Rule.themes + Rule.documents).filter { $0.severity == .error }
    return Set(errors.filter { !settable.contains($0) && others[$0] == nil }.map(\.id))
  }()
}
