import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeRendering
import ThemeValidation

extension CheckProof {
  /// The check as a case of a report; nil if it doesn't pass.
  var passedCheck: DiagnosticJUnitPrinter.PassedCheck? {
    guard passes else { return nil }
    let rule =
      switch check.measure {
      case .contrast: Rule.contrast
      case .distinct: Rule.distinct
      }
    return DiagnosticJUnitPrinter.PassedCheck(
      file: check.excerpt.file,
      rule: rule,
      subject: Diagnostic.Subject(
        names: check.names.map(\.name),
        traits: [theme] + check.when.map(\.description)
      )
    )
  }
}
