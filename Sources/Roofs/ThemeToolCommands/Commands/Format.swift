import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import TextSupport
import ThemeRendering

extension ThemeTool {
  /// `themetool format`: theme, library and hierarchy files in canonical form.
  struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "format",
      abstract: "Write theme, library and hierarchy files in canonical form.",
      usage: "themetool format [<options>] [<path> ...]",
      discussion: """
        Comments, order, anchors, blank lines and the meaning of the files are kept. A file with \
        errors is not changed. Only theme, library and hierarchy files are formatted. With --check, files \
        that would change are listed, and the exit code is 1 if there are any.

        Examples:
          themetool format
          themetool format Themes/pastel.yaml
          themetool format --check Themes
          themetool format - < Themes/pastel.yaml
        """
    )

    @OptionGroup var library: LibraryOptions
    @OptionGroup var color: ColorOptions

    @Flag(help: "Change nothing; list the files that would change.")
    var check = false

    @OptionGroup var dryRun: DryRunOption

    @OptionGroup var quiet: QuietOption

    @Argument(
      help: ArgumentHelp(
        "Files, folders, or '-' for standard input (default: the theme library).",
        valueName: "path"
      ),
      completion: .file()
    )
    var paths: [String] = []

    func validate() throws {
      try refuse(
        ["--dry-run": dryRun.isOn && (check || paths == ["-"])],
        because: check ? "--check changes no files" : "standard input is not a file"
      )
      try refuse(firstOf: [LocalFiles.inputIsAlone: paths.contains("-") && paths.count > 1])
    }

    func run() throws {
      if paths == ["-"] { return try formatInput() }
      let run = FormattingRun(
        paths.isEmpty ? [try library.location()] : paths,
        library: library,
        isDry: check || dryRun.isOn
      )
      color.report(run.diagnostics)
      for path in run.invalid {
        Output.error("'\(VisibleText.of(path))' has errors and is not formatted")
      }
      if check {
        try Output.write(run.changed.map { VisibleText.of($0) + "\n" }.joined())
      } else if !quiet.isOn {
        let verb = dryRun.isOn ? "would format" : "formatted"
        for path in run.changed { Output.error("\(verb) \(VisibleText.of(path))") }
        for path in run.others {
          Output.error(
            "'\(VisibleText.of(path))' is not a theme, library or hierarchy file; it is not formatted"
          )
        }
      }
      if !run.failures.isEmpty {
        throw Failure(
          kind: .cannot,
          description: VisibleText.lines(run.failures.joined(separator: "\n"))
        )
      }
      if !run.invalid.isEmpty || (check && !run.changed.isEmpty) {
        throw Failure.Kind.findings.exitCode
      }
    }

    private func formatInput() throws {
      let file = SourceFile(path: "stdin.yaml", bytes: try LocalFiles.standardInput())
      let (text, diagnostics) = YAMLFormatter.format(file)
      color.report(diagnostics)
      guard let text else { throw Failure.Kind.findings.exitCode }
      if !check { return try Output.write(text) }
      if Array(text.utf8) == file.bytes { return }
      try Output.write(file.path + "\n")
      throw Failure.Kind.findings.exitCode
    }
  }
}
