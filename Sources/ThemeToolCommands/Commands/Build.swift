import ArgumentParser
import FileAccess
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeRendering

extension ThemeTool {
  /// `themetool build`: the outputs that the library file declares.
  struct Build: WatchingCommand, ListedOptions {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: "Write the outputs that the library file declares.",
      usage: "themetool build [<options>] [<output> ...]",
      discussion: """
        The outputs are the entries of 'exports:' in the library file, with the options of 'export'. \
        Paths are relative to the folder of the library, and lead to its project: the nearest folder \
        with '.git' at or above it, or otherwise the folder that it is in.

        Files are written atomically, and only those that change. In a folder, other files of the \
        previous export of the library are removed, unless outputs are selected by name. An output that fails doesn't prevent others. \
        An output with a color that has no valid value is not written, or without the color with --keep-going.

        With --check, nothing is written: the differences are shown, and the exit code is 1 if there \
        are any.

        Examples:
          themetool build
          themetool build css tokens
          themetool build --check --format github
          themetool build --watch
        """
    )

    @OptionGroup var library: LibraryOptions

    @Flag(help: "Write nothing; show the outputs that would change.")
    var check = false

    @OptionGroup var dryRun: DryRunOption
    @OptionGroup var keepGoing: KeepGoingOption

    @OptionGroup var reporting: ReportOptions

    @OptionGroup var watch: WatchOption

    @OptionGroup var color: ColorOptions

    @Argument(
      help: ArgumentHelp(
        "The names of outputs, also as in 'web*' (default: all).",
        valueName: "output"
      ),
      completion: .outputs
    )
    var names: [String] = []

    var options: [Mirror.Child] {
      [
        ("_library", _library), ("_check", _check), ("_dryRun", _dryRun),
        ("_keepGoing", _keepGoing),
        ("_reporting", _reporting),
        ("_watch", _watch), ("_color", _color), ("_names", _names),
      ]
    }

    var isQuiet: Bool { reporting.quiet }

    func validate() throws {
      try reporting.result.check(watch)
      if !check, reporting.format != .text {
        throw ValidationError("--format is for --check")
      }
      if !check, reporting.result.output != nil {
        throw ValidationError("--output is for the report of --check")
      }
      if check, reporting.result.output == nil, reporting.result.force.isForced {
        throw ValidationError("--check writes nothing: omit --force")
      }
    }

    func runOnce() throws {
      try Progress.showing(check ? "checking" : "building", isQuiet: isQuiet) { try build() }
    }

    private func build() throws {
      let input = try library.exportInput(
        readsDeclarations: true,
        allowsErrors: true,
        color: color
      ) { outputs in
        outputs.contains { $0.format.usesChecks }
      }
      var run = BuildRun(
        try selected(input),
        of: input,
        isStrict: reporting.strict,
        isForced: reporting.result.force.isForced,
        isWhole: names.isEmpty,
        keepsGoing: keepGoing.isOn
      ) { [color] path in try CatalogFiles.open(path, color: color) }
      if check {
        run.compare()
        report(omissionsOf: run.outputs)
        try show(StaleOutputs(run.outputs, isStrict: reporting.strict), input)
      } else {
        color.report(input.library, showsWarnings: false)
        if dryRun.isOn { run.compare() } else { run.write() }
        try report(run.outputs)
        try input.library.failIfErrors()
      }
    }

    /// The declarations with the requested names, or all.
    private func selected(_ input: ExportInput) throws -> [ExportDeclaration] {
      let all = input.declarations
      guard !all.isEmpty else {
        let file =
          input.folder.libraryFilePath.map { "'\($0)'" } ?? "the library, in a file 'library.yaml',"
        throw Failure.cannot(
          "\(file) declares no output; add 'exports: [{ to: css, output: ../themes.css }]'"
        )
      }
      let known = all.map(\.name)
      let problems = names.filter { form in
        !known.contains { PaletteFilter.matches($0, form: form) }
      }.map { name in
        let hint = Spelling.hint(for: name, among: known)
        return "no output is called '\(name)'"
          + (hint.isEmpty ? "; available outputs: \(Spelling.list(known))" : hint)
      }
      guard problems.isEmpty else { throw Failure.usage(problems) }
      return all.filter { output in
        names.isEmpty || names.contains { PaletteFilter.matches(output.name, form: $0) }
      }
    }

    private func report(omissionsOf outputs: [BuildRun.Output]) {
      for output in outputs { Self.Output.report(omission: output.omission) }
    }

    // MARK: Writing

    /// Reports each output in a line, and ends the command if one failed.
    private func report(_ outputs: [BuildRun.Output]) throws {
      let warnings = outputs.flatMap { output in
        let isRefused = output.isRefused(isStrict: reporting.strict)
        return isRefused || output.isChanged && !isQuiet ? output.diagnostics : []
      }
      color.report(warnings)
      report(omissionsOf: outputs)
      var kind: Failure.Kind?
      for output in outputs {
        switch output.result {
        case .success where output.isRefused(isStrict: reporting.strict):
          kind = kind ?? .findings
        case .success(let changes):
          OutputReport(isQuiet: isQuiet, isDry: dryRun.isOn).built(changes)
        case .failure(let error):
          let failure = Failure(error, color: color)
          Self.Output.error(failure.description)
          if kind != .cannot { kind = failure.kind }
        case nil: break
        }
      }
      if let kind { throw ExitCode(kind.rawValue) }
    }

    private typealias Output = ThemeToolCommands.Output

    // MARK: Checking

    private func show(_ stale: StaleOutputs, _ input: ExportInput) throws {
      if reporting.format == .text, !isQuiet { try Self.Output.write(stale.differences) }
      var report = ValidationPaths.Report()
      report.diagnostics =
        input.library.findings.filter { $0.severity == .error } + stale.diagnostics
      report.files = input.folder.libraryFilePath.map { [$0] } ?? []
      let failures = stale.failures.map { Failure($0, color: color) }
      report.failures = failures.map(\.description)
      try reporting.write(report, command: "build", color: color)
      for failure in report.failures { Self.Output.error(failure) }
      if failures.contains(where: { $0.kind == .cannot }) {
        throw ExitCode(Failure.Kind.cannot.rawValue)
      }
      if !failures.isEmpty || report.diagnostics.contains(where: reporting.fails) {
        throw ExitCode(Failure.Kind.findings.rawValue)
      }
    }
  }
}
