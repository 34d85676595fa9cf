public import DynamicColors
public import Foundation
public import TraitSystem

extension DynamicColor {
  /// Creates the dynamic color with a name in `AssetCatalog.main`; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = AssetCatalog.main?.color(named: name) else { return nil }
    self.init(copying: color)
  }

  /// Creates the dynamic color with a name in a bundle or in `AssetCatalog.main`; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - name: The color's name.
  ///   - bundle: The bundle with `Assets.xcassets` or `Assets.car`; `AssetCatalog.main` is used if
  ///     the bundle has no catalog or the catalog lacks the name.
  ///   - traitCollection: Ignored; the color is selected by the traits with which it is resolved.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    if let bundle, let color = BundleCatalogs.catalog(in: bundle)?.color(named: name) {
      self.init(copying: color)
    } else {
      self.init(named: name)
    }
  }
}
