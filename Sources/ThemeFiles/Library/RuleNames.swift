import SourceDocuments

/// The names of rules that `rules:` in a library file can set.
enum RuleNames {
  /// Every name: the rules of this module, those of reading YAML, and those that the format
  /// reserves for checks to come, so that a library file needn't change with the tool's version.
  static let all: [String] =
    (Rule.allCases.map(\.rawValue) + DocumentRule.allCases.map(\.rawValue) + reserved).sorted()

  private static let reserved = [
    "ambiguous-variants", "dark-equals-light", "deprecated-use", "high-contrast-lower",
    "missing-color", "near-duplicate", "no-op-override", "out-of-gamut", "same-as-parent",
    "unreachable-variant", "unused-override", "unused-palette",
  ]
}
