package import AssetCatalogs
package import ThemeFiles

/// The options of one output, for all formats.
package struct ExportSettings: Hashable, Sendable {
  /// Whether style sheets keep references to other colors, and palettes are written.
  package var references = false

  /// The way style sheets distinguish light from dark.
  package var styles: ExportOptions.StyleSwitch?

  /// The source of the colors in Swift code.
  package var flavor: ExportFlavor?

  /// The names of colors in catalogs.
  package var catalogNames = CatalogNames()

  /// How the components of colors are written in catalogs; the shortest exact form by default.
  package var components: ComponentStyle?

  /// Whether other colors of an existing catalog are kept.
  package var merges = false

  /// The traits of which each combination is one file of a template; nil for those of the template.
  package var matrix: [String]?

  /// The traits whose combinations a template lists; nil for those of the template.
  package var traits: [String]?

  /// The escapes of a template, one of ``ExportOption/escapes``; nil for those of the template.
  package var escape: String?

  /// Whether a template may replace files without an ownership marker, such as its own earlier output.
  package var isForced = false

  /// Creates the default settings.
  package init() {}

  /// Returns the options that are given and that the format, or a template, lacks.
  package func unsupported(by target: OutputTarget) -> [ExportOption] {
    given.filter { !$0.isOption(of: target.format, flavor) }
  }

  private var given: [ExportOption] {
    ExportOption.allCases.filter { option in
      switch option {
      case .references: references
      case .styles: styles != nil
      case .flavor: flavor != nil
      case .perTheme: catalogNames.themeMark != nil
      case .namespace: catalogNames.namespace != nil
      case .components: components != nil
      case .merge: merges
      case .matrix: matrix != nil
      case .traits: traits != nil
      case .escape: escape != nil
      case .force: isForced
      }
    }
  }

  /// The options of formats that `ThemeExport` writes.
  package var options: ExportOptions {
    var options = ExportOptions()
    options.keepsReferences = references
    options.styleSwitch = styles ?? options.styleSwitch
    options.swiftFlavor = flavor?.swiftFlavor ?? options.swiftFlavor
    options.catalogNames = catalogNames
    return options
  }
}

extension ExportOption {
  /// The formats that have the option, in words.
  package var formats: String {
    switch self {
    case .references, .styles: "css and tailwind"
    case .flavor: "swift"
    case .perTheme, .namespace: "xcassets, and for swift with the flavor catalog"
    case .components, .merge: "xcassets"
    case .matrix, .traits, .escape, .force: "templates"
    }
  }

  /// Returns whether a format has the option; nil is a template.
  func isOption(of format: ExportTarget?, _ flavor: ExportFlavor?) -> Bool {
    switch self {
    case .references, .styles: format == .css || format == .tailwind
    case .flavor: format == .swift
    case .perTheme, .namespace:
      format == .xcassets || (format == .swift && flavor == .catalog)
    case .components, .merge: format == .xcassets
    case .matrix, .traits, .escape, .force: format == nil
    }
  }
}
