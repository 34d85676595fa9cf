import SourceDiagnostics
import ThemeImports
import ThemeOutputs
import ThemeRendering
import ThemeValidation

extension Rule {
  /// The rules that diagnostics of any command belong to, in the order of their identifiers.
  static let reported = (RuleReference.all + Rule.imports).sorted { $0.id < $1.id }

  /// Returns the rule of any command with an identifier.
  static func reported(named id: String) -> Rule? { reported.first { $0.id == id } }
}
