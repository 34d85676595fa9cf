import ArgumentParser
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeValidation

extension ColorOptions {
  /// Reports diagnostics on standard error.
  func report(_ diagnostics: [Diagnostic]) {
    if !diagnostics.isEmpty { Output.error(errorText(of: diagnostics)) }
  }

  /// Returns diagnostics as text for standard error, which fits its terminal.
  func errorText(of diagnostics: [Diagnostic]) -> String {
    DiagnosticTextPrinter(
      color: usesColorForErrors(.current()),
      columns: Terminal.errorColumns()
    ).text(for: diagnostics)
  }

  /// Reports diagnostics on standard error that were not reported before.
  func report(_ diagnostics: [Diagnostic], besides reported: inout Set<Diagnostic>) {
    report(diagnostics.filter { reported.insert($0).inserted })
  }

  /// Reports the errors of a library on standard error, and its warnings if they are shown.
  func report(_ library: ThemeLibrary, showsWarnings: Bool) {
    var reported: Set<Diagnostic> = []
    report(library, showsWarnings: showsWarnings, besides: &reported)
  }

  /// Reports the findings of a library that were not reported before.
  func report(
    _ library: ThemeLibrary,
    showsWarnings: Bool,
    besides reported: inout Set<Diagnostic>
  ) {
    let findings = library.findings.filter { showsWarnings || $0.severity == .error }
    report(findings, besides: &reported)
  }

  /// Refuses a hierarchy whose nodes use a color without a valid value.
  func checkUses(of hierarchy: Hierarchy, colorsOf library: ThemeLibrary) throws {
    let invalid = library.invalidNames
    let uses = hierarchy.nodes.lazy.flatMap(\.definition.uses)
    guard uses.contains(where: { invalid.contains($0.color) }) else { return }
    throw Failure(ThemeLibraryError.invalid(library.findings), color: self)
  }
}

extension Output {
  /// Reports on standard error which colors were left out of an output.
  static func report(omission: String?) {
    if let omission { error(VisibleText.of(omission)) }
  }
}

extension ThemeLibrary {
  /// Ends the command with the exit code of findings if the library has errors.
  func failIfErrors() throws {
    if hasErrors { throw Failure.Kind.findings.exitCode }
  }
}
