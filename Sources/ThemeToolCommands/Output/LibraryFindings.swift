import ArgumentParser
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeHierarchies

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

  /// Reports the errors of a library on standard error, and its warnings if they are shown.
  func report(_ library: ThemeLibrary, showsWarnings: Bool) {
    report(library.findings.filter { showsWarnings || $0.severity == .error })
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
    if hasErrors { throw ExitCode(Failure.Kind.findings.rawValue) }
  }
}
