import ArgumentParser
import AssetCatalogs
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
        are any. Where no folder 'Themes' exists here or above, all below are checked.

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
      let (output, isForced) = (reporting.result.output, reporting.result.force.isForced)
      try refuse(firstOf: [
        "--format requires --check": !check && reporting.format != .text,
        "--output requires --check": !check && output != nil,
        "--check writes nothing: omit --dry-run": check && dryRun.isOn,
        "--check writes nothing: omit --force": check && output == nil && isForced,
      ])
    }

    func runOnce() throws {
      try Self.Output.showingProgress(check ? "checking" : "building", isQuiet: isQuiet) {
        try build()
      }
    }

    private func build() throws {
      let inputs = try inputs()
      let selected = try selected(from: inputs.map(\.project.exports.declarations))
      var outputs: [BuildRun.Output] = []
      for (input, declarations) in zip(inputs, selected) where !declarations.isEmpty {
        var run = BuildRun(
          declarations,
          of: input.project,
          library: input.library,
          isStrict: reporting.strict,
          isForced: reporting.result.force.isForced,
          isWhole: names.isEmpty,
          keepsGoing: keepGoing.isOn
        ) { [color] path in try AssetCatalog.open(path, color: color) }
        if !check { color.report(input.library, showsWarnings: false) }
        if check || dryRun.isOn { run.compare() } else { run.write() }
        outputs += run.outputs
      }
      if check {
        report(omissionsOf: outputs)
        try show(StaleOutputs(outputs, isStrict: reporting.strict), inputs)
      } else {
        try report(outputs)
        for input in inputs { try input.library.failIfErrors() }
      }
    }

    /// A library, and the themes from which its outputs are made.
    private typealias Input = (project: ThemeProject, library: ThemeLibrary)

    /// The libraries with outputs: one, or with `--check` all that declare some below a folder that has
    /// none of its own, as in a repository with several packages.
    ///
    /// Outputs are written only for the library that is named or that the user is in: others below can
    /// be those of dependencies.
    private func inputs() throws -> [Input] {
      let all = try (check ? library.locations() : [library.location()]).map { path in
        var library = library
        library.path = path
        return try library.outputs(readsExports: true, color: color) { project in
          project.exports.declarations.contains { $0.format.usesChecks }
        }
      }
      let declaring = all.filter { !$0.project.exports.declarations.isEmpty }
      guard declaring.isEmpty else { return declaring }
      let file =
        all.count == 1
        ? all[0].project.folder.libraryFilePath.map { "'\($0)'" } : nil
      throw Failure.cannot(
        "\(file ?? "the library, in a file 'library.yaml',") declares no output; add 'exports: [{ to: css, output: ../themes.css }]'"
      )
    }

    /// Returns the declarations of each library with the requested names, or all.
    private func selected(
      from declarations: [[ExportDeclaration]]
    ) throws -> [[ExportDeclaration]] {
      let known = declarations.flatMap { $0 }.map(\.name).uniqued()
      let problems = names.filter { form in
        !known.contains { PaletteFilter.matches($0, form: form) }
      }.map { name in
        "'\(name)' is not an output\(Spelling.alternatives(to: name, "outputs", among: known))"
      }
      guard problems.isEmpty else { throw Failure.usage(problems) }
      return declarations.map { declarations in
        declarations.filter { output in
          names.isEmpty || names.contains { PaletteFilter.matches(output.name, form: $0) }
        }
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
      if let kind { throw kind.exitCode }
    }

    private typealias Output = ThemeToolCommands.Output

    // MARK: Checking

    private func show(_ stale: StaleOutputs, _ inputs: [Input]) throws {
      if reporting.format == .text, !isQuiet { try Self.Output.write(stale.differences) }
      var report = ValidationPaths.Report()
      report.diagnostics =
        inputs.flatMap(\.library.findings).filter { $0.severity == .error } + stale.diagnostics
      report.files = inputs.compactMap(\.project.folder.libraryFilePath)
      let failures = stale.failures.map { Failure($0, color: color) }
      report.failures = failures.map(\.description)
      try reporting.write(
        report,
        command: "build",
        color: color,
        allowsOutside: library.allowsOutside
      )
      for failure in report.failures { Self.Output.error(failure) }
      if failures.contains(where: { $0.kind == .cannot }) {
        throw Failure.Kind.cannot.exitCode
      }
      if !failures.isEmpty || report.diagnostics.contains(where: reporting.fails) {
        throw Failure.Kind.findings.exitCode
      }
    }
  }
}
