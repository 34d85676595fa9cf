package import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation

/// The outputs that differ from the files that exist.
package struct StaleOutputs {
  /// A finding for each output that is stale.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The errors of outputs that could not be made.
  package private(set) var failures: [any Error] = []

  /// The differences as text, in the unified format.
  package private(set) var differences = ""

  /// The maximum number of lines about one file, and the maximum number of files that are shown.
  private static let (lineLimit, fileLimit) = (100, 20)

  /// Creates the findings about compared outputs.
  ///
  /// - Parameters:
  ///   - outputs: The outputs.
  ///   - isStrict: Whether the warnings about what formats can't represent are findings as well.
  package init(_ outputs: [BuildRun.Output], isStrict: Bool) {
    var findings = Findings()
    var files: [(path: String, file: OutputChanges.File)] = []
    for output in outputs {
      findings.append(
        contentsOf: output.diagnostics.filter { isStrict || $0.severity == .error }
      )
      switch output.result {
      case .failure(let failure): failures.append(failure)
      case .success(let changes) where !changes.isEmpty:
        let folder = changes.folder.map { "\($0)/" } ?? ""
        files += changes.files.map { (folder + $0.path, $0) }
        findings.add(
          .staleOutput,
          Self.message(changes, output.output.path),
          at: output.declaration.excerpt,
          about: Diagnostic.Subject(names: [output.declaration.name])
        )
      case .success, nil: break
      }
    }
    diagnostics = findings.diagnostics.sortedByPosition()
    for (path, file) in files.prefix(Self.fileLimit) {
      differences += LineDifference.unified(
        from: file.old ?? [],
        to: file.new ?? [],
        names: (file.old == nil ? "/dev/null" : path, file.new == nil ? "/dev/null" : path),
        limit: Self.lineLimit
      )
    }
    let omitted = files.count - Self.fileLimit
    if omitted > 0 { differences += "… \(omitted) more file\(omitted == 1 ? "" : "s")\n" }
    differences = VisibleText.lines(differences)
  }

  private static func message(_ changes: OutputChanges, _ path: String) -> Diagnostic.Message {
    guard changes.folder != nil else {
      let isMissing = changes.files.first?.old == nil
      let problem = isMissing ? "does not exist" : "is not up to date"
      return "output \(name: path) \(problem); run 'themetool build'"
    }
    let phrases = [
      phrase("changed", changes.files.filter { $0.old != nil && $0.new != nil }),
      phrase("missing", changes.files.filter { $0.old == nil }),
      phrase("left over", changes.files.filter { $0.new == nil }),
    ]
    let list = phrases.compactMap(\.self).joined(separator: "; ")
    return "output \(name: path) is not up to date (\(list)); run 'themetool build'"
  }

  private static func phrase(_ word: String, _ files: [OutputChanges.File]) -> String? {
    files.isEmpty ? nil : "\(word): \(Spelling.list(files.map(\.path)))"
  }
}
