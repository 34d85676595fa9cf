import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Every rule that findings can belong to, for reports that list them.
enum RuleDescriptions {
  /// One description for each identifier.
  static var all: [RuleDescription] {
    let documents = DocumentRule.allCases.map { rule in
      RuleDescription(id: rule.rawValue, summary: rule.summary, severity: .error)
    }
    let themes = Rule.allCases.map { RuleDescription(id: $0.rawValue, severity: $0.severity) }
    let assets = AssetRule.allCases.map { rule in
      RuleDescription(id: rule.rawValue, summary: rule.summary, severity: rule.severity)
    }
    return documents + themes + assets
  }
}
