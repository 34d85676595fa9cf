public import AssetCatalogs

/// The options of an output, for all formats.
public struct ExportOptions: Hashable, Sendable {
  /// The way style sheets distinguish light from dark.
  public enum StyleSwitch: String, CaseIterable, Hashable, Sendable {
    /// With `light-dark()`, which follows the `color-scheme` of every element.
    case lightDark = "light-dark"
    /// With a media query and `data-style`, for browsers released before 2024.
    case media
  }

  /// The source of the colors in Swift code.
  public enum SwiftFlavor: String, CaseIterable, Hashable, Sendable {
    /// This library: accessors return a `DynamicColor`.
    case library
    /// The exported asset catalog alone: accessors return the colors of SwiftUI and UIKit.
    case catalog
    /// The code alone, for the module `DynamicColors`: see `EmbeddedThemes`.
    case embedded
    /// The code alone: accessors return the colors of UIKit, AppKit and SwiftUI, which follow
    /// traits.
    case uikit
  }

  /// Whether style sheets keep references to other colors as `var()`; palettes are then written,
  /// too.
  public var keepsReferences = false

  /// The way style sheets distinguish light from dark; `light-dark()` by default.
  public var styleSwitch: StyleSwitch?

  /// The source of the colors in Swift code; this library by default.
  public var swiftFlavor: SwiftFlavor?

  /// The names of theme colors in the catalog, for catalogs and Swift code based on one.
  public var catalogNames = CatalogNames()

  /// How the components of colors are written in catalogs; the shortest exact form by default.
  public var components: ComponentStyle?

  /// Whether other colors of an existing catalog are kept.
  public var merges = false

  /// The traits of which each combination is one file of a template; nil for those of the template.
  public var matrix: [String]?

  /// The traits whose combinations a template lists; nil for those of the template.
  public var traits: [String]?

  /// The escapes of a template; nil for those of the template.
  public var escape: TemplateEscape?

  /// Creates the default options.
  public init() {}
}
