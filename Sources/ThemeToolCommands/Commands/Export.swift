import ArgumentParser
import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
public import ThemeExports
import ThemeFiles

extension ThemeTool {
  /// `themetool export`: the colors of themes, or a catalog, in the format of another tool.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      _superCommandName: "themetool",
      abstract: "Write the colors of themes in the format of another tool.",
      discussion: """
        css, scss, tailwind, swift and json are one file; xcassets, android, dtcg, base16 and html \
        are folders; html is one page for one theme if the output ends in .html. A file can also \
        be written to a pipe, or with - to standard output. Files are written atomically. In a folder, \
        other files of the previous export of the library are removed, unless --theme selects \
        themes; all other files are kept. Values that a format does not support are reported as warnings.

        In a catalog every color becomes a color set with a slot for each style and contrast in \
        which it differs, and one for P3 displays if it is outside of sRGB. Several themes are in \
        namespaces with their names.

        Examples:
          themetool export --to css --output themes.css
          themetool export --to dtcg --output tokens
          themetool export --to xcassets --output Brand.xcassets
          themetool export --theme pastel --to xcassets --output App.xcassets --merge
          themetool export --catalog Old.xcassets --to xcassets --output Copy.xcassets
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      help: ArgumentHelp(
        "xcassets, css, scss, tailwind, android, swift, dtcg, json, base16 or html.",
        valueName: "format"
      )
    )
    var to: ExportTarget

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The file or folder to write.", valueName: "path"),
      completion: .file()
    )
    var output: String

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp("Only this theme.", valueName: "name"),
      completion: .themes
    )
    var themes: [String] = []

    @Flag(help: "css, tailwind: keep references as var(), and write palettes.")
    var references = false

    @Option(
      help: ArgumentHelp(
        "css, tailwind: separate light and dark with light-dark or media queries.",
        valueName: "how"
      )
    )
    var styles: ExportOptions.StyleSwitch?

    @Option(
      help: ArgumentHelp(
        "swift: for this library, for the exported catalog, or with the themes inside.",
        valueName: "library|catalog|embedded"
      )
    )
    var flavor: ExportFlavor?

    @OptionGroup var catalogs: CatalogExportOptions

    @OptionGroup var force: ForceOption

    @Flag(help: "Treat warnings as errors: write nothing, and exit with code 1.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @OptionGroup var color: ColorOptions

    func validate() throws {
      if references || styles != nil, to != .css, to != .tailwind {
        throw ValidationError("--references and --styles are for css and tailwind")
      }
      if flavor != nil, to != .swift { throw ValidationError("--flavor is for swift") }
      if output == OutputFile.standardOutput, !to.canBeOneFile {
        throw ValidationError("\(to) fills a folder: name it with --output")
      }
      let namesCatalog = to == .xcassets || (to == .swift && flavor == .catalog)
      if catalogs.areForWriting, to != .xcassets {
        throw ValidationError("--catalog, --components and --merge are for xcassets")
      }
      if catalogs.catalog != nil, !themes.isEmpty {
        throw ValidationError("--theme chooses themes of a library, and --catalog is copied whole")
      }
      if catalogs.names != CatalogNames(), !namesCatalog {
        throw ValidationError(
          "--per-theme and --namespace are for xcassets, and for swift with --flavor catalog"
        )
      }
    }

    func run() throws {
      do {
        if let catalog = catalogs.catalog { return try copy(catalog) }
        if flavor == .embedded { return try embed(library.location()) }
        if to == .html { return try exportPages() }
        let library = try ThemeLibrary(
          contentsOf: library.location(),
          themes: themes.isEmpty ? nil : themes
        )
        try checkColors(of: library)
        if let format = to.format {
          try export(library, to: format)
        } else {
          try report(CatalogLosses(of: library).diagnostics)
          try catalogs.write(library, to: output, color: color, guarded: outputGuard())
        }
      } catch let error as CatalogEditError {
        throw Failure.cannot(error)
      } catch let error as ExportError {
        throw Failure.cannot(error)
      } catch let error as FileError {
        throw Failure.cannot(error)
      } catch let error as ThemeLibraryError {
        throw Failure.cannot(error, isColored: color.usesColorForErrors(.current()))
      }
    }

    /// Protects the files of the library, and files that the tool has not written.
    private func outputGuard() throws -> OutputGuard {
      OutputGuard(sources: try library.sources(), isForced: force.isForced) { bytes in
        OwnershipMarker.isIn(bytes) || CatalogExportOptions.isOwn(bytes)
      }
    }

    /// Copies a catalog with unchanged files, which therefore have no ownership marker.
    private func copy(_ catalog: String) throws {
      let source = try CatalogFiles.open(catalog, color: color, quiet: quiet)
      guard !source.assets.isEmpty else { throw Failure.cannot("'\(catalog)' has no asset") }
      let files = LocalFiles()
      let lock = try files.lock(for: output)
      let (update, findings) = try source.copyUpdate(to: output)
      let guarded = OutputGuard(
        sources: SourcePaths(files: [], folders: [catalog]),
        isForced: force.isForced,
        isOwn: CatalogExportOptions.isOwn
      )
      try guarded.check(update, in: output)
      try report(findings)
      try files.apply(update, to: output, holding: lock)
    }

    /// Ends the command if the library has no color.
    private func checkColors(of library: ThemeLibrary) throws {
      guard library.colorNames.isEmpty else { return }
      throw Failure.cannot("the library has no color to export; add one to 'colors:' of a theme")
    }

    private func export(_ library: ThemeLibrary, to format: ExportFormat) throws {
      var options = ExportOptions()
      options.keepsReferences = references
      options.styleSwitch = styles ?? options.styleSwitch
      options.swiftFlavor = flavor?.swiftFlavor ?? options.swiftFlavor
      options.catalogNames = catalogs.names
      let export = try ThemeExport(library, to: format, options: options)
      try report(export.diagnostics)
      if let name = format.fileName, let file = export.files.first {
        return try write(file, named: name)
      }
      var update = FolderUpdate()
      for file in export.files { try update.write(file.bytes, to: file.path) }
      try apply(update, replacing: PreviousExport(of: format), of: library)
    }

    /// Writes the pages of `preview`.
    private func exportPages() throws {
      let pages = try PreviewPages(library, themes: themes.isEmpty ? nil : themes)
      try checkColors(of: pages.library)
      try report(ThemeExport.missingColors(in: pages.library))
      let file = OutputFile(path: output)
      let isPage = output.hasSuffix(".html") && !Folder.exists(output)
      if file.isStandardOutput || isPage, let page = pages.onlyPage {
        try outputGuard().check(output, bytes: page)
        return try file.write(page, isSynchronized: false)
      }
      if file.isStandardOutput {
        throw ValidationError("several themes are several pages: name a folder, or one --theme")
      }
      var update = FolderUpdate()
      for file in pages.files { try update.write(file.bytes, to: file.name) }
      try apply(update, replacing: .pages, of: pages.library)
    }

    /// Writes the files of the folder, and removes other files of the previous export.
    private func apply(
      _ update: FolderUpdate,
      replacing earlier: PreviousExport?,
      of library: ThemeLibrary
    ) throws {
      var update = update
      try outputGuard().check(update, in: output)
      // If only some themes are requested, the files of the others are kept.
      if themes.isEmpty, let earlier {
        for path in try earlier.files(in: output, of: library, besides: update.writtenPaths) {
          try update.remove(path)
        }
      }
      try LocalFiles().apply(update, to: output)
    }

    /// Writes Swift code that embeds the files of the folder.
    private func embed(_ path: String) throws {
      let files = RecordedFiles(LocalFiles())
      let folder = try self.library.folder(at: path, reader: files)
      var loader = LibraryLoader(folder)
      let library = try ThemeLibrary(&loader, themes: themes.isEmpty ? nil : themes)
      try checkColors(of: library)
      let export = EmbeddedThemes(library, of: folder, contents: files.contents)
      let file = try export.file()
      try report(library.warnings + ThemeExport.missingColors(in: library))
      try write(file, named: file.path)
    }

    /// Writes the file of an export; if the output is a folder, into it.
    private func write(_ file: ExportedFile, named name: String) throws {
      let isStandardOutput = output == OutputFile.standardOutput
      let isFolder = !isStandardOutput && (Folder.exists(output) || output.hasSuffix("/"))
      let path = isFolder ? "\(output)/\(name)" : output
      try outputGuard().check(path, bytes: file.bytes)
      try OutputFile(path: path).write(file.bytes, isSynchronized: false)
    }

    /// Shows warnings; with `--strict`, they end the command.
    private func report(_ diagnostics: [Diagnostic]) throws {
      guard !diagnostics.isEmpty else { return }
      let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(.current()))
      let text = printer.text(for: diagnostics)
      if strict { throw Failure(kind: .findings, description: text) }
      if !quiet { Output.error(text) }
    }
  }
}

/// The format of an export.
enum ExportTarget: String, OptionValue {
  case xcassets, css, scss, tailwind, android, swift, dtcg, json, base16, html

  /// The format; nil for catalogs, which are updated, and for pages.
  var format: ExportFormat? { ExportFormat(rawValue: rawValue) }

  /// Whether it is, or can be, one file.
  var canBeOneFile: Bool { self == .html || format?.fileName != nil }
}

extension ExportOptions.StyleSwitch: OptionValue {}

/// The base of Swift code.
enum ExportFlavor: String, OptionValue {
  case library, catalog, embedded

  /// The option of exports; nil for code that embeds the themes.
  var swiftFlavor: ExportOptions.SwiftFlavor? { ExportOptions.SwiftFlavor(rawValue: rawValue) }
}
