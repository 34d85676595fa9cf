import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension ImportedThemes {
  /// The import as it is where the library's own rules find no error in its files; without files, and
  /// with those errors, otherwise.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public func checked() -> ImportedThemes {
    guard !hasErrors else { return self }
    let files = (themes + [library].compactMap(\.self)).map { ($0.name, $0.bytes) }
    let reader = InMemoryFiles(Dictionary(files) { first, _ in first })
    // Files in memory can be read.
    guard let folder = try? ThemeFolder(path: ".", reader: reader) else { return self }
    let errors = LibraryValidator.findings(in: folder).filter { $0.severity == .error }
    guard !errors.isEmpty else { return self }
    var refused = ImportedThemes(diagnostics: diagnostics)
    refused.diagnostics.append(
      Diagnostic(
        rule: Rule.invalidLibrary.id,
        severity: .error,
        message: "the themes that would be made break rules of theme files, as told below"
      )
    )
    refused.diagnostics += errors
    return refused
  }
}
