import AssetCatalogs
import SourceDiagnostics
import SourceDocuments

/// The names of rules that `rules:` in a library file can set.
package enum RuleNames {
  /// Every name: the rules of this module, those of reading files and those of asset catalogs.
  ///
  /// A baseline belongs to no library, so that none can set its rule.
  package static let all: [String] = Set(
    Rule.allCases.map(\.rawValue) + DocumentRule.allCases.map(\.rawValue)
      + AssetRule.allCases.map(\.rawValue)
  ).subtracting([Rule.staleBaseline.rawValue]).sorted()

  /// The rules that are errors whatever a library file says: what breaks them has no meaning, so
  /// there is nothing to go on with.
  package static let always: Set<String> = {
    let checks: Set<Rule> = [.contrast, .distinct, .stackedContrast, .unknownNodeColor]
    let own = Rule.allCases.filter { $0.severity == .error && !checks.contains($0) }
    // A byte-order mark, which belongs to `encoding`, is only a warning.
    let documents = DocumentRule.allCases.filter { $0.severity == .error && $0 != .encoding }
    return Set(own.map(\.rawValue) + documents.map(\.rawValue))
  }()
}
