public import DynamicColors
public import Foundation
public import TraitSystem

extension DynamicColor {
  /// Finds the colour of a name in ``AssetCatalog/main``, which stays dynamic; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = AssetCatalog.main?.color(named: name) else { return nil }
    self.init(copying: color)
  }

  /// Finds the colour of a name in ``AssetCatalog/main``, which stays dynamic; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: Makes no difference: there is one catalog, whatever bundle it comes from.
  ///   - traitCollection: Makes no difference: the colour is chosen by the traits with which it is
  ///     resolved.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    self.init(named: name)
  }
}
