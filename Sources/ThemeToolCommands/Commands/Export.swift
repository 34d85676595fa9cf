import ArgumentParser
import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
public import ThemeExports
import ThemeFiles

extension ThemeTool {
  /// `themetool export`: the colors of themes, or a catalog, in the format of another tool.
  struct Export: WatchingCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      _superCommandName: "themetool",
      abstract: "Write the colors of themes in the format of another tool.",
      discussion: """
        css, scss, tailwind, swift and json are one file; xcassets, android, dtcg and base16 are \
        folders; html is a folder of pages, or one page with all themes if the output ends in .html \
        or is standard output. The format is that of the ending of --output if --to is not given: \
        .css, .scss, .json, .html, .swift or .xcassets. Missing folders are created.

        A file can also be written to a pipe, or with - to standard output. Files are written \
        atomically. In a folder, other files of the previous export of the library are removed, unless \
        --theme selects themes; all other files are kept. Values that a format does not support are \
        reported as warnings.

        In a catalog every color becomes a color set with a slot for each style and contrast in \
        which it differs, and one for P3 displays if it is outside of sRGB. Several themes are in \
        namespaces with their names.

        Examples:
          themetool export --output themes.css
          themetool export --to tailwind > theme.css
          themetool export --output themes.css --watch
          themetool export --to dtcg --output tokens
          themetool export --output Brand.xcassets
          themetool export --theme pastel --output App.xcassets --merge
          themetool export --catalog Old.xcassets --output Copy.xcassets
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      help: ArgumentHelp(
        "The format to write (default: that of the ending of --output).",
        valueName: "format"
      )
    )
    var to: ExportTarget?

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
      help: ArgumentHelp("Only this theme.", valueName: "name"),
      completion: .themes
    )
    var themes: [String] = []

    @Flag(help: "css, tailwind: keep references as var(), and write palettes.")
    var references = false

    @Option(
      help: ArgumentHelp(
        "css, tailwind: how light and dark are separated (default: light-dark).",
        valueName: "how"
      )
    )
    var styles: ExportOptions.StyleSwitch?

    @Option(
      help: ArgumentHelp(
        """
        swift: where the code finds the colors: in a theme library, in an exported catalog, in \
        itself for this package, or in itself for UIKit, AppKit and SwiftUI (default: library).
        """,
        valueName: "flavor"
      )
    )
    var flavor: ExportFlavor?

    @OptionGroup var catalogs: CatalogExportOptions

    @OptionGroup var force: ForceOption

    @Flag(help: "Treat warnings as errors: write nothing, and exit with code 1.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Show errors only.")
    var quiet = false

    @OptionGroup var watch: WatchOption

    @OptionGroup var color: ColorOptions

    var isQuiet: Bool { quiet }

    func validate() throws {
      try watch.check(output)
      let to = try target()
      if references || styles != nil, to != .css, to != .tailwind {
        throw ValidationError("--references and --styles are for css and tailwind")
      }
      if flavor != nil, to != .swift { throw ValidationError("--flavor is for swift") }
      if output ?? OutputFile.standardOutput == OutputFile.standardOutput, !to.canBeOneFile {
        throw ValidationError("\(to) fills a folder: name it with --output")
      }
      let namesCatalog = to == .xcassets || (to == .swift && flavor == .catalog)
      if catalogs.areForWriting, to != .xcassets {
        throw ValidationError("--catalog, --components and --merge are for xcassets")
      }
      if catalogs.catalog != nil, watch.isOn {
        throw ValidationError("--catalog copies a catalog once: omit --watch")
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

    /// The format of the export.
    func target() throws -> ExportTarget {
      let target = try ExportTarget.chosen(to, option: "--to", output: output, command: "export")
      guard let target else {
        throw ValidationError(
          "no format is given; choose one with --to, or by the ending of --output, as in themes.css"
        )
      }
      return target
    }

    func runOnce() throws {
      try Progress.showing("exporting", isQuiet: quiet) { try write() }
    }

    private func write() throws {
      do {
        let to = try target()
        if let catalog = catalogs.catalog { return try copy(catalog) }
        if to == .html { return try exportPages() }
        let library = try ThemeLibrary(
          contentsOf: library.location(),
          themes: themes.isEmpty ? nil : themes,
          catalogScope: library.catalogScope,
          reader: InputReader.current
        )
        try checkColors(of: library)
        if to == .swift, flavor == .embedded { return try embed(library) }
        if let format = to.format {
          try export(library, to: format)
        } else {
          try report(CatalogLosses(of: library).diagnostics)
          let update = try ParentFolders.creating(for: path) {
            try catalogs.write(library, to: path, color: color, guarded: outputGuard())
          }
          outputReport.wrote(update, to: path)
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

    /// The path of the output.
    private var path: String { output ?? OutputFile.standardOutput }

    private var outputReport: OutputReport { OutputReport(isQuiet: quiet) }

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
      try ParentFolders.creating(for: path) { try copy(source, of: catalog) }
    }

    private func copy(_ source: AssetCatalog, of catalog: String) throws {
      let files = LocalFiles()
      let lock = try files.lock(for: path)
      let (update, findings) = try source.copyUpdate(to: path)
      let guarded = OutputGuard(
        sources: SourcePaths(files: [], folders: [catalog]),
        isForced: force.isForced,
        isOwn: CatalogExportOptions.isOwn
      )
      try guarded.check(update, in: path)
      try report(findings)
      try files.apply(update, to: path, holding: lock)
      outputReport.wrote(update, to: path)
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
      if OutputFile(path: path).isStream || OutputEnding(of: path) == .html {
        return try write(pages.page, to: path)
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
      try outputGuard().check(update, in: path)
      // If only some themes are requested, the files of the others are kept.
      if themes.isEmpty, let earlier {
        for path in try earlier.files(in: path, of: library, besides: update.writtenPaths) {
          try update.remove(path)
        }
      }
      try ParentFolders.creating(for: path) { try LocalFiles().apply(update, to: path) }
      outputReport.wrote(update, to: path)
    }

    /// Writes Swift code that contains the colors of the library.
    private func embed(_ library: ThemeLibrary) throws {
      let file = try EmbeddedThemes(library).file()
      try report(library.warnings + ThemeExport.missingColors(in: library))
      try write(file, named: file.path)
    }

    /// Writes the file of an export; if the output is a folder, into it.
    private func write(_ file: ExportedFile, named name: String) throws {
      let isFolder = path != OutputFile.standardOutput && Folder.exists(path)
      let place = isFolder ? path + "/" : path
      try write(file.bytes, to: place.hasSuffix("/") ? Self.joined(place, name) : path)
    }

    private static func joined(_ folder: String, _ name: String) -> String {
      var folder = folder[...]
      while folder.hasSuffix("//") { folder.removeLast() }
      return folder + name
    }

    /// Writes one file.
    private func write(_ bytes: [UInt8], to path: String) throws {
      let file = OutputFile(path: path)
      try outputGuard().check(path, bytes: bytes)
      try file.write(bytes, isSynchronized: false)
      outputReport.wrote(file)
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
  case library, catalog, embedded, uikit

  /// The option of exports; nil for code that embeds the themes.
  var swiftFlavor: ExportOptions.SwiftFlavor? { ExportOptions.SwiftFlavor(rawValue: rawValue) }
}
