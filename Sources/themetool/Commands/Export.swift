public import ArgumentParser
public import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ThemeTool {
  /// `themetool export`: the colours of themes, or a catalog, in the format of another tool.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write the colours of themes in the format of another tool.",
      discussion: """
        Every colour becomes a colour set with a slot for each style and contrast that it differs \
        in, and one for displays of P3 where it lies outside sRGB. Several themes lie in \
        namespaces of their names. Whatever happens on the way, there is the old catalog or the \
        new one; files that are no part of the export stay.

        Examples:
          themetool export --to xcassets --output Brand.xcassets
          themetool export --theme pastel --to xcassets --output App.xcassets --merge
          themetool export --catalog Old.xcassets --to xcassets --output Copy.xcassets
        """
    )

    /// What is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case xcassets
    }

    /// How the colours of several themes are told apart.
    enum ThemeNames: String, ExpressibleByArgument, CaseIterable {
      case namespace, prefix
    }

    @OptionGroup var library: LibraryOptions

    @Option(help: ArgumentHelp("xcassets.", valueName: "format"))
    var to: Format

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"))
    var output: String

    @Option(
      help: ArgumentHelp("Copy this catalog instead of exporting themes.", valueName: "folder")
    )
    var catalog: String?

    @Option(name: .customLong("theme"), help: ArgumentHelp("Only this theme.", valueName: "name"))
    var themes: [String] = []

    @Option(
      help: ArgumentHelp(
        "Tell themes apart by namespace or prefix; by namespace where there are several.",
        valueName: "how"
      )
    )
    var perTheme: ThemeNames?

    @Option(help: ArgumentHelp("A group with a namespace around all colours.", valueName: "name"))
    var namespace: String?

    @Option(
      help: ArgumentHelp(
        "Write components as float, hex or int; as is shortest and exact without.",
        valueName: "style"
      )
    )
    var components: ComponentStyle?

    @Flag(help: "Keep the other colours of a catalog that is there already.")
    var merge = false

    @OptionGroup var color: ColorOptions

    func run() throws {
      do {
        if let catalog {
          let source = try CatalogFiles.open(catalog, color: color)
          let left = try source.copy(to: output)
          for diagnostic in left { Output.error("warning: \(diagnostic.message)") }
          return
        }
        try exportThemes()
      } catch let error as CatalogEditError {
        throw Failure.cannot(error)
      } catch let error as ThemeLibraryError {
        throw Failure.cannot(error, isColored: color.usesColorForErrors(.current()))
      }
    }

    private func exportThemes() throws {
      let library = try ThemeLibrary(
        contentsOf: library.location(),
        themes: themes.isEmpty ? nil : themes
      )
      let old = Folder.exists(output) ? try CatalogFiles.open(output, color: color) : nil
      let naming = perTheme ?? (library.themeNames.count > 1 ? .namespace : nil)
      var editor = CatalogEditor(changing: old)
      var names: Set<String> = []
      // Every idiom that traits have, since a theme may name any.
      let builder = ColorSetBuilder(
        components: components,
        idioms: [.phone, .pad, .tv, .car, .mac, .vision]
      )
      for theme in library.themeNames {
        try editor.setColors(of: library, under: library.traits(theme: theme), builder: builder) {
          let group = [namespace, naming == .namespace ? theme : nil].compactMap(\.self)
          let name = AssetName.qualifiedName(
            ofThemeName: $0,
            namespace: group.isEmpty ? nil : group.joined(separator: "/"),
            prefix: naming == .prefix ? "\(theme)-" : ""
          )
          names.insert(name)
          return name
        }
      }
      let others = old?.colorNames.filter { !names.contains($0) } ?? []
      if !merge, let other = others.first {
        throw Failure.cannot(
          "'\(output)' has colours that are not exported, such as '\(other)'; keep them with --merge, or choose another --output"
        )
      }
      try editor.write(to: output)
    }
  }
}

extension ComponentStyle: ExpressibleByArgument {}
