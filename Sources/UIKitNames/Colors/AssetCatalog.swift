public import AssetCatalogs
public import DynamicColors

/// A source of colors by name.
public typealias ColorCatalog = DynamicColors.ColorCatalog

/// A catalog of colors in a dictionary.
public typealias MemoryColorCatalog = DynamicColors.MemoryColorCatalog

/// An asset catalog, source or compiled.
public typealias AssetCatalog = AssetCatalogs.AssetCatalog

extension AssetCatalogs.AssetCatalog {
  /// The catalog in which colors are looked up by name.
  ///
  /// A program can set it to an asset catalog, a theme library or any other `ColorCatalog`. The
  /// default is `Assets.xcassets` or `Assets.car` next to the program or in its resources, read at
  /// first use; nil if neither exists.
  ///
  /// ```swift
  /// AssetCatalog.main = try ThemeLibrary(contentsOf: folder)
  /// ```
  public static var main: (any ColorCatalog)? {
    get { ColorCatalogs.main ?? BundleCatalogs.catalog(in: .main) }
    set { ColorCatalogs.main = newValue }
  }
}
