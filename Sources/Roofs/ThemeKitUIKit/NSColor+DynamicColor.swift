#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
import ColorValues
public import DynamicColors
public import TraitSystem

extension NSColor {
  /// Creates a dynamic color that resolves another one for the style and the contrast of the
  /// appearance that AppKit passes.
  ///
  /// The resolved color is in extended sRGB, so that colors outside the sRGB gamut are kept.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - traits: The traits that an appearance doesn't have, such as the app's theme.
  public convenience init(_ color: DynamicColor, traits: TraitCollection = TraitCollection()) {
    self.init(
      name: nil,
      dynamicProvider: { appearance in
        let srgb = color.resolvedColor(with: traits.applying(appearance)).converted(to: .srgb)
        return unsafe NSColor(
          colorSpace: .extendedSRGB,
          components: [srgb.c1, srgb.c2, srgb.c3, srgb.alpha],
          count: 4
        )
      }
    )
  }
}
#endif
