import ArgumentParser
import AssetCatalogs
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

extension ThemeTool {
  /// `themetool diff`: the differences of two themes, theme libraries or asset catalogs.
  struct Diff: PrintingCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "Show what differs between two themes, theme libraries or asset catalogs.",
      usage: "themetool diff [<options>] <old> <new>",
      discussion: """
        Themes are named, or given as files; theme libraries are folders; catalogs are .xcassets \
        folders or compiled .car files. Colors are compared as they resolve, under every \
        combination of traits that they depend on. Checks, settings, ignored findings and outputs that \
        differ come first, then checks of the newer library with a different result, those that fail \
        now first. Colors without a valid value are listed as invalid, and \
        the others compared. The exit code is 1 if anything differs, or has an error.

        A removed name that is deprecated in favor of a new one is renamed; a removed name is \
        probably renamed if a new one has its value under all traits.

        Examples:
          themetool diff standard pastel
          themetool diff <(git show HEAD:Themes/pastel.yaml) Themes/pastel.yaml
          themetool diff ../main/Themes Themes --format markdown > changes.md
          themetool diff Old.xcassets New.xcassets
        """
    )

    /// How differences are shown.
    enum Format: String, OptionValue {
      case text, json, markdown
    }

    @OptionGroup var library: LibraryOptions

    @Option(help: ArgumentHelp("How the differences are shown.", valueName: "format"))
    var format: Format = .text

    @Option(
      help: ArgumentHelp("The known findings of the older library.", valueName: "file"),
      completion: .file()
    )
    var oldBaseline: String?

    @Option(
      help: ArgumentHelp("The known findings of the newer library.", valueName: "file"),
      completion: .file()
    )
    var newBaseline: String?

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions
    @Argument(
      help: "The older theme, folder, file or catalog; '-' is standard input.",
      completion: .themesAndFiles
    )
    var old: String

    @Argument(help: "The newer one.", completion: .themesAndFiles)
    var new: String

    func run() throws {
      let subjects = try DifferenceSubject.pair(old: old, new: new, library: library)
      if case .library = subjects.old, case .library = subjects.new {
      } else {
        try refuse(
          [
            "--old-baseline": oldBaseline != nil,
            "--new-baseline": newBaseline != nil,
          ],
          because: "only folders of themes have known findings"
        )
      }
      do {
        switch (subjects.old, subjects.new) {
        case (.catalog, .catalog): try compareCatalogs()
        case (.library(let oldFolder), .library(let newFolder)):
          let first = LibraryOptions.project(oldFolder)
          let second = LibraryOptions.project(newFolder)
          var difference = try LibraryDifference(from: first, to: second)
          difference.requirements =
            try RequirementChange.all(from: first, to: second)
            + RequirementChange.all(
              from: RuleOptions.baseline(at: oldBaseline),
              to: RuleOptions.baseline(at: newBaseline)
            )
          try show(difference) {
            try effects(from: first, to: second)
          }
        case (.theme(let folder, let first), .theme(let other, let second)):
          try show(
            LibraryDifference(
              from: (LibraryOptions.project(folder), first),
              to: (LibraryOptions.project(other), second)
            )
          )
        default:
          throw Failure.cannot(
            "'\(old)' and '\(new)' are not of the same kind; compare two themes, two folders or two catalogs"
          )
        }
      } catch let error as ThemeLibraryError {
        throw Failure(error, color: color)
      }
    }

    private func show(
      _ difference: LibraryDifference,
      effects: () throws -> LibraryDifferenceMarkdown.Effects = { .init() }
    ) throws {
      if !difference.errors.isEmpty {
        let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(.current()))
        Output.error(printer.text(for: difference.errors))
      }
      switch format {
      case .text:
        let terminal = result.terminal
        let depth = color.outputDepth(terminal)
        try show(LibraryDifferenceText(difference, depth: depth, columns: terminal.columns).text)
      case .json: try show(difference.jsonDocument(old: old, new: new))
      case .markdown:
        let effects = try difference.isEmpty ? .init() : effects()
        try show(LibraryDifferenceMarkdown(difference, old: old, new: new, effects: effects).text)
      }
      if !difference.isEmpty || !difference.errors.isEmpty {
        throw Failure.Kind.findings.exitCode
      }
    }

    /// Writes the results; neither what is compared nor the library beside it is ever replaced.
    private func show(_ text: String) throws {
      var sources = (try? library.project())?.sources ?? SourcePaths(files: [])
      sources.insert(paths: [old, new])
      try result.show(text, color: color, sources: sources, allowsOutside: library.allowsOutside)
    }

    private func compareCatalogs() throws {
      let oldCatalog = try AssetCatalog.open(old, color: color, quiet: result.quiet.isOn)
      let newCatalog = try AssetCatalog.open(new, color: color, quiet: result.quiet.isOn)
      if !result.quiet.isOn {
        oldCatalog.reportMissingColors(at: old)
        newCatalog.reportMissingColors(at: new)
      }
      var differences = oldCatalog.differences(to: newCatalog)
      // A compiled catalog is read for its colors alone.
      if old.hasSuffix(".car") || new.hasSuffix(".car") {
        differences.removeAll { $0.type != .colorSet }
      }
      switch format {
      case .text:
        try show(differences.text(columns: result.terminal.columns))
      case .json: try show(differences.jsonDocument(old: old, new: new))
      case .markdown:
        try show(differences.markdownDocument(old: old, new: new))
      }
      if !differences.isEmpty { throw Failure.Kind.findings.exitCode }
    }
  }
}
