import ArgumentParser
import SourceDiagnostics

extension ThemeTool {
  /// `themetool validate`: everything that is wrong with theme libraries.
  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate",
      abstract: "Find everything that is wrong with theme, library and hierarchy files.",
      discussion: """
        Reads each file, resolves all references, and proves the checks of the library file for \
        every theme and every combination of traits that makes a difference.

        Examples:
          themetool validate
          themetool validate Themes/pastel.yaml --strict
          themetool validate Assets.xcassets --format sarif
          themetool validate --changed-since origin/main
          themetool validate --fix
          themetool validate - --stdin-path Themes/pastel.yaml < Themes/pastel.yaml
        """
    )

    @OptionGroup var library: LibraryOptions
    @OptionGroup var color: ColorOptions
    @OptionGroup var reporting: ReportOptions
    @OptionGroup var selection: SelectionOptions

    func run() throws {
      let paths = try selection.validationPaths(library)
      let fixes = selection.fix ? SafeFixes(in: paths) : nil
      let report = fixes?.report ?? paths.report()
      try reporting.write(report, fixed: fixes?.count ?? 0, color: color)
      if !report.failures.isEmpty {
        throw Failure(kind: .cannot, description: report.failures.joined(separator: "\n"))
      }
      if report.diagnostics.contains(where: reporting.fails) {
        throw ExitCode(Failure.Kind.findings.rawValue)
      }
    }
  }
}
