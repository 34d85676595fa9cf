import TraitSystem

/// The catalogs of a process for colors that are requested by name alone.
public enum ColorCatalogs {
  private static let mainCatalog = Guarded<(any ColorCatalog)?>(nil)

  /// The catalog for colors that are created without one; nil unless the program sets it.
  ///
  /// Set it before creating colors: a color keeps the catalog in which it was found.
  public static var main: (any ColorCatalog)? {
    get { mainCatalog.withLock { $0 } }
    set { mainCatalog.withLock { $0 = newValue } }
  }
}
