import ArgumentParser
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemePreviews

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
          themetool validate Assets.xcassets
          themetool validate --explain contrast
          themetool validate --matrix
        """
    )

    @OptionGroup var library: LibraryOptions
    @OptionGroup var color: ColorOptions
    @OptionGroup var rules: RuleOptions

    @Flag(help: "Let warnings count as errors.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Show findings only, no summary.")
    var quiet = false

    @Argument(
      help: ArgumentHelp(
        "Folders, files in one, or asset catalogs; the theme library without any.",
        valueName: "path"
      )
    )
    var paths: [String] = []

    func run() throws {
      if let answer = rules.answer { return try Output.write(answer) }
      let terminal = Terminal.current()
      let paths = ValidationPaths(paths.isEmpty ? [try library.location()] : paths)
      if rules.matrix { return try Output.write(MatrixText.text(try paths.matrix())) }
      var findings = try paths.findings()
      if let written = try rules.writeBaseline(of: findings.diagnostics) {
        return try Output.write(quiet ? "" : written)
      }
      let known: Int
      (findings.diagnostics, known) = try rules.counted(findings.diagnostics, of: paths)
      let isColored = color.outputDepth(terminal) != .none
      var text = DiagnosticTextPrinter(color: isColored).text(for: findings.diagnostics)
      if !quiet {
        let files = findings.fileCount == 1 ? "1 file" : "\(findings.fileCount) files"
        text += "\(files): \(DiagnosticSummary(of: findings.diagnostics))"
        text += known > 0 ? ", and \(known) known\n" : "\n"
      }
      try Output.write(text)
      let fails = findings.diagnostics.contains { finding in
        finding.severity == .error || (strict && finding.severity == .warning)
      }
      try rules.checkWarnings(findings.diagnostics)
      if fails { throw ExitCode(Failure.Kind.findings.rawValue) }
    }
  }
}
