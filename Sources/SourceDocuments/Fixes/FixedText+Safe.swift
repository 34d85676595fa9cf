package import SourceDiagnostics
import TextSupport

extension FixedText {
  /// The maximum number of rounds of fixes; one fix can enable another.
  package static let roundLimit = 16

  /// Applies the safe fixes of diagnostics in `file`.
  ///
  /// - Returns: nil without such fixes, and if the fixed text would have more errors.
  package init?(_ file: SourceFile, safelyFixing diagnostics: some Sequence<Diagnostic>) {
    self.init(file, fixing: diagnostics.filter { $0.fix?.isSafe == true })
    guard count > 0 else { return nil }
    let result = SourceFile(path: file.path, bytes: bytes)
    guard let errors = Self.errorCount(of: result),
      errors <= Self.errorCount(of: file) ?? .max
    else { return nil }
  }

  /// The number of errors in reading a file; nil if it can't be read to its end.
  private static func errorCount(of file: SourceFile) -> Int? {
    let isJSON = file.path.hasEnding(".json")
    let (document, diagnostics) = isJSON ? JSONReader.read(file) : YAMLReader.read(file)
    return document.map { _ in DiagnosticSummary(of: diagnostics).errors }
  }
}
