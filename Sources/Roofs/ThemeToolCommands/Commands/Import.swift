import ArgumentParser
import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeImports
import ThemeOutputs

extension ThemeTool {
  /// `themetool import`: theme files from the formats of other tools.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Create theme files from tokens, schemes, style sheets and asset catalogs.",
      discussion: """
        Reads design tokens (DTCG 2025.10 with or without a resolver document, older drafts, Style \
        Dictionary), base16 and base24 schemes, themes of Ghostty, color schemes of Windows Terminal, \
        custom properties of CSS, and asset catalogs (.xcassets or .car). Sets and themes of Tokens \
        Studio and the colors of Material Theme Builder are supported as well, and variables of Figma, \
        exported in a file for each mode or as its REST interface returns them. The format is \
        detected from the files, which must all have the same \
        one, or is set with --from. Several files form one theme, in which later files override \
        earlier ones, unless --themes or several --theme are given. Each scheme is a theme, except for \
        a light and a dark one with a single --theme. A folder is read as the files in it.

        The modifiers of a resolver document become the style if their contexts are light and dark, \
        the contrast if they are normal and high, themes if they are named theme or brand, and \
        custom traits of the library otherwise. --modifier overrides this.

        One theme is written to standard output. With --output all files are written to a folder, or \
        one theme is written to a file whose name ends in .yaml or .yml, to a pipe, or with - to \
        standard output. Files that no import has written are kept, and so are \
        sections such as 'checks:' that are added to imported files. Files are written atomically.

        If there are errors, nothing is written. With --keep-going, colors with errors, colors that \
        refer to them, and files that cannot be read are left out and listed, and the rest is written; \
        the exit code is 1. With --strict as well, it is also 1 if there are only warnings. \
        Tokens without colors are an error, and with --allow-empty a warning.

        Of style sheets, a theme has the values that the elements of a page have: those of rules for \
        every element, then for the body, then for the root element. Values that are therefore not \
        imported are reported, and so are tokens and properties that are not colors.

        Examples:
          themetool import tokens.json
          themetool import brand.resolver.json --output Themes
          themetool import brand.resolver.json --modifier mode=theme --output Themes
          themetool import light.json dark.json --themes files --modifier theme=style
          themetool import ocean.yaml --theme ocean --output Themes
          curl -s https://example.com/tokens.json | themetool import - --output Themes
          themetool import Brand.xcassets --themes groups --output Themes
        """
    )

    @Option(help: ArgumentHelp("The format of the files (default: detected).", valueName: "format"))
    var from: ImportFormat?

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp("The name of the theme, or one per file.", valueName: "name")
    )
    var names: [String] = []

    @Option(help: ArgumentHelp("Create one theme for each of these.", valueName: "parts"))
    var themes: ImportOptions.Division?

    @Option(
      help: ArgumentHelp("A file or folder on which all themes are based.", valueName: "path"),
      completion: .file()
    )
    var shared: [String] = []

    @Option(
      name: .customLong("modifier"),
      help: ArgumentHelp(
        "The use of a modifier: style, contrast, theme or trait.",
        valueName: "name=use"
      )
    )
    var modifiers: [String] = []

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder for the files, the file of one theme, or '-'.",
        valueName: "path"
      ),
      completion: .file()
    )
    var output: String?

    @OptionGroup var force: ForceOption
    @OptionGroup var dryRun: DryRunOption

    @Flag(help: "Treat warnings as errors: write nothing, and exit with code 1.")
    var strict = false

    @Flag(help: "Write what has no errors, and exit with code 1 if something has.")
    var keepGoing = false

    @Flag(help: "Accept files of tokens without colors: warn, and write nothing.")
    var allowEmpty = false

    @OptionGroup var quiet: QuietOption

    @OptionGroup var color: ColorOptions

    @Argument(
      help: "The files, folders or the catalog, or '-' for standard input.",
      completion: .file()
    )
    var files: [String]

    private func options() throws -> ImportOptions {
      var options = ImportOptions()
      options.format = from
      options.themes = names
      options.division = themes
      options.shared = shared
      options.keepsGoing = keepGoing
      options.allowsEmpty = allowEmpty
      for text in modifiers {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let use = ModifierUse(rawValue: String(parts[1])) else {
          throw ValidationError(
            "'\(text)' is not a modifier; write NAME=style, NAME=contrast, NAME=theme or NAME=trait"
          )
        }
        options.modifiers[String(parts[0])] = use
      }
      return options
    }

    private var readsCatalog: Bool {
      from == .xcassets || files.contains(where: AssetCatalog.isCatalog)
    }

    func validate() throws {
      _ = try options()
      try refuse(firstOf: [
        "--theme requires a name": names.contains(where: \.isEmpty),
        LocalFiles.inputIsAlone: files.contains("-") && files.count > 1,
      ])
      guard readsCatalog else { return }
      try refuse(firstOf: [
        "an asset catalog can't be imported with other files": files.count > 1,
        "--shared, --themes files and --themes folders can't be used with an asset catalog; use --themes groups":
          names.count > 1 || themes == .files || themes == .folders || !shared.isEmpty,
        "--modifier and --allow-empty can't be used with an asset catalog":
          !modifiers.isEmpty || allowEmpty,
      ])
    }

    func run() throws {
      var options = try options()
      let imported: ImportedThemes
      let sources: SourcePaths
      var isPartial = false
      if files == ["-"] {
        let bytes = try LocalFiles.standardInput()
        let input = OverlaidFiles(LocalFiles(), overlaying: [Self.inputName: bytes])
        options.fallbackName = "imported"
        imported = ThemeImport(options, reader: input).themes(of: [Self.inputName])
        sources = SourcePaths(files: [])
      } else if readsCatalog {
        let read = try AssetCatalog.openWithErrors(
          files[0],
          color: color,
          quiet: quiet.isOn,
          allowsPartialResults: keepGoing
        )
        isPartial = read.isPartial
        imported = ImportedThemes(read.catalog, options)
        sources = SourcePaths(files: [], folders: [files[0]])
      } else {
        let reader = RecordedFiles(LocalFiles())
        imported = ThemeImport(options, reader: reader).themes(of: files)
        sources = SourcePaths(files: reader.contents.keys)
      }
      let checked = imported.checked()
      try report(checked)
      if checked.themes.isEmpty { return }
      try write(
        checked,
        guarded: OutputGuard(
          sources: sources,
          isForced: force.isForced,
          isOwn: ImportedThemes.isImported
        )
      )
      let summary = DiagnosticSummary(of: checked.diagnostics)
      if isPartial || isFailure(checked) {
        let reason = isPartial ? "'\(files[0])' can't be read completely" : "\(summary)"
        throw Failure(kind: .findings, description: "\(reason); the rest was imported")
      }
    }

    /// The name of standard input in comments and messages.
    private static let inputName = "standard input"

    /// Whether the exit code is that of a failure.
    private func isFailure(_ imported: ImportedThemes) -> Bool {
      imported.hasErrors || (strict && imported.diagnostics.contains { $0.severity == .warning })
    }

    /// Prints the findings; ends the command if they prevent writing.
    private func report(_ imported: ImportedThemes) throws {
      let shown = imported.diagnostics.filter { !quiet.isOn || $0.severity == .error }
      let isRefused =
        imported.themes.isEmpty
        ? !allowEmpty || isFailure(imported) : !keepGoing && isFailure(imported)
      guard isRefused else {
        color.report(shown)
        return
      }
      let summary = DiagnosticSummary(of: imported.diagnostics)
      let text = color.errorText(of: shown) + "\(summary); nothing was imported"
      let kind: Failure.Kind =
        imported.hasUnusedOption
        ? .usage : imported.isUnreadable && !keepGoing ? .cannot : .findings
      throw Failure(kind: kind, description: text)
    }
  }
}

extension ImportFormat: OptionValue {}
extension ImportOptions.Division: OptionValue {}
