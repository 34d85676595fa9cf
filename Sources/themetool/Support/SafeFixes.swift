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
  /// A file whose fixed text can't be read is left as it is.
  private static func fix(_ path: String, _ diagnostics: [Diagnostic]) throws(FileError) -> Int {
    let fixed = FixedText(try LocalFiles().sourceFile(at: path), fixing: diagnostics)
    guard fixed.count > 0 else { return 0 }
    let result = SourceFile(path: path, bytes: fixed.bytes)
    let document =
      path.hasSuffix(".json")
      ? JSONReader.read(result).document : YAMLReader.read(result).document
    guard document != nil else { return 0 }
    try LocalFiles().write(fixed.bytes, to: path)
    return fixed.count
  }
}
