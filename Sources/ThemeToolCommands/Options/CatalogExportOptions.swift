import ArgumentParser
public import AssetCatalogs
public import ThemeOutputs

/// The options of asset catalogs.
struct CatalogExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "xcassets: copy this catalog instead of exporting themes.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var catalog: String?

  @Option(
    help: ArgumentHelp(
      "xcassets, swift: how themes are separated (default for several: namespace).",
      valueName: "how"
    )
  )
  var perTheme: CatalogNames.ThemeMark?

  @Option(
    help: ArgumentHelp(
      "xcassets, swift: a group with a namespace around all colors.",
      valueName: "name"
    )
  )
  var namespace: String?

  @Option(
    help: ArgumentHelp(
      "xcassets: how components are written (default: the shortest exact form).",
      valueName: "style"
    )
  )
  var components: ComponentStyle?

  @Flag(help: "xcassets: keep the other colors of an existing catalog.")
  var merge = false

  /// The names that colors get.
  var names: CatalogNames { CatalogNames(themeMark: perTheme, namespace: namespace) }

  /// Whether an option is given that is for catalogs only.
  var areForWriting: Bool { catalog != nil || components != nil || merge }
}

extension ComponentStyle: OptionValue {}
extension CatalogNames.ThemeMark: OptionValue {}
