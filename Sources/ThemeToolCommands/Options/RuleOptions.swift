import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation

/// Which rules there are, and which of their findings count.
struct RuleOptions: ParsableArguments {
  @Flag(help: "Show all rules with their severities, and check nothing.")
  var listRules = false

  @Option(help: ArgumentHelp("Show what a rule is about, and check nothing.", valueName: "rule"))
  var explain: String?

  @Flag(help: "Show the contrast of all text on all grounds in every theme, at its worst.")
  var matrix = false

  @Option(
    help: ArgumentHelp("Keep the findings quiet that a file lists as known.", valueName: "file")
  )
  var baseline: String?

  @Option(help: ArgumentHelp("List all findings as known in a file.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: ArgumentHelp("How many warnings are allowed.", valueName: "count"))
  var maxWarnings: Int?

  mutating func validate() throws {
    if let explain, RuleReference.rule(named: explain) == nil {
      let hint = Spelling.hint(for: explain, among: RuleReference.all.map(\.name))
      throw ValidationError("no rule is called '\(explain)'\(hint)")
    }
    if listRules, explain != nil {
      throw ValidationError("--list-rules and --explain can't be used together")
    }
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings takes a number that isn't negative")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline can't be used together")
    }
  }

  /// What was asked of the rules themselves, or nil where files are to be checked.
  ///
  /// - Throws: an error of usage for a format that only findings have.
  func answer(as format: ReportOptions.Format) throws -> String? {
    let explained = explain.flatMap(RuleReference.rule)
    guard listRules || explained != nil else { return nil }
    switch format {
    case .text:
      return listRules ? RuleText.list(RuleReference.all) : explained.map(RuleText.explanation)
    case .json: return RuleJSON.text(listRules ? RuleReference.all : [explained].compactMap(\.self))
    case .sarif, .github, .junit:
      throw ValidationError("rules are shown as text or json, not as \(format.rawValue)")
    }
  }

  /// Leaves out the findings that the baseline knows, and adds its own.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - paths: What was looked at.
  /// - Throws: ``Failure`` where the baseline can't be read.
  func leaveOutKnown(of report: inout ValidationPaths.Report, _ paths: ValidationPaths) throws {
    guard let baseline else { return }
    do {
      let file = try LocalFiles().sourceFile(at: baseline)
      let names = BaselinePaths(baseline: baseline)
      let (findings, known) = try Baseline(reading: file).remaining(
        of: report.diagnostics,
        naming: names.name,
        isLookedAt: paths.inclusion(in: report, named: names)
      )
      report.diagnostics = findings
      report.knownCount = known
    } catch let fault as Baseline.Fault {
      let text = DiagnosticTextPrinter(color: false).text(for: fault.diagnostics)
      throw Failure(kind: .cannot, description: text)
    } catch let error as FileError {
      throw Failure.cannot("\(error)\(Folder.hint(forMissing: baseline))")
    }
  }

  /// Lists the findings as known, if that was asked for, and says so.
  ///
  /// - Throws: ``Failure``, also where a file that isn't a baseline is in its place.
  func writeBaseline(of findings: [Diagnostic]) throws -> String? {
    guard let writeBaseline else { return nil }
    let baseline = Baseline(
      of: findings,
      naming: BaselinePaths(baseline: writeBaseline).name
    )
    let file = OutputFile(path: writeBaseline)
    let guarded = OutputGuard(sources: SourcePaths(files: [])) { bytes in
      (try? Baseline(reading: SourceFile(path: writeBaseline, bytes: bytes))) != nil
    }
    try guarded.check(writeBaseline, bytes: baseline.bytes)
    try file.write(baseline.bytes)
    if file.isStandardOutput { return "" }
    let count = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    return "\(VisibleText.of(writeBaseline)): \(count)\n"
  }

  /// Ends the command where there are more warnings than allowed.
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
