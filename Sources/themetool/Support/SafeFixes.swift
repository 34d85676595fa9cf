import SourceDiagnostics
import SourceDocuments

/// Makes the safe fixes of what is found, until there is none left.
struct SafeFixes {
  /// What is left.
  private(set) var report: ValidationPaths.Report

  /// How many fixes were made.
  private(set) var count = 0

  /// One fix can make another possible; this many rounds are more than any file needs.
  private static let roundLimit = 16

  /// Checks `paths`, fixes what was found, and checks again.
  init(in paths: ValidationPaths) {
    report = paths.report()
    for _ in 0..<Self.roundLimit {
      var failures: [String] = []
      var made = 0
      let fixable = report.diagnostics.filter { $0.fix?.isSafe == true && $0.excerpt != nil }
      for (path, diagnostics) in Dictionary(grouping: fixable, by: { $0.excerpt?.file ?? "" })
        .sorted(by: { $0.key < $1.key })
      {
        do {
          made += try Self.fix(path, diagnostics)
        } catch {
          failures.append("error: \(error)")
        }
      }
      count += made
      if made > 0 { report = paths.report() }
      report.failures += failures
      if made == 0 || !failures.isEmpty { return }
    }
  }

  /// Makes the fixes in one file, all at once; returns how many were made.
  ///
  /// A file whose fixed text would be harder to read is left as it is.
  private static func fix(_ path: String, _ diagnostics: [Diagnostic]) throws(FileError) -> Int {
    let file = try LocalFiles().sourceFile(at: path)
    let fixed = FixedText(file, fixing: diagnostics)
    guard fixed.count > 0 else { return 0 }
    let result = SourceFile(path: path, bytes: fixed.bytes)
    guard let errors = errorCount(of: result), errors <= errorCount(of: file) ?? .max else {
      return 0
    }
    try LocalFiles().write(fixed.bytes, to: path)
    return fixed.count
  }

  /// How many errors there are in reading a file; nil where it can't be read to its end.
  private static func errorCount(of file: SourceFile) -> Int? {
    let isJSON = file.path.hasSuffix(".json")
    let (document, diagnostics) = isJSON ? JSONReader.read(file) : YAMLReader.read(file)
    return document.map { _ in DiagnosticSummary(of: diagnostics).errors }
  }
}
