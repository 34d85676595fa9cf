import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeImports
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// The options of rules and known findings.
struct RuleOptions: ListedOptions {
  @Flag(help: "Show all rules with their severities, and check nothing.")
  var listRules = false

  @Option(
    help: ArgumentHelp("Explain a rule, and check nothing.", valueName: "rule"),
    completion: .rules
  )
  var explain: String?

  @Flag(help: "Show the lowest contrasts, of all themes or of the named themes and colors.")
  var matrix = false

  @Option(
    help: ArgumentHelp("Omit the findings that a file lists as known.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp("List all findings as known in a file.", valueName: "file"),
    completion: .file()
  )
  var writeBaseline: String?

  @Option(help: ArgumentHelp("The maximum number of warnings.", valueName: "count"))
  var maxWarnings: Int?

  var options: [Mirror.Child] {
    [
      ("_listRules", _listRules), ("_explain", _explain), ("_matrix", _matrix),
      ("_baseline", _baseline), ("_writeBaseline", _writeBaseline), ("_maxWarnings", _maxWarnings),
    ]
  }

  mutating func validate() throws {
    if let explain, Rule.reported(named: explain) == nil {
      let hint = Spelling.hint(for: explain, among: Rule.reported.map(\.id))
      throw ValidationError("'\(explain)' is not a rule\(hint)")
    }
    try refuse(firstOf: [
      "--list-rules and --explain can't be used together": listRules && explain != nil,
      "--max-warnings takes a number that isn't negative": (maxWarnings ?? 0) < 0,
      "--baseline and --write-baseline can't be used together":
        baseline != nil && writeBaseline != nil,
    ])
  }

  /// The requested description of rules; nil if files are to be checked.
  ///
  /// - Throws: A usage error for a format that is only for findings.
  func answer(as format: ReportOptions.Format) throws -> String? {
    let explained = explain.flatMap(Rule.reported(named:))
    guard listRules || explained != nil else { return nil }
    switch format {
    case .text:
      return listRules
        ? Rule.reported.overview(columns: Terminal.current().columns)
        : explained?.documentationText
    case .json:
      let rules = listRules ? Rule.reported : [explained].compactMap(\.self)
      return rules.jsonDocument
    case .sarif, .github, .junit, .markdown, .codequality:
      throw ValidationError(
        "--format \(format.rawValue) can't be used with rules; use text or json"
      )
    }
  }

  /// Removes the findings that the baseline lists, and adds those about the baseline.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - paths: The checked paths.
  /// - Throws: ``Failure`` if the baseline can't be read.
  func leaveOutKnown(of report: inout ValidationPaths.Report, _ paths: ValidationPaths) throws {
    guard let baseline else { return }
    let names = RelativeNames(baseline: baseline)
    let (findings, known) = try Self.baseline(at: baseline).remaining(
      of: report.diagnostics,
      naming: names.name,
      isLookedAt: paths.inclusion(in: report, named: names)
    )
    let added = Set(try paths.findings(among: known, addedTo: baseline, names))
    report.suppressed += known.filter { !added.contains($0) }
    report.diagnostics =
      findings
      + known.filter(added.contains).map { finding in
        var finding = finding
        finding.suppression = nil
        return finding
      }
  }

  /// Returns the findings that the baseline doesn't list.
  ///
  /// - Throws: ``Failure`` if the baseline can't be read.
  func unlisted(_ findings: [Diagnostic]) throws -> [Diagnostic] {
    guard let baseline else { return findings }
    return try Self.baseline(at: baseline).remaining(
      of: findings,
      naming: RelativeNames(baseline: baseline).name,
      isLookedAt: { _ in false }
    ).findings
  }

  /// Reads a baseline; without a path, it has no findings.
  ///
  /// - Throws: ``Failure`` if the baseline can't be read.
  static func baseline(
    at path: String?,
    reader: any FileReading = ThemeTool.reader
  ) throws -> Baseline {
    guard let path else { return Baseline(of: []) }
    do {
      return try Baseline(reading: reader.sourceFile(at: path))
    } catch let error as Baseline.ReadingError {
      let text = DiagnosticTextPrinter(color: false).text(for: error.diagnostics)
      throw Failure(kind: .cannot, description: text)
    } catch let error as FileError {
      throw Failure.cannot("\(error)\(Folder.hint(forMissing: path))")
    }
  }

  /// Writes a baseline of the findings if requested, and returns a summary of it.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - sources: The files that were checked, which are never replaced.
  ///   - isForced: Whether a file that isn't a baseline is replaced.
  ///   - isDry: Whether nothing is written.
  /// - Returns: The summary; nil if no baseline is requested.
  /// - Throws: ``Failure``, also where a file is in its place that may not be replaced.
  func writeBaseline(
    of findings: [Diagnostic],
    sources: SourcePaths,
    isForced: Bool,
    isDry: Bool
  ) throws -> String? {
    guard let writeBaseline else { return nil }
    let baseline = Baseline(of: findings, naming: RelativeNames(baseline: writeBaseline).name)
    let file = OutputFile(path: writeBaseline)
    let guarded = OutputGuard(sources: sources, isForced: isForced) { bytes in
      (try? Baseline(reading: SourceFile(path: writeBaseline, bytes: bytes))) != nil
    }
    try guarded.check(writeBaseline, bytes: baseline.bytes)
    try file.writeOrShow(baseline.bytes, isDry: isDry)
    if file.isStandardOutput { return "" }
    let count = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    return "\(isDry ? "would write " : "")\(VisibleText.of(writeBaseline)): \(count)\n"
  }

  /// Ends the command if there are more warnings than allowed.
  func checkWarnings(_ findings: [Diagnostic]) throws {
    let warnings = DiagnosticSummary(of: findings).warnings
    guard let maxWarnings, warnings > maxWarnings else { return }
    throw Failure(
      kind: .findings,
      description:
        "error: there are \(warnings) warnings, and --max-warnings allows \(maxWarnings)"
    )
  }
}

extension Rule {
  /// The rules that diagnostics of any command belong to, in the order of their identifiers.
  static let reported = (RuleReference.all + Rule.imports).sorted { $0.id < $1.id }

  /// Returns the rule of any command with an identifier.
  static func reported(named id: String) -> Rule? { reported.first { $0.id == id } }
}
