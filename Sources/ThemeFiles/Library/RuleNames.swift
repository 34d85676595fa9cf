import AssetCatalogs
import SourceDiagnostics
import SourceDocuments

/// The identifiers of rules that `rules:` in a library file can set.
package enum RuleNames {
  /// All identifiers, except that of baselines, which belong to no library.
  package static let all: [String] = Set(
    (Rule.themes + Rule.documents + Rule.catalogs).lazy.map(\.id)
  ).subtracting([Rule.staleBaseline.id]).sorted()

  /// The rules that are always errors: reading cannot continue past a violation.
  package static let always: Set<String> = {
    // A byte-order mark, which belongs to `encoding`, is only a warning.
    let others: Set<Rule> = [
      .contrast, .distinct, .stackedContrast, .unknownNodeColor, .encoding,
    ]
    let errors = (Rule.themes + Rule.documents).filter { $0.severity == .error }
    return Set(errors.filter { !others.contains($0) }.map(\.id))
  }()
}
