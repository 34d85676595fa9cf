import TraitSystem

/// The catalogs that a process has for colours that are asked for by name alone.
public enum ColorCatalogs {
  private static let mainCatalog = Guarded<(any ColorCatalog)?>(nil)

  /// Where colours are looked for that name no catalog; nil unless the program sets it, which it does
  /// best before it makes colours: those that were found stay with the catalog that had them.
  public static var main: (any ColorCatalog)? {
    get { mainCatalog.withLock { $0 } }
    set { mainCatalog.withLock { $0 = newValue } }
  }
}
