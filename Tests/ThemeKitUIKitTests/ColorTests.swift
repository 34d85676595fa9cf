#if UIKITNAMES
import ColorValues
import DynamicColors
import Testing
import ThemeKitUIKit
import TraitSystem
import UIKitNames

@Suite struct ColorTests {
  /// Red, green, blue and alpha under some traits.
  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let fixed: UIColor = color.resolvedColor(with: traits)
    fixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map(Double.init)
  }

  @Test("A UIKit color resolves by system traits")
  func systemTraitsSelectTheColor() {
    let color = UIColor(DynamicColor(light: .white, dark: .black))
    #expect(components(color, UITraitCollection(userInterfaceStyle: .light)) == [1, 1, 1, 1])
    #expect(components(color, UITraitCollection(userInterfaceStyle: .dark)) == [0, 0, 0, 1])
  }

  @Test("A UIKit color resolves by custom traits")
  func customTraitsSelectTheColor() throws {
    let key = try bridgedTheme.get()
    let bold = try key.value("bold")
    let color = UIColor(
      DynamicColor { traits in
        traits.value(of: key) == bold ? DynamicColor(Color.black) : DynamicColor(Color.white)
      }
    )
    #expect(components(color, UITraitCollection { $0.bridgeTheme = .bold }) == [0, 0, 0, 1])
    #expect(components(color, UITraitCollection { $0.bridgeTheme = .pastel }) == [1, 1, 1, 1])
  }

  @Test("A UIKit color keeps wide color and alpha")
  func wideColorsAndAlphaAreKept() throws {
    let wide = Color(.displayP3, 1, 0, 0, alpha: 0.5)
    let found = components(UIColor(DynamicColor(wide)), UITraitCollection())
    let expected = wide.converted(to: .srgb)
    #expect(found == [expected.c1, expected.c2, expected.c3, 0.5])
    #expect(found[0] > 1 && found[1] < 0)
  }
}
#endif
