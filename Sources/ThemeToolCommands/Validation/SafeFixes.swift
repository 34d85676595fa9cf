import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeOutputs

/// Applies safe fixes until none is left.
///
/// The fixes are applied in memory first, so that each file is written once.
struct SafeFixes {
  /// The findings that are left.
  private(set) var report: ValidationPaths.Report

  /// The number of applied fixes.
  private(set) var count = 0

  /// The old and new bytes of a file.
  private struct Change {
    let old: [UInt8]
    var new: [UInt8]
    var count: Int
  }

  /// Checks `paths`, fixes what was found, and checks again.
  init(in paths: ValidationPaths) {
    var changes: [String: Change] = [:]
    var failures: [String] = []
    report = paths.report()
    for _ in 0..<FixedText.roundLimit {
      var made = 0
      let fixable = report.diagnostics.filter { $0.fix?.isSafe == true && $0.excerpt != nil }
      for (path, diagnostics) in Dictionary(grouping: fixable, by: { $0.excerpt?.file ?? "" })
        .sorted(by: { $0.key < $1.key })
      {
        do {
          made += try Self.fix(diagnostics, in: path, &changes)
        } catch {
          failures.append("error: \(error)")
        }
      }
      if made == 0 { break }
      let files = OverlaidFiles(LocalFiles(), overlaying: changes.mapValues(\.new))
      report = paths.report(reading: files)
      if !failures.isEmpty { break }
    }
    let left = Self.write(changes, allowsOutside: paths.allowsOutside)
    count = changes.reduce(0) { $0 + (left[$1.key] == nil ? $1.value.count : 0) }
    if !left.isEmpty { report = paths.report() }
    report.failures += failures + left.values.sorted()
  }

  /// Applies the fixes in one file, and returns their number.
  ///
  /// A file is unchanged if the fixed text would have more errors.
  private static func fix(
    _ diagnostics: [Diagnostic],
    in path: String,
    _ changes: inout [String: Change]
  ) throws(FileError) -> Int {
    var file = try LocalFiles().sourceFile(at: path)
    let old = file.bytes
    if let change = changes[path] { file = SourceFile(path: path, bytes: change.new) }
    guard let fixed = FixedText(file, safelyFixing: diagnostics) else { return 0 }
    changes[path, default: Change(old: old, new: old, count: 0)].new = fixed.bytes
    changes[path]?.count += fixed.count
    return fixed.count
  }

  /// Writes the files, and returns the errors of failed writes, by path.
  private static func write(
    _ changes: [String: Change],
    allowsOutside: Bool
  ) -> [String: String] {
    var failures: [String: String] = [:]
    for (path, change) in changes.sorted(by: { $0.key < $1.key }) where change.new != change.old {
      do {
        try WrittenPlace.check(path, allowsOutside: allowsOutside)
        guard try LocalFiles().contents(of: path) == change.old else {
          failures[path] = "error: '\(path)' was changed by another process; try again"
          continue
        }
        try LocalFiles().write(change.new, to: path)
      } catch {
        failures[path] = Failure.cannot("\(error)").description
      }
    }
    return failures
  }
}
