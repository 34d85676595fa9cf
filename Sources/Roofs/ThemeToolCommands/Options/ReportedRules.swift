import SourceDiagnostics
import ThemeImports
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// The rules that diagnostics of any command belong to.
enum ReportedRules {
  /// The rules in the order of their identifiers.
  static let all = (RuleReference.all + Rule.imports).sorted { $0.id < $1.id }

  /// Returns the rule with an identifier.
  static func rule(named id: String) -> Rule? { all.first { $0.id == id } }
}
