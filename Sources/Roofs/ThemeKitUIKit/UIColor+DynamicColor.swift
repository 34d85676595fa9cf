#if canImport(UIKit) && !os(watchOS) || UIKITNAMES
import ColorValues
public import DynamicColors
import TraitSystem

#if canImport(UIKit)
public import UIKit
#else
public import UIKitNames
#endif

extension UIColor {
  /// Creates a dynamic color that resolves another one for the traits that UIKit passes.
  ///
  /// Custom traits are converted if they are registered with ``TraitBridge``. The resolved color is
  /// in extended sRGB, so that colors outside the sRGB gamut are kept.
  public convenience init(_ color: DynamicColor) {
    self.init(dynamicProvider: { traits in
      let fixed: ColorValues.Color = color.resolvedColor(with: TraitCollection(traits))
      let srgb = fixed.converted(to: .srgb)
      return UIColor(red: srgb.c1, green: srgb.c2, blue: srgb.c3, alpha: srgb.alpha)
    })
  }
}
#endif
