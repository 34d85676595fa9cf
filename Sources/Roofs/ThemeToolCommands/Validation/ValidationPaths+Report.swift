import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeRendering
import ThemeValidation

extension ValidationPaths {
  /// The findings.
  struct Report {
    /// The findings, in the order of the requested paths, then by position.
    var diagnostics: [Diagnostic] = []

    /// The files that were checked.
    var files: [String] = []

    /// The checked files whose own findings were omitted.
    var relatedFiles: Set<String> = []

    /// The findings that comments, settings and the baseline suppress.
    var suppressed: [Diagnostic] = []

    /// The reasons why paths could not be checked.
    var failures: [String] = []

    /// The checks that pass, if they are listed.
    var passedChecks: [DiagnosticJUnitPrinter.PassedCheck] = []

    /// The catalogs without colors, by their paths.
    var catalogsWithoutColors: [(path: String, catalog: AssetCatalog)] = []

    /// The libraries with their findings, by the paths of their folders.
    var projects: [String: ThemeProject] = [:]

    /// Whether a file could not be read, such as a pipe; a finding reports it.
    var isIncomplete = false

    /// Whether not all that was requested could be checked.
    var hasFailed: Bool { !failures.isEmpty || isIncomplete }

    /// Returns the report with the names that its files have for services.
    func named(in environment: [String: String]) -> Report {
      var known: [String: String] = [:]
      func name(_ path: String) -> String {
        if let name = known[path] { return name }
        let name = RelativeNames(reportOf: path, environment: environment).name(of: path)
        known[path] = name
        return name
      }
      var report = self
      report.diagnostics = diagnostics.map { $0.renamingFiles(name) }
      report.suppressed = suppressed.map { $0.renamingFiles(name) }
      report.files = files.map(name)
      report.passedChecks = passedChecks.map { check in
        .init(file: name(check.file), rule: check.rule, subject: check.subject)
      }
      return report
    }
  }
}

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
