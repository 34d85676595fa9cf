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

  @Option(help: OutputOption.perTheme.help("how", note: "default for several: namespace"))
  var perTheme: CatalogNames.ThemeMark?

  @Option(help: OutputOption.namespace.help("name"))
  var namespace: String?

  @Option(help: OutputOption.components.help("style", note: "default: the shortest exact form"))
  var components: ComponentStyle?

  @Flag(help: OutputOption.merge.help())
  var merge = false

  /// The names that colors get.
  var names: CatalogNames { CatalogNames(themeMark: perTheme, namespace: namespace) }

  /// Whether an option is one of these.
  func has(_ option: OutputOption) -> Bool {
    [.perTheme, .namespace, .components, .merge].contains(option)
  }

  /// Whether an option is given that is for catalogs only.
  var areForWriting: Bool { catalog != nil || components != nil || merge }
}

extension ComponentStyle: OptionValue {}
extension CatalogNames.ThemeMark: OptionValue {}

extension OutputOption {
  /// Returns the help of the option, with the name of its value and a note.
  func help(_ valueName: String? = nil, note: String? = nil) -> ArgumentHelp {
    let text = documentation + (note.map { " (\($0))" } ?? "") + "."
    return ArgumentHelp(text, valueName: valueName)
  }

  /// The options that the same formats have, and these formats.
  var requirement: String {
    let names = Self.all.filter { $0.formats == formats }.map { "--\($0.name)" }
    let places = formats.replacing("the flavor", with: "--flavor")
    return "\(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") for \(places)"
  }
}
