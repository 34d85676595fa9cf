public import AssetCatalogs
public import DynamicColors

/// What finds colors by their names.
public typealias ColorCatalog = DynamicColors.ColorCatalog

/// A catalog of colors that the program has in a dictionary.
public typealias MemoryColorCatalog = DynamicColors.MemoryColorCatalog

/// The catalog of a program, source or compiled.
public typealias AssetCatalog = AssetCatalogs.AssetCatalog

extension AssetCatalogs.AssetCatalog {
  /// Where colors are looked for by name.
  ///
  /// That is what the program sets: an asset catalog, a theme library or any other `ColorCatalog`. Unless
  /// it sets one, it is `Assets.xcassets` or `Assets.car` beside the program or in its resources, read
  /// when it is first asked for; nil if there is neither.
  ///
  /// ```swift
  /// AssetCatalog.main = try ThemeLibrary(contentsOf: folder)
  /// ```
  public static var main: (any ColorCatalog)? {
    get { ColorCatalogs.main ?? BundleCatalogs.catalog(in: .main) }
    set { ColorCatalogs.main = newValue }
  }
}
