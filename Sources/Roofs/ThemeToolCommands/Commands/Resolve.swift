import ArgumentParser
import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitSystem

extension ThemeTool {
  /// `themetool resolve`: the palette for one node, or for bare traits.
  struct Resolve: WatchingCommand, ThemedCommand, ListedOptions {
    static let configuration = CommandConfiguration(
      commandName: "resolve",
      abstract: "Show the colors of a theme for one node, or for bare traits.",
      discussion: """
        Examples:
          themetool resolve --theme pastel
          themetool resolve --theme pastel --style dark --format json accent text
          themetool resolve --hierarchy app --node sidebar
          themetool resolve --theme pastel --watch
          themetool resolve --catalog Assets.xcassets --style dark Brand/Accent
        """
    )

    /// How the palette is shown.
    enum Format: String, OptionValue {
      case swatches, json, table, css
    }

    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Option(
      help: ArgumentHelp("The hierarchy that the node is in.", valueName: "name"),
      completion: .hierarchies
    )
    var hierarchy: String?

    @Option(
      help: ArgumentHelp(
        "The node: its path, or the end of it, as in root/sidebar.",
        valueName: "path"
      ),
      completion: .nodes
    )
    var node: String?

    @Option(
      name: .customLong("catalog"),
      help: ArgumentHelp(
        "Show the colors of an asset catalog, .xcassets or .car, instead; several are searched in order.",
        valueName: "path"
      ),
      completion: .file()
    )
    var catalogs: [String] = []

    @Option(
      help: ArgumentHelp(
        "How the palette is shown; swatches for light and dark, others for one style.",
        valueName: "format"
      )
    )
    var format: Format = .swatches

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    @OptionGroup var watch: WatchOption

    @Argument(
      help: "The colors to show: names, groups such as 'badge', or 'text*' (default: all).",
      completion: .colorsAndGroups
    )
    var names: [String] = []

    var options: [Mirror.Child] {
      [
        ("_library", _library), ("_traits", _traits), ("_hierarchy", _hierarchy), ("_node", _node),
        ("_catalogs", _catalogs), ("_format", _format), ("_color", _color), ("_result", _result),
        ("_watch", _watch), ("_names", _names),
      ]
    }

    var isQuiet: Bool { result.quiet.isOn }

    func validate() throws {
      try watch.check(catalogs)
      try result.check(watch)
    }

    var isJSON: Bool { format == .json }

    var themes: [String] {
      get { traits.themes }
      set { traits.themes = newValue }
    }

    func runOnce() throws { try showThemes() }

    func output(
      besides reported: inout Set<Diagnostic>
    ) throws -> (text: String, hasErrors: Bool) {
      let terminal = result.terminal
      let chart = try catalogs.isEmpty ? themeChart(besides: &reported) : catalogChart()
      guard let palette = chart.palettes.first,
        !palette.entries.isEmpty || !palette.invalidNames.isEmpty
      else {
        throw Failure.cannot(
          catalogs.isEmpty
            ? "theme '\(chart.palettes.first?.theme ?? "")' has no color"
            : "no color was found in \(Spelling.list(catalogs.map { "'\($0)'" }))"
        )
      }
      let columns = terminal.hasKnownWidth ? terminal.columns : nil
      let text =
        switch format {
        case .swatches:
          PaletteSwatches(
            chart.palettes,
            pairs: chart.pairs,
            showing: chart.names,
            depth: color.outputDepth(terminal),
            columns: terminal.columns,
            isUTF8: terminal.isUTF8
          ).text
        case .json: PaletteJSON(palette).text
        case .table: PaletteTable(palette, columns: columns).text
        case .css: PaletteCSS(palette).text
        }
      return (text, chart.hasErrors)
    }

    /// The palettes to show, with the pairs that name backgrounds, the names of the colors to show,
    /// where nil shows all, and whether
    /// a color has no valid value.
    private typealias Chart = (
      palettes: [Palette], pairs: [ContrastPair], names: Set<String>?, hasErrors: Bool
    )

    private func catalogChart() throws -> Chart {
      guard hierarchy == nil, node == nil else {
        throw ValidationError(
          "--hierarchy and --node can't be used with an asset catalog, which has no nodes"
        )
      }
      try refuse(
        ["--themes": library.path != nil],
        because: "the colors of a catalog are shown instead of those of themes"
      )
      let read = try catalogs.map {
        try AssetCatalog.openWithErrors(
          $0,
          from: ThemeTool.reader,
          color: color,
          quiet: isQuiet,
          allowsPartialResults: true
        )
      }
      let stack = AssetCatalogStack(read.map(\.catalog))
      let palettes = try traits.collection().styles(withBoth: format == .swatches).map { traits in
        var (palette, missing) = stack.palette(for: traits)
        palette.invalidNames = missing
        return try PaletteFilter(names).apply(to: palette)
      }
      let missing = palettes.flatMap(\.invalidNames).uniqued()
      for name in missing {
        Output.error("error: color '\(VisibleText.of(name))' has no value for these traits")
      }
      return (palettes, [], nil, !missing.isEmpty || read.contains(where: \.isPartial))
    }

    private func themeChart(besides reported: inout Set<Diagnostic>) throws -> Chart {
      let context = try ResolvedContext(
        library,
        traits: traits,
        hierarchy: hierarchy,
        node: node,
        color: color
      )
      color.report(context.library, showsWarnings: !isQuiet, besides: &reported)
      let filter = PaletteFilter(names)
      let colors = context.library.member(for: context.traits).colors
      let background = colors.index(of: PaletteSheet.usualBackground)
      let styles = context.traits.styles(withBoth: format == .swatches)
      let hasBackground =
        styles.count == 1 || background.map { !colors.isPrimitive(at: $0) } == true
      let pairs = hasBackground ? [] : context.project.contrastPairs
      // The backgrounds of styles are resolved with the colors that are shown.
      let backgrounds = styles.count == 1 ? [] : pairs.map(\.back) + [PaletteSheet.usualBackground]
      let palettes = styles.map { traits in
        context.library.palette(
          for: traits,
          node: context.node?.definition.path,
          hasSources: format == .json || format == .table
        ) { filter.includes($0) || backgrounds.contains($0) }
      }
      let shown = palettes.flatMap {
        ($0.entries.map(\.name) + $0.invalidNames).filter(filter.includes)
      }
      try filter.check(shown, message: { context.message(aboutUnknown: $0) })
      return (palettes, pairs, names.isEmpty ? nil : Set(shown), context.library.hasErrors)
    }
  }
}
