public import ArgumentParser
import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeExports
import ThemeFiles
import ThemeImports

extension ThemeTool {
  /// `themetool import`: theme files from the formats of other tools.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Make theme files of tokens, schemes, style sheets and asset catalogs.",
      discussion: """
        Reads design tokens (DTCG 2025.10 with or without a resolver document, older drafts, Style \
        Dictionary), base16 and base24 schemes, custom properties of CSS, and asset catalogs \
        (.xcassets or .car). Sets and themes of Tokens Studio and the colours of Material Theme Builder \
        are understood as well. The format is found out from the files, which all have the same, or \
        --from chooses one. Several files are one theme, \
        the later ones on top, unless --themes or several --theme say otherwise; of schemes each is \
        a theme, but for a light and a dark one with one --theme. Folders stand for the files in them.

        A resolver document's modifiers become styles where their contexts are light and dark, \
        contrast where they are normal and high, themes where they are called theme or brand, and \
        custom traits of the library otherwise; --modifier decides otherwise.

        One theme goes to standard output. With --output all files go to a folder; or one theme goes \
        to a file whose name ends in .yaml or .yml, to a pipe, or with - to standard output. Files \
        that no import has made stay as they are. Whatever happens on the way, there are the old \
        files or the new ones.

        What is no colour is told of, and kept in the folder for other tools: as tokens.json, as \
        tokens.resolver.json where it varies, or as tokens.css if it comes from style sheets. Nothing \
        is kept where the output is one file.

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

    @Option(
      help: ArgumentHelp(
        "The format: dtcg, style-dictionary, base16, css or xcassets.",
        valueName: "format"
      )
    )
    var from: ImportFormat?

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp("The theme's name, or one for each file.", valueName: "name")
    )
    var names: [String] = []

    @Option(
      help: ArgumentHelp(
        "Make a theme of each of the files, folders or groups.",
        valueName: "files|folders|groups"
      )
    )
    var themes: ImportOptions.Division?

    @Option(
      help: ArgumentHelp("A file or folder that lies below all themes.", valueName: "path")
    )
    var shared: [String] = []

    @Option(
      name: .customLong("modifier"),
      help: ArgumentHelp(
        "What a modifier becomes: style, contrast, theme or trait.",
        valueName: "name=use"
      )
    )
    var modifiers: [String] = []

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder for the files, the file of one theme, or '-'.",
        valueName: "path"
      )
    )
    var output: String?

    @OptionGroup var force: ForceOption

    @Flag(help: "Let warnings count: nothing is written then, and the exit code is 1.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @OptionGroup var color: ColorOptions

    @Argument(help: "The files, folders or the catalog, or '-' for standard input.")
    var files: [String]

    private func options() throws -> ImportOptions {
      var options = ImportOptions()
      options.format = from
      options.themes = names
      options.division = themes
      options.shared = shared
      for text in modifiers {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let use = ModifierUse(rawValue: String(parts[1])) else {
          throw ValidationError(
            "--modifier is a name, '=' and style, contrast, theme or trait; '\(text)' isn't"
          )
        }
        options.modifiers[String(parts[0])] = use
      }
      return options
    }

    func validate() throws {
      _ = try options()
      if names.contains(where: \.isEmpty) { throw ValidationError("--theme is a name") }
      if files.contains("-"), files.count > 1 {
        throw ValidationError("'-' stands alone: standard input is one file")
      }
      if from != .xcassets, !files.contains(where: CatalogFiles.isCatalog) { return }
      if files.count > 1 { throw ValidationError("a catalog is imported alone") }
      if names.count > 1 || themes == .files || themes == .folders || !shared.isEmpty {
        throw ValidationError("of a catalog, --themes groups makes several themes")
      }
    }

    func run() throws {
      var options = try options()
      let imported: ImportedThemes
      let sources: SourcePaths
      if files == ["-"] {
        let input = OverlaidFiles(
          LocalFiles(),
          folder: ".",
          name: Self.inputName,
          bytes: try StandardInput.bytes()
        )
        options.fallbackName = "imported"
        imported = ThemeImport(options, reader: input).themes(of: [Self.inputName])
        sources = SourcePaths(files: [])
      } else if from == .xcassets || files.contains(where: CatalogFiles.isCatalog) {
        let catalog = try CatalogFiles.open(files[0], color: color, quiet: quiet)
        imported = ImportedThemes(catalog, options)
        sources = SourcePaths(files: [], folders: [files[0]])
      } else {
        let reader = RecordedFiles(LocalFiles())
        imported = ThemeImport(options, reader: reader).themes(of: files)
        sources = SourcePaths(files: reader.contents.keys)
      }
      let checked = imported.checked()
      try report(checked)
      try write(
        checked,
        guarded: OutputGuard(
          sources: sources,
          isForced: force.isForced,
          isOwn: ImportedThemes.isImported
        )
      )
    }

    /// The name of standard input in comments and messages.
    private static let inputName = "standard input"

    /// Prints the findings; ends the command if they prevent writing.
    private func report(_ imported: ImportedThemes) throws {
      let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(.current()))
      let shown = imported.diagnostics.filter { !quiet || $0.severity == .error }
      let isRefused = imported.hasErrors || (strict && !imported.diagnostics.isEmpty)
      guard isRefused else {
        if !shown.isEmpty { Output.error(printer.text(for: shown)) }
        return
      }
      let summary = DiagnosticSummary(of: imported.diagnostics)
      let text = printer.text(for: shown) + "\(summary); nothing was imported"
      throw Failure(kind: imported.isUnreadable ? .cannot : .findings, description: text)
    }

    private func write(_ imported: ImportedThemes, guarded: OutputGuard) throws {
      let files = imported.themes + [imported.library].compactMap(\.self)
      let path = output ?? OutputFile.standardOutput
      // A pipe or a device can't be a folder, whatever it is called.
      let isNamedFile = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      let isFile = Folder.isFile(path) == false || (isNamedFile && !Folder.exists(path))
      if path == OutputFile.standardOutput || isFile {
        guard files.count == 1, let file = files.first else {
          throw ValidationError(
            "\(files.count) files are made: \(files.map(\.name).joined(separator: ", ")); "
              + "name a folder for them with --output"
          )
        }
        try guarded.check(path, bytes: file.bytes)
        return try OutputFile(path: path).write(file.bytes)
      }
      let all = files + [imported.others].compactMap(\.self)
      do {
        var update = FolderUpdate()
        for file in all {
          try update.write(file.bytes, to: file.name)
        }
        try guarded.check(update, in: path)
        try LocalFiles().apply(update, to: path)
      } catch let error as FileError {
        throw Failure.cannot(error)
      }
    }
  }
}

extension ImportFormat: ExpressibleByArgument {}
extension ImportOptions.Division: ExpressibleByArgument {}
