import ArgumentParser
import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import ThemeExports

extension ThemeTool {
  /// `themetool import`: theme files from the format of another tool.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Make a theme file of an asset catalog.",
      discussion: """
        Catalogs are .xcassets folders or compiled .car files. The theme goes to standard output, \
        or with --output into a folder, or into a file whose name ends in .yaml.

        Examples:
          themetool import Brand.xcassets
          themetool import Brand.xcassets --theme brand --output Themes
        """
    )

    @Option(
      help: ArgumentHelp("The theme's name; that of the catalog without.", valueName: "name")
    )
    var theme: String?

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder to write the theme file to, or the file itself.",
        valueName: "path"
      )
    )
    var output: String?

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @OptionGroup var color: ColorOptions

    @Argument(help: "The catalog.")
    var catalog: String

    func run() throws {
      let source = try CatalogFiles.open(catalog, color: color, quiet: quiet)
      let name = theme ?? ThemeName.make(of: source.name)
      let file = CatalogThemeFile(source, theme: name)
      if !quiet, !file.diagnostics.isEmpty {
        let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(.current()))
        Output.error(printer.text(for: file.diagnostics))
      }
      guard let output else { return try Output.write(file.text) }
      let bytes = Array(file.text.utf8)
      let isFile = output.hasSuffix(".yaml") || output.hasSuffix(".yml")
      do throws(FileError) {
        if isFile, !Folder.exists(output) {
          try LocalFiles().write(bytes, to: output)
        } else {
          var update = FolderUpdate()
          try update.write(bytes, to: "\(name).yaml")
          try LocalFiles().apply(update, to: output)
        }
      } catch {
        throw Failure.cannot(error)
      }
    }
  }
}

/// Names of themes.
private enum ThemeName {
  /// The name of a file as the name of a theme: letters, digits and `-`, in lower case.
  static func make(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "imported" : words.joined(separator: "-")
  }
}
