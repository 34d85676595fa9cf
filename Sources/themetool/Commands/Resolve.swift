import ArgumentParser
import DynamicColors
import SourceDiagnostics
import ThemeExports
import ThemeFiles
import ThemePreviews

extension ThemeTool {
  /// `themetool resolve`: the palette for one node, or for bare traits.
  struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "resolve",
      abstract: "Show the colours of a theme for one node, or for bare traits.",
      discussion: """
        Examples:
          themetool resolve --theme pastel
          themetool resolve --theme pastel --style dark --format json accent text
          themetool resolve --hierarchy app --node sidebar
        """
    )

    /// How the palette is shown.
    enum Format: String, ExpressibleByArgument, CaseIterable {
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

    @Option(help: ArgumentHelp("swatches, json, table or css.", valueName: "format"))
    var format: Format = .swatches

    @OptionGroup var color: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @Argument(help: "The colours to show: names, or groups such as 'badge'; all without any.")
    var names: [String] = []

    func run() throws {
      let context = try ResolvedContext(
        library,
        traits: traits,
        hierarchy: hierarchy,
        node: node,
        color: color
      )
      let terminal = Terminal.current()
      if !quiet, !context.library.warnings.isEmpty {
        let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(terminal))
        Output.error(printer.text(for: context.library.warnings))
      }
      let full = context.library.palette(
        for: context.traits,
        node: context.node?.definition.path
      )
      let palette = try PaletteFilter(names).apply(to: full)
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
  }
}
