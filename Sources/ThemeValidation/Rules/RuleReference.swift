import AssetCatalogs
package import SourceDiagnostics
import SourceDocuments

/// All rules, with their documentation.
package enum RuleReference {
  private static let themes: [Rule] = [
    AmbiguousPathRule.documentation, AmbiguousVariantsRule.documentation,
    BooleanNameRule.documentation, ContrastRule.documentation,
    CyclicExtendsRule.documentation, CyclicReferenceRule.documentation,
    DarkEqualsLightRule.documentation, DeprecatedUseRule.documentation,
    DistinctRule.documentation, DuplicateLibraryRule.documentation,
    DuplicateThemeRule.documentation, HighContrastLowerRule.documentation,
    InvalidColorRule.documentation, InvalidIgnoreRule.documentation,
    InvalidValueRule.documentation, MissingColorRule.documentation,
    MissingVariantRule.documentation, MixedGroupRule.documentation, NamingRule.documentation,
    NearDuplicateRule.documentation, NoOpOverrideRule.documentation,
    OutOfGamutRule.documentation, ReferenceDepthRule.documentation,
    ReservedNameRule.documentation, SameAsParentRule.documentation,
    StackedContrastRule.documentation, StaleBaselineRule.documentation,
    StaleOutputRule.documentation,
    UndefinedTraitRule.documentation, UnknownAssetRule.documentation,
    UnknownKeyRule.documentation, UnknownNodeColorRule.documentation,
    UnknownReferenceRule.documentation, UnknownRuleRule.documentation,
    UnknownThemeRule.documentation, UnknownTraitRule.documentation,
    UnknownValueRule.documentation, UnprovenCheckRule.documentation,
    UnquotedHexRule.documentation, UnquotedReferenceRule.documentation,
    UnreachableVariantRule.documentation, UnreadableFileRule.documentation,
    UnusedIgnoreRule.documentation, UnusedOverrideRule.documentation,
    UnusedPaletteRule.documentation,
  ]

  /// The rules in the order of their identifiers.
  ///
  /// A rule of asset catalogs with the identifier of a rule of theme files is not repeated.
  package static let all: [Rule] = {
    let own = themes + Rule.documents
    let known = Set(own)
    return (own + Rule.catalogs.filter { !known.contains($0) }).sorted { $0.id < $1.id }
  }()

  /// Returns the rule with an identifier.
  package static func rule(named id: String) -> Rule? {
    all.first { $0.id == id }
  }
}

extension Rule {
  /// Returns the rule with its documentation.
  func documented(_ summary: String, explanation: String, remedy: String) -> Rule {
    Rule(
      id,
      severity,
      isFixable: isFixable,
      summary,
      explanation: explanation,
      remedy: remedy
    )
  }
}
