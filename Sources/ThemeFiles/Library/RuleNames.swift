import AssetCatalogs
import SourceDiagnostics
import SourceDocuments

/// The names of rules that `rules:` in a library file can set.
enum RuleNames {
  /// Every name: the rules of this module, those of reading files and asset catalogs, and those
  /// that the format reserves for checks to come, so that a library file needn't change with the
  /// tool's version.
  static let all: [String] = Set(
    Rule.allCases.map(\.rawValue) + DocumentRule.allCases.map(\.rawValue)
      + AssetRule.allCases.map(\.rawValue) + reserved
  ).sorted()

  /// The rules that are errors whatever a library file says: what breaks them has no meaning, so
  /// there is nothing to go on with.
  static let always: Set<String> = {
    let checks: Set<Rule> = [.contrast, .distinct, .unknownNodeColor]
    let own = Rule.allCases.filter { $0.severity == .error && !checks.contains($0) }
    // A byte-order mark, which belongs to `encoding`, is only a warning.
    let documents = DocumentRule.allCases.filter { $0 != .encoding }
    return Set(own.map(\.rawValue) + documents.map(\.rawValue))
  }()

  private static let reserved = [
    "ambiguous-variants", "dark-equals-light", "deprecated-use", "high-contrast-lower",
    "missing-color", "near-duplicate", "no-op-override", "out-of-gamut", "same-as-parent",
    "unreachable-variant", "unused-override", "unused-palette",
  ]
}
