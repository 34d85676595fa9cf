import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeLanguageServer
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// Applies safe fixes until none is left, then repairs failed contrast checks.
///
/// The fixes are applied in memory first, so that each file is written once.
struct FindingFixes {
  /// The findings that are left.
  private(set) var report: ValidationPaths.Report

  /// The number of applied fixes.
  private(set) var count = 0

  /// The repairs of contrast checks, by library.
  let contrastRepairs: [ContrastRepairs]

  /// The old and new bytes of a file.
  typealias Change = (old: [UInt8], new: [UInt8], count: Int)

  private let paths: ValidationPaths
  private let changes: [String: Change]
  private let failures: [String]

  /// Checks paths, fixes in memory what was found and is reported, and checks again.
  ///
  /// - Throws: ``Failure`` if the baseline can't be read.
  init(_ selection: SelectionOptions, _ rules: RuleOptions, in paths: ValidationPaths) throws {
    var changes: [String: Change] = [:]
    var failures: [String] = []
    var report = paths.report()
    if selection.fix {
      try Self.fixSpelling(
        in: paths,
        leavingOutKnown: rules,
        updating: &report,
        adding: &changes,
        reporting: &failures
      )
    }
    var repairs: [ContrastRepairs] = []
    if selection.fixContrast, failures.isEmpty {
      let reported = try rules.unlisted(report.diagnostics)
      repairs = Self.repairContrasts(reported, of: report, adding: &changes)
      if repairs.contains(where: { !$0.changes.isEmpty }) {
        report = paths.report(reading: Self.files(with: changes))
      }
    }
    self.report = report
    self.paths = paths
    self.changes = changes.filter { $0.value.new != $0.value.old }
    self.failures = failures
    contrastRepairs = repairs
  }

  /// The files with the changes in memory.
  static func files(with changes: [String: Change]) -> OverlaidFiles<LocalFiles> {
    OverlaidFiles(LocalFiles(), overlaying: changes.mapValues(\.new))
  }

  /// Applies safe fixes in rounds, as long as there are any.
  private static func fixSpelling(
    in paths: ValidationPaths,
    leavingOutKnown rules: RuleOptions,
    updating report: inout ValidationPaths.Report,
    adding changes: inout [String: Change],
    reporting failures: inout [String]
  ) throws {
    for _ in 0..<FixedText.roundLimit {
      var made = 0
      let fixable = try rules.unlisted(report.diagnostics).filter { finding in
        finding.fix?.isSafe == true && finding.excerpt != nil
      }
      for (path, diagnostics) in Dictionary(grouping: fixable, by: { $0.excerpt?.file ?? "" })
        .sorted(by: { $0.key < $1.key })
      {
        do {
          made += try fix(diagnostics, in: path, &changes)
        } catch {
          failures.append("error: \(error)")
        }
      }
      if made == 0 { break }
      report = paths.report(reading: files(with: changes))
      if !failures.isEmpty { break }
    }
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
    changes[path, default: (old, old, 0)].new = fixed.bytes
    changes[path]?.count += fixed.count
    return fixed.count
  }

  /// Writes the files, or lists them if `isDry`, and updates the findings and the number of fixes.
  mutating func write(isDry: Bool, isQuiet: Bool) {
    var left: [String: String] = [:]
    if isDry {
      for path in changes.keys.sorted() where !isQuiet {
        Output.error("would write \(VisibleText.of(path))")
      }
    } else {
      left = writeFiles()
      count = changes.reduce(0) { $0 + (left[$1.key] == nil ? $1.value.count : 0) }
    }
    if !changes.isEmpty, isDry || !left.isEmpty { report = paths.report() }
    report.failures += failures + left.values.sorted()
  }

  /// Writes the files, and returns the errors of failed writes, by path.
  private func writeFiles() -> [String: String] {
    var failures: [String: String] = [:]
    for (path, change) in changes.sorted(by: { $0.key < $1.key }) {
      do {
        try OutputGuard.checkPlace(path, allowsOutside: paths.allowsOutside)
        guard try LocalFiles().regularContents(of: path) == change.old else {
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

/// Repairs of contrast checks.
extension FindingFixes {
  /// Repairs failed checks among the findings of a report in the checked files, and returns the
  /// repairs of each library.
  static func repairContrasts(
    _ findings: [Diagnostic],
    of report: ValidationPaths.Report,
    adding changes: inout [String: Change]
  ) -> [ContrastRepairs] {
    let files = Set(report.files).subtracting(report.relatedFiles)
    let projects = report.projects.sorted { $0.key < $1.key }.map(\.value)
    return projects.filter { $0.findings.contains { $0.rule == .contrast } }.map { project in
      let repairs = ContrastRepairs(of: findings, in: project, changing: files)
      let counts = Dictionary(repairs.changes.map { ($0.path, 1) }, uniquingKeysWith: +)
      for file in project.folder.files.map(\.source) {
        guard let bytes = repairs.bytes(ofFile: file.path), bytes != file.bytes else { continue }
        changes[file.path, default: (file.bytes, bytes, 0)].new = bytes
        changes[file.path]?.count += counts[file.path] ?? 0
      }
      return repairs
    }
  }

  /// Shows each change of a color with the old and the new color on standard error, and the failed
  /// checks without a repair.
  func showContrastRepairs(_ options: ColorOptions) {
    let depth = options.errorDepth(.current())
    for repairs in contrastRepairs {
      for change in repairs.changes {
        let swatches = [change.old, change.new].map { ColorSwatch($0, depth: depth).text }
        let title = "\(change.title.prefix(1).lowercased())\(change.title.dropFirst())"
        let place = Self.place(change.finding)
        Output.error("\(VisibleText.of("\(place): \(title)"))\n\(swatches.joined())")
      }
      for refusal in repairs.refusals {
        let place = Self.place(refusal.finding)
        Output.error(VisibleText.of("\(place): not changed: \(refusal.reason)"))
      }
    }
  }

  /// Returns the place of a finding, as `file:line:column`.
  private static func place(_ finding: Diagnostic) -> String {
    finding.excerpt.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? ""
  }
}
