import ArgumentParser
import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs

extension ThemeTool {
  /// `themetool export`: the colors of themes, or a catalog, in the format of another tool.
  struct Export: WatchingCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write the colors of themes in the format of another tool.",
      discussion: """
        \(words { $0.canBeFile && !$0.usesChecks }) are one file; \(words { !$0.canBeFile }) are \
        folders; html is one page with all themes, index.html in a folder unless the output ends in \
        .html or is standard output. The other words of --to are templates that ship with themetool, and --template \
        is another one; those with a matrix are folders. The format is that of the ending of --output if --to is not given: \
        \(endings). Missing folders are created.

        A file can also be written to a pipe, or with - to standard output. Files are written \
        atomically. In a folder, other files of the previous export of the library are removed, unless \
        --theme selects themes; all other files are kept. An output with a color that has no valid value \
        is not written, or without the color with --keep-going. Values that a format does not support are \
        reported as warnings.

        In a catalog every color becomes a color set with a slot for each style and contrast in \
        which it differs, and one for P3 displays if it is outside of sRGB. Several themes are in \
        namespaces with their names.

        Formats:
        \(OutputFormat.list(OutputFormat.formats, indentation: 2))

        Examples:
          themetool export --output themes.css
          themetool export --to tailwind > theme.css
          themetool export --output themes.css --watch
          themetool export --to dtcg --output tokens
          themetool export --where dark --output dark.css
          themetool export --output Brand.xcassets
          themetool export --theme pastel --output App.xcassets --merge
          themetool export --catalog Old.xcassets --output Copy.xcassets
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      name: [.long, .customLong("format")],
      help: ArgumentHelp(
        "The format to write (default: that of the ending of --output).",
        valueName: "format"
      )
    )
    var to: OutputFormat?

    @Option(
      help: ArgumentHelp("A template to write instead of a format.", valueName: "file"),
      completion: .file(extensions: ["mustache"])
    )
    var template: String?

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The file or folder to write (default: '-', standard output, for one file).",
        valueName: "path"
      ),
      completion: .file()
    )
    var output: String?

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp("Only this theme, or a pattern, as in 'p*'.", valueName: "name"),
      completion: .themes
    )
    var themes: [String] = []

    @Option(
      name: .customLong("where"),
      help: ArgumentHelp(
        "Only under this condition, as in dark or density=compact.",
        valueName: "condition"
      ),
      completion: .conditions
    )
    var conditions: [String] = []

    @Flag(help: OutputOption.references.help())
    var references = false

    @Option(help: OutputOption.styles.help("how", note: "default: light-dark"))
    var styles: ExportOptions.StyleSwitch?

    @Option(help: OutputOption.flavor.help("flavor", note: "default: library"))
    var flavor: ExportOptions.SwiftFlavor?

    @OptionGroup var catalogs: CatalogExportOptions

    @OptionGroup var force: ForceOption
    @OptionGroup var dryRun: DryRunOption
    @OptionGroup var keepGoing: KeepGoingOption

    @Flag(help: "Treat warnings as errors: write nothing, and exit with code 1.")
    var strict = false

    @OptionGroup var quiet: QuietOption

    @OptionGroup var watch: WatchOption

    @OptionGroup var color: ColorOptions

    var isQuiet: Bool { quiet.isOn }

    func validate() throws {
      try watch.check(output)
      let to = try format()
      let unsupported = settings.unsupported(by: to)
      if let first = unsupported.first(where: { !catalogs.has($0) }) {
        throw ValidationError(first.requirement)
      }
      if output ?? OutputFile.standardOutput == OutputFile.standardOutput, !to.canBeFile {
        throw ValidationError("format '\(to)' writes a folder; add --output FOLDER")
      }
      let copies = catalogs.catalog != nil
      try refuse(firstOf: [
        "--catalog, --components and --merge require --to xcassets":
          catalogs.areForWriting && to != .xcassets,
        "--watch can't be used with --catalog, which copies the catalog once": copies && watch.isOn,
        "--theme can't be used with --catalog, which copies the whole catalog":
          copies && !themes.isEmpty,
        "--where can't be used with --catalog, which copies the whole catalog":
          copies && !conditions.isEmpty,
      ])
      if copies {
        try refuse(
          [
            "--components": catalogs.components != nil, "--merge": catalogs.merge,
            "--namespace": catalogs.namespace != nil, "--per-theme": catalogs.perTheme != nil,
            "--keep-going": keepGoing.isOn, "--themes": library.path != nil,
          ],
          because: "--catalog copies the whole catalog"
        )
      }
      if let first = unsupported.first { throw ValidationError(first.requirement) }
      if !conditions.isEmpty, let reason = to.reasonAgainstConditions(settings) {
        throw ValidationError("\(reason): omit --where")
      }
      try dryRun.check(OutputFile(path: output ?? OutputFile.standardOutput))
    }

    /// The format of the export.
    func format() throws -> OutputFormat {
      if let template {
        guard to == nil else { throw ValidationError("--to and --template can't be used together") }
        return .template(template, isNamed: true)
      }
      if let to, to.isTemplate { return to }
      let format = try OutputFormat.chosen(to, option: "--to", output: output, command: "export")
      guard let format else {
        throw ValidationError(
          "no format is given; choose one with --to, or by the ending of --output, as in themes.css"
        )
      }
      return format
    }

    /// The names of formats in a sentence.
    private static func words(_ isShown: (OutputFormat) -> Bool) -> String {
      let names = OutputFormat.formats.filter(isShown).map(\.name)
      return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    /// The endings of formats in a sentence.
    private static var endings: String {
      var endings: [String] = []
      for case let ending? in OutputFormat.formats.map(\.ending)
      where !endings.contains(".\(ending)") { endings.append(".\(ending)") }
      return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    }

    func runOnce() throws {
      try Output.showingProgress("exporting", isQuiet: isQuiet) { try write()?.failIfErrors() }
    }

    /// Writes the output, and returns the library; nil for a catalog that was copied.
    private func write() throws -> ThemeLibrary? {
      do {
        if let catalog = catalogs.catalog {
          try copy(catalog)
          return nil
        }
        let format = try format()
        let input = try library.outputs(themes: themes.isEmpty ? nil : themes, color: color) { _ in
          format.usesChecks
        }
        color.report(input.library, showsWarnings: false)
        let output = ExportOutput(
          format: format,
          settings: settings,
          path: path,
          conditions: try conditions(of: input),
          keepsGoing: keepGoing.isOn
        )
        if !output.isUpdate || dryRun.isOn {
          try write(output, made: made(output, input), input)
          return input.library
        }
        return try Folder.creatingParents(of: path) {
          // Locked until the catalog is written, as its files depend on the existing ones.
          let lock = try LocalFiles().lock(for: path)
          try write(output, made: made(output, input), input, holding: lock)
          return input.library
        }
      } catch {
        throw Failure(error, color: color)
      }
    }

    /// The library, and the themes that are exported.
    private typealias Input = (project: ThemeProject, library: ThemeLibrary)

    private func made(_ output: ExportOutput, _ input: Input) throws -> ExportOutput.Made {
      try output.make(of: input.library, in: input.project) { path in
        try AssetCatalog.open(path, color: color)
      }
    }

    private func write(
      _ output: ExportOutput,
      made: ExportOutput.Made,
      _ input: Input,
      holding lock: FolderLock? = nil
    ) throws {
      try report(input.project.selection(of: made.diagnostics))
      Output.report(omission: made.omission)
      var sources = input.project.sources
      sources.insert(templates: made.templates)
      let guarded = OutputGuard(
        ofExports: sources,
        isForced: force.isForced,
        allowsOutside: library.allowsOutside
      )
      switch made.content {
      case .file(let path, let bytes):
        let file = OutputFile(path: path)
        try guarded.check(path, bytes: bytes)
        try file.writeOrShow(bytes, isSynchronized: false, isDry: dryRun.isOn)
        outputReport.wrote(file)
      case .folder(let path, var update, let previous):
        // If only some themes are requested, the files of the others are kept.
        if themes.isEmpty, let previous {
          let written = update.writtenPaths
          for name in try previous.files(in: path, of: input.library, besides: written) {
            try update.remove(name)
          }
        }
        try guarded.check(update, in: path)
        if !dryRun.isOn {
          try Folder.creatingParents(of: path) {
            let lock = try lock ?? LocalFiles().lock(for: path)
            try LocalFiles().apply(update, to: path, holding: lock)
          }
        }
        outputReport.wrote(update, to: path)
      }
    }

    /// The options of the format.
    private var settings: ExportOptions {
      var settings = ExportOptions()
      settings.keepsReferences = references
      settings.styleSwitch = styles
      settings.swiftFlavor = flavor
      settings.catalogNames = catalogs.names
      settings.components = catalogs.components
      settings.merges = catalogs.merge
      return settings
    }

    /// The conditions of `--where`.
    private func conditions(of input: Input) throws -> [TraitCondition] {
      try input.project.names.outputConditions(of: conditions, themeTrait: input.library.themeTrait)
    }

    /// The path of the output.
    var path: String { output ?? OutputFile.standardOutput }

    /// The report of what was written.
    var outputReport: OutputReport { OutputReport(isQuiet: isQuiet, isDry: dryRun.isOn) }

    /// Shows warnings; with `--strict`, they end the command.
    func report(_ diagnostics: [Diagnostic]) throws {
      if diagnostics.contains(where: { $0.severity.isFailure(isStrict: strict) }) {
        throw Failure(kind: .findings, description: color.errorText(of: diagnostics))
      }
      if !isQuiet { color.report(diagnostics) }
    }
  }
}
