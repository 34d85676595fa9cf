public import DynamicColors
public import Foundation
public import TraitSystem

extension DynamicColor {
  /// Finds the color of a name in `AssetCatalog.main`, which stays dynamic; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = AssetCatalog.main?.color(named: name) else { return nil }
    self.init(copying: color)
  }

  /// Finds the color of a name in `AssetCatalog.main`, which stays dynamic; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The color's name.
  ///   - bundle: Where `Assets.xcassets` or `Assets.car` lies; `AssetCatalog.main` counts if it has
  ///     none, or lacks the name.
  ///   - traitCollection: Makes no difference: the color is chosen by the traits with which it is
  ///     resolved.
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
