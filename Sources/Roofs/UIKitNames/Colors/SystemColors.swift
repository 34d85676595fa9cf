import AssetCatalogs
public import DynamicColors
import TraitSystem

/// The values of the system colors.
public enum SystemColors {
  private static let replacement = Guarded<(any ColorCatalog)?>(nil)

  /// A catalog whose colors replace the system colors of the same names, such as `label` or
  /// `systemBackground`; nil by default.
  ///
  /// Set it when the program starts.
  ///
  /// Colors that aren't in the catalog have the values documented by Apple.
  public static var catalog: (any ColorCatalog)? {
    get { replacement.withLock { $0 } }
    set { replacement.withLock { $0 = newValue } }
  }

  /// The documented colors by their names in asset catalogs, without the suffix `Color`.
  public static let documented: any ColorCatalog = MemoryColorCatalog(
    SystemColorTable.standard.ios.mapValues(\.color)
  )

  static func color(_ name: String) -> DynamicColor {
    catalog?.color(named: name) ?? documented.color(named: name) ?? .clear
  }
}
