import ArgumentParser
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// The options of reports.
struct ReportOptions: ListedOptions {
  /// The format of a report.
  enum Format: String, OptionValue {
    case text, json, sarif, github, junit, markdown, codequality
  }

  @Option(help: ArgumentHelp("How findings are shown.", valueName: "format"))
  var format = Format.text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var result: ResultOptions

  var options: [Mirror.Child] {
    [("_format", _format), ("_strict", _strict), ("_result", _result)]
  }

  /// Whether the summary is omitted.
  var quiet: Bool { result.quiet.isOn }

  /// Writes the report to its file or to standard output, in text format with its summary.
  ///
  /// If a path could not be checked, only findings that people read are written: services take what
  /// a report does not contain for mended.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - command: The name of the command, in a format that has one.
  ///   - fixed: The number of fixed findings.
  ///   - color: The options of colors in text.
  ///   - allowsOutside: Whether the file may be one that CI or hooks run.
  /// - Throws: ``Failure`` if it can't be written.
  func write(
    _ report: ValidationPaths.Report,
    command: String = "validate",
    fixed: Int = 0,
    color: ColorOptions,
    allowsOutside: Bool
  ) throws {
    if report.hasFailed, ![.text, .github].contains(format) {
      let findings = DiagnosticTextPrinter(color: false).text(for: report.diagnostics)
      return Output.error("\(findings)no report is written, because not all could be checked")
    }
    let count = report.files.count
    let found = DiagnosticSummary(of: report.diagnostics + report.suppressed).description
    var summary = "\(count) file\(count == 1 ? "" : "s"): \(found)"
    if report.hasFailed { summary += " in what could be checked" }
    if fixed > 0 { summary += "; \(fixed) fixed" }
    func show(_ text: String) throws {
      try result.show(
        text,
        color: color,
        sources: SourcePaths(files: report.files),
        allowsOutside: allowsOutside
      )
    }
    let named =
      switch format {
      // Read in the working folder.
      case .text, .json: report
      case .sarif, .github, .junit, .markdown, .codequality:
        report.named(in: Terminal.current().environment)
      }
    let text = text(named, command, depth: color.outputDepth(result.terminal))
    // A part without problems has no result.
    let hasSummary = !quiet && !(report.hasFailed && report.diagnostics.isEmpty)
    if format == .text {
      try show(hasSummary ? "\(text)\(summary)\n" : text)
    } else {
      try show(text)
      if hasSummary { Output.error(summary) }
    }
  }

  /// A contrast matrix, as text or JSON.
  func text(
    _ matrix: ContrastMatrix,
    showsAllPairs: Bool,
    color: ColorOptions
  ) throws -> String {
    let terminal = result.terminal
    let depth = color.outputDepth(terminal)
    switch format {
    case .text:
      return MatrixText(
        matrix,
        showsAllPairs: showsAllPairs,
        depth: depth,
        columns: terminal.columns
      ).text
    case .json: return matrix.jsonDocument
    case .sarif, .github, .junit, .markdown, .codequality:
      throw ValidationError("--matrix requires --format text or json")
    }
  }

  /// Whether a finding makes the command fail.
  func fails(_ finding: Diagnostic) -> Bool { finding.severity.isFailure(isStrict: strict) }

  private func text(
    _ report: ValidationPaths.Report,
    _ command: String,
    depth: ColorDepth
  ) -> String {
    let diagnostics = report.diagnostics
    switch format {
    case .text:
      let terminal = result.terminal
      let columns = terminal.hasKnownWidth ? terminal.columns : nil
      return DiagnosticTextPrinter(color: depth != .none, columns: columns)
        .text(for: diagnostics) { colors in
          depth == .none ? nil : ColorSample(hex: colors)?.text(depth: depth)
        }
    case .json: return DiagnosticJSONPrinter().text(for: diagnostics + report.suppressed)
    case .github: return DiagnosticGitHubPrinter().text(for: diagnostics)
    case .markdown:
      return DiagnosticMarkdownPrinter(
        title: "themetool \(command)",
        rulePages: Rule.pages
      ).text(for: diagnostics + report.suppressed)
    case .codequality: return DiagnosticCodeQualityPrinter().text(for: diagnostics)
    case .sarif:
      return DiagnosticSARIFPrinter(
        tool: "themetool",
        version: ThemeTool.versionNumber,
        rules: RuleReference.all,
        rulePages: Rule.pages,
        help: { ($0.documentationText, $0.documentationMarkdown) }
      ).text(for: diagnostics + report.suppressed)
    case .junit:
      let printer = DiagnosticJUnitPrinter(
        name: "themetool \(command)",
        files: report.files,
        passed: report.passedChecks,
        isStrict: strict
      )
      return printer.text(for: diagnostics)
    }
  }
}
