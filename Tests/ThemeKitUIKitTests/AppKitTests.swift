#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ColorValues
import DynamicColors
import Testing
import ThemeKitUIKit
import TraitSystem

@Suite struct AppKitTests {
  @Test(
    "A trait collection has the style and contrast of its appearance",
    arguments: [
      (NSAppearance.Name.aqua, UserInterfaceStyle.light, AccessibilityContrast.normal),
      (.darkAqua, .dark, .normal),
      (.accessibilityHighContrastAqua, .light, .high),
      (.accessibilityHighContrastDarkAqua, .dark, .high),
    ]
  )
  func appearancesHaveStyleAndContrast(
    name: NSAppearance.Name,
    style: UserInterfaceStyle,
    contrast: AccessibilityContrast
  ) throws {
    let traits = TraitCollection(try #require(NSAppearance(named: name)))
    #expect(traits.userInterfaceStyle == style)
    #expect(traits.accessibilityContrast == contrast)
  }

  @Test("An AppKit color resolves for the current appearance and the given traits")
  func colorsResolveForTheAppearanceAndTheTraits() throws {
    let wide = DynamicColor(Color(.displayP3, 1, 0, 0))
    let color = NSColor(
      DynamicColor { traits in
        guard traits.legibilityWeight == .bold else { return DynamicColor(Color.white) }
        return traits.userInterfaceStyle == .dark ? wide : DynamicColor(Color.black)
      },
      traits: TraitCollection(legibilityWeight: .bold)
    )
    for (name, expected) in [
      (NSAppearance.Name.aqua, Color.black), (.darkAqua, Color(.displayP3, 1, 0, 0)),
    ] {
      let appearance = try #require(NSAppearance(named: name))
      var resolved: NSColor?
      appearance.performAsCurrentDrawingAppearance {
        resolved = color.usingColorSpace(.extendedSRGB)
      }
      let found = try #require(resolved)
      let srgb = expected.converted(to: .srgb)
      #expect(abs(found.redComponent - srgb.c1) < 1e-3)
      #expect(abs(found.greenComponent - srgb.c2) < 1e-3)
      #expect(abs(found.blueComponent - srgb.c3) < 1e-3)
      #expect(found.alphaComponent == 1)
    }
  }
}
#endif
