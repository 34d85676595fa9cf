import ArgumentParser
import AssetCatalogs
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation

extension ThemeTool {
  /// `themetool validate`: the findings in theme libraries.
  struct Validate: WatchingCommand, ListedOptions {
    static let configuration = CommandConfiguration(
      commandName: "validate",
      abstract: "Check theme, library and hierarchy files.",
      discussion: """
        Reads each file, resolves all references, and proves the checks of the library file for \
        every theme and every combination of traits that affects the colors. Files of design tokens \
        (.json, .tokens) have the findings of 'themetool import'; those without .resolver.json are \
        read together.

        Examples:
          themetool validate
          themetool validate Themes/pastel.yaml --strict
          themetool validate Assets.xcassets --format sarif
          themetool validate brand.resolver.json
          themetool validate --changed-since origin/main
          themetool validate --fix
          themetool validate --fix-contrast --dry-run
          themetool validate --watch
          themetool validate --explain contrast
          themetool validate --matrix
          themetool validate pastel text-secondary --matrix
          themetool validate - --stdin-path Themes/pastel.yaml < Themes/pastel.yaml
        """
    )

    @OptionGroup var library: LibraryOptions
    @OptionGroup var color: ColorOptions
    @OptionGroup var reporting: ReportOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var dryRun: DryRunOption
    @OptionGroup var rules: RuleOptions
    @OptionGroup var watch: WatchOption

    var options: [Mirror.Child] {
      [
        ("_library", _library), ("_color", _color), ("_reporting", _reporting),
        ("_selection", _selection), ("_dryRun", _dryRun), ("_rules", _rules), ("_watch", _watch),
      ]
    }

    var isQuiet: Bool { reporting.quiet }

    func validate() throws {
      try refuse(firstOf: [
        "--dry-run requires --fix, --fix-contrast or --write-baseline":
          dryRun.isOn && !selection.changesFiles && rules.writeBaseline == nil
      ])
      try checkWatch()
      let limits: KeyValuePairs = [
        "--strict": reporting.strict, "--changed-since": selection.changedSince != nil,
        "--base": selection.base != nil,
      ]
      if showsRules {
        try refuse(
          limits.filter(\.value).map(\.key) + (library.path == nil ? [] : ["--themes"])
            + (rules.matrix ? ["--matrix"] : []) + selection.paths.map { "'\($0)'" },
          because: "--list-rules and --explain read no files"
        )
      } else if rules.matrix {
        try refuse(limits, because: "--matrix reports no findings of files")
      }
      if rules.writeBaseline != nil {
        try refuse(
          [
            "--format": reporting.format != .text, "--output": reporting.result.isFile,
            "--strict": reporting.strict, "--max-warnings": rules.maxWarnings != nil,
          ],
          because: "--write-baseline lists all findings as known and reports none"
        )
      }
      let requestsFindings =
        rules.baseline != nil || rules.writeBaseline != nil || rules.maxWarnings != nil
        || selection.changesFiles
      guard rules.matrix || showsRules, requestsFindings else { return }
      throw ValidationError(
        "--matrix, --list-rules and --explain report no findings: omit --fix, --fix-contrast, "
          + "--baseline, --write-baseline and --max-warnings"
      )
    }

    /// Whether rules are shown instead of findings.
    private var showsRules: Bool { rules.listRules || rules.explain != nil }

    private func checkWatch() throws {
      guard watch.isOn else { return }
      try refuse(firstOf: [
        "--list-rules and --explain read no files: omit --watch": showsRules,
        "--watch changes no files: omit --fix, --fix-contrast and --write-baseline":
          selection.changesFiles || rules.writeBaseline != nil,
        "--watch can't be used with standard input": selection.paths.contains("-"),
      ])
      try reporting.result.check(watch)
      try watch.check(selection.paths + [rules.baseline].compactMap(\.self))
    }

    func runOnce() throws {
      if let answer = try rules.answer(as: reporting.format) {
        return try reporting.result.show(answer, color: color, allowsOutside: library.allowsOutside)
      }
      var paths = try selection.validationPaths(library)
      paths.baseline = rules.baseline
      paths.listsPassedChecks = reporting.format == .junit
      if rules.matrix {
        let (matrix, isOfNamedColors) = try paths.matrix(color: color)
        guard !matrix.foregrounds.isEmpty, !matrix.backgrounds.isEmpty, !matrix.tables.isEmpty
        else {
          throw Failure.cannot(
            "no contrast pair to show; declare pairs in 'checks:' of the library file"
          )
        }
        return try reporting.result.show(
          reporting.text(matrix, showsAllPairs: isOfNamedColors, color: color),
          color: color,
          sources: library.project().sources,
          allowsOutside: library.allowsOutside
        )
      }
      var fixes = try selection.changesFiles ? FindingFixes(selection, rules, in: paths) : nil
      if !reporting.quiet { fixes?.showContrastRepairs(color) }
      fixes?.write(isDry: dryRun.isOn, isQuiet: reporting.quiet)
      var report = fixes?.report ?? paths.report()
      if report.failures.isEmpty,
        let written = try rules.writeBaseline(
          of: report.diagnostics,
          sources: SourcePaths(files: report.files),
          isForced: reporting.result.force.isForced,
          isDry: dryRun.isOn
        )
      {
        try Output.write(reporting.quiet ? "" : written)
        report.diagnostics = []
      } else {
        try rules.leaveOutKnown(of: &report, paths)
        try reporting.write(
          report,
          fixed: fixes?.count ?? 0,
          color: color,
          allowsOutside: library.allowsOutside
        )
      }
      for (path, catalog) in report.catalogsWithoutColors where !reporting.quiet {
        catalog.reportMissingColors(at: path)
      }
      if !report.failures.isEmpty {
        throw Failure(
          kind: .cannot,
          description: VisibleText.lines(report.failures.joined(separator: "\n"))
        )
      }
      if report.isIncomplete { throw Failure.Kind.cannot.exitCode }
      if report.diagnostics.contains(where: reporting.fails) {
        throw Failure.Kind.findings.exitCode
      }
      try rules.checkWarnings(report.diagnostics)
    }
  }
}
