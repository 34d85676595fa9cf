import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Every rule that a finding can belong to.
package enum RuleReference {
  /// The rules in the order of their names.
  ///
  /// A name that asset catalogs share with theme files is here once, as what it is in theme files.
  package static let all: [RuleDocumentation] = {
    let own = Rule.allCases.map(\.documentation)
    let documents = DocumentRule.allCases.map(DocumentRules.documentation)
    let known = Set((own + documents).map(\.name))
    let catalogs = AssetRule.allCases.filter { !known.contains($0.rawValue) }.map { rule in
      RuleDocumentation(name: rule.rawValue, severity: rule.severity, summary: rule.summary)
    }
    return (own + documents + catalogs).sorted { $0.name < $1.name }
  }()

  /// The rules of which some findings have a fix that can be made without asking.
  private static let fixable: Set<String> = {
    let own: [Rule] = [
      .booleanName, .mixedGroup, .unknownKey, .unquotedHex, .unquotedReference,
    ]
    return Set(own.map(\.rawValue) + [AssetRule.colorSpaceSpelling.rawValue])
  }()

  /// Whether some findings of a rule have a fix that can be made without asking.
  package static func isFixable(_ rule: RuleDocumentation) -> Bool { fixable.contains(rule.name) }

  /// The rule called `name`.
  package static func rule(named name: String) -> RuleDocumentation? {
    all.first { $0.name == name }
  }
}
