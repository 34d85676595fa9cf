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

  /// Reports the errors of a library on standard error, and its warnings if they are shown.
  func report(_ library: ThemeLibrary, showsWarnings: Bool) {
    var report = FindingReport(color: self)
    report.add(library, showsWarnings: showsWarnings)
  }

  /// Refuses a hierarchy whose nodes use a color without a valid value.
  func checkUses(of hierarchy: Hierarchy, colorsOf library: ThemeLibrary) throws {
    let invalid = library.invalidNames
    let uses = hierarchy.nodes.lazy.flatMap(\.definition.uses)
    guard uses.contains(where: { invalid.contains($0.color) }) else { return }
    throw Failure(ThemeLibraryError.invalid(library.findings), color: self)
  }
}

/// A report on standard error that contains each finding once.
struct FindingReport {
  let color: ColorOptions
  private var reported: Set<Diagnostic> = []

  /// Creates an empty report.
  init(color: ColorOptions) {
    self.color = color
  }

  /// Reports the diagnostics that were not reported before.
  mutating func add(_ diagnostics: [Diagnostic]) {
    color.report(diagnostics.filter { reported.insert($0).inserted })
  }

  /// Reports the errors of a library, and its warnings if they are shown.
  mutating func add(_ library: ThemeLibrary, showsWarnings: Bool) {
    add(library.findings.filter { showsWarnings || $0.severity == .error })
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
