public import DynamicColors

/// Where colours are looked for by name.
public enum AssetCatalog {
  /// The catalog of the program; nil until it sets one.
  ///
  /// ```swift
  /// AssetCatalog.main = try ThemeLibrary(contentsOf: folder)
  /// ```
  public static var main: (any ColorCatalog)? {
    get { ColorCatalogs.main }
    set { ColorCatalogs.main = newValue }
  }
}
