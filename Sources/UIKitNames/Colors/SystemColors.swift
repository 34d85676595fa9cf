import AssetCatalogs
public import DynamicColors
import TraitSystem

/// The colors that the system's names stand for.
public enum SystemColors {
  private static let replacement = Guarded<(any ColorCatalog)?>(nil)

  /// A catalog whose colors replace the system's of the same names, such as `label` or
  /// `systemBackground`; nil unless the program sets it, which it does best at its start.
  ///
  /// What it has no color for keeps the values that Apple documents.
  public static var catalog: (any ColorCatalog)? {
    get { replacement.withLock { $0 } }
    set { replacement.withLock { $0 = newValue } }
  }

  /// The colors as asset catalogs know them, by their names without `Color` at the end.
  public static let documented: any ColorCatalog = MemoryColorCatalog(
    SystemColorTable.standard.ios.mapValues(\.color)
  )

  static func color(_ name: String) -> DynamicColor {
    catalog?.color(named: name) ?? documented.color(named: name) ?? .clear
  }
}
