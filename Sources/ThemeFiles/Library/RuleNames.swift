import AssetCatalogs
import SourceDiagnostics
import SourceDocuments

/// The names of rules that `rules:` in a library file can set.
package enum RuleNames {
  /// All names: the rules for themes, for files and for asset catalogs.
  ///
  /// A baseline isn't part of a library, so a library can't set its rule.
  package static let all: [String] = Set(
    Rule.allCases.map(\.rawValue) + DocumentRule.allCases.map(\.rawValue)
      + AssetRule.allCases.map(\.rawValue)
  ).subtracting([Rule.staleBaseline.rawValue]).sorted()

  /// The rules that are always errors: files that violate them have no meaning, so no other rule
  /// can be checked.
  package static let always: Set<String> = {
    let checks: Set<Rule> = [.contrast, .distinct, .stackedContrast, .unknownNodeColor]
    let own = Rule.allCases.filter { $0.severity == .error && !checks.contains($0) }
    // A byte-order mark, a finding of `encoding`, is only a warning.
    let documents = DocumentRule.allCases.filter { $0.severity == .error && $0 != .encoding }
    return Set(own.map(\.rawValue) + documents.map(\.rawValue))
  }()
}
