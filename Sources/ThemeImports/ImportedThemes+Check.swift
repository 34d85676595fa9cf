import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension ImportedThemes {
  /// Returns the import if the rules of theme files find no errors in it, else these errors without
  /// files.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public func checked() -> ImportedThemes {
    guard !themes.isEmpty else { return self }
    let files = (themes + [library].compactMap(\.self)).map { ($0.name, $0.bytes) }
    let reader = InMemoryFiles(Dictionary(files) { first, _ in first })
    // Files in memory are always readable.
    guard let folder = try? ThemeFolder(path: ".", reader: reader) else { return self }
    let errors = ThemeValidator().findings(in: folder).filter { $0.severity == .error }
    guard !errors.isEmpty else { return self }
    var refused = ImportedThemes(diagnostics: diagnostics)
    refused.diagnostics.append(
      Diagnostic(
        rule: .invalidLibrary,
        severity: .error,
        message: "the imported themes would violate rules of theme files, as listed below"
      )
    )
    refused.diagnostics += errors
    return refused
  }
}
