import ArgumentParser
import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeExports
import ThemeFiles
import ThemeHierarchies
import ThemeRendering
import TraitSystem

extension ThemeTool {
  /// `themetool resolve`: the palette for one node, or for bare traits.
  struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "resolve",
      _superCommandName: "themetool",
      abstract: "Show the colors of a theme for one node, or for bare traits.",
      discussion: """
        Examples:
          themetool resolve --theme pastel
          themetool resolve --theme pastel --style dark --format json accent text
          themetool resolve --hierarchy app --node sidebar
          themetool resolve --catalog Assets.xcassets --style dark Brand/Accent
        """
    )

    /// How the palette is shown.
    enum Format: String, OptionValue {
      case swatches, json, table, css
    }

    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Option(help: ArgumentHelp("The hierarchy that the node is in.", valueName: "name"))
    var hierarchy: String?

    @Option(
      help: ArgumentHelp(
        "The node: its path, or the end of it, as in root/sidebar.",
        valueName: "path"
      )
    )
    var node: String?

    @Option(
      name: .customLong("catalog"),
      help: ArgumentHelp(
        "Show the colors of an asset catalog, .xcassets or .car, instead; several are searched in order.",
        valueName: "path"
      )
    )
    var catalogs: [String] = []

    @Option(help: ArgumentHelp("swatches, json, table or css.", valueName: "format"))
    var format: Format = .swatches

    @OptionGroup var color: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @Argument(help: "The colors to show: names, or groups such as 'badge' (default: all).")
    var names: [String] = []

    func run() throws {
      let terminal = Terminal.current()
      let palette = try catalogs.isEmpty ? themePalette(terminal) : catalogPalette()
      guard !palette.entries.isEmpty else {
        throw Failure.cannot(
          catalogs.isEmpty
            ? "theme '\(palette.theme ?? "")' has no color"
            : "there is no color in \(catalogs.map { "'\($0)'" }.joined(separator: ", "))"
        )
      }
      switch format {
      case .swatches:
        try Output.write(
          PaletteSwatches(
            palette,
            depth: color.outputDepth(terminal),
            columns: terminal.columns,
            isUTF8: terminal.isUTF8
          ).text
        )
      case .json: try Output.write(PaletteJSON(palette).text)
      case .table: try Output.write(PaletteTable(palette).text)
      case .css: try Output.write(PaletteCSS(palette).text)
      }
    }

    private func catalogPalette() throws -> Palette {
      guard hierarchy == nil, node == nil else {
        throw ValidationError("a catalog has no nodes: omit --hierarchy and --node")
      }
      let stack = AssetCatalogStack(
        try catalogs.map {
          try CatalogFiles.open($0, color: color, quiet: quiet, allowsPartialResults: true)
        }
      )
      let (palette, missing) = stack.palette(for: try traits.collection())
      let wanted = names.first { missing.contains($0) }
      if let wanted {
        throw Failure.cannot("'\(wanted)' has no value for these traits: no slot is for them")
      }
      return try PaletteFilter(names).apply(to: palette)
    }

    private func themePalette(_ terminal: Terminal) throws -> Palette {
      let context = try ResolvedContext(
        library,
        traits: traits,
        hierarchy: hierarchy,
        node: node,
        color: color
      )
      if !quiet, !context.library.warnings.isEmpty {
        let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(terminal))
        Output.error(printer.text(for: context.library.warnings))
      }
      let filter = PaletteFilter(names)
      let palette = context.library.palette(
        for: context.traits,
        node: context.node?.definition.path,
        hasSources: format == .json || format == .table,
        where: filter.includes
      )
      try filter.check(
        palette.entries.lazy.map(\.name),
        known: context.library.member(for: context.traits).colors.colorNames
      )
      return palette
    }
  }
}
