import Testing
import UIKitNames

@Suite("Colors by UIKit's names")
struct ColorTests {
  private let catalog = installedCatalog
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "Fixed colors have the components of their initializers",
    arguments: [
      (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), [51, 102, 153, 128]),
      (UIColor(white: 0.2, alpha: 1), [51, 51, 51, 255]),
      (UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1), [0, 128, 0, 255]),
      (UIColor(hue: 1, saturation: 2, brightness: 1, alpha: 7), [255, 0, 0, 255]),
      (UIColor(cgColor: CGColor(gray: 1, alpha: 0)), [255, 255, 255, 0]),
      (.darkGray, [85, 85, 85, 255]), (.lightGray, [170, 170, 170, 255]),
      (.gray, [128, 128, 128, 255]), (.red, [255, 0, 0, 255]), (.green, [0, 255, 0, 255]),
      (.blue, [0, 0, 255, 255]), (.cyan, [0, 255, 255, 255]), (.yellow, [255, 255, 0, 255]),
      (.magenta, [255, 0, 255, 255]), (.orange, [255, 128, 0, 255]),
      (.purple, [128, 0, 128, 255]), (.brown, [153, 102, 51, 255]), (.clear, [0, 0, 0, 0]),
      (.black, [0, 0, 0, 255]), (.white, [255, 255, 255, 255]),
    ]
  )
  func components(_ color: UIColor, _ bytes: [Int]) {
    #expect(color.bytes == bytes)
    let components = color.cgColor.components?.map { Int(($0 * 255).rounded()) }
    let isGray = Set(bytes.dropLast()).count == 1
    #expect(components == (isGray ? [bytes[0], bytes[3]] : bytes))
  }

  @Test("Display P3 contains colors outside sRGB")
  func displayP3() {
    // The P3 primaries in sRGB: CSS Color 4, sample conversions of its appendix.
    var (red, green): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.getRed(&red, green: &green, blue: nil, alpha: nil))
    #expect(abs(red - 1.0930) < 0.0005)
    #expect(abs(green + 0.2267) < 0.0005)
  }

  @Test(
    "Hue, saturation and brightness of a color are those of its initializer",
    arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.6, 0.9, 0.3)]
  )
  func hue(_ hue: Double, _ saturation: Double, _ brightness: Double) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) + abs(s - saturation) + abs(b - brightness) + abs(a - 0.5) < 1e-9)
  }

  @Test("The gray of a color has its brightness, and that of a gray is unchanged")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.4)
    // Y of sRGB's green is 0.7152 (IEC 61966-2-1), whose gray is 0.8625.
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.8625) < 0.0005)
  }

  @Test("A provider is called with the given traits, and the resolved color is fixed")
  func dynamic() {
    let provider: (UITraitCollection) -> UIColor = {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    let color = UIColor(dynamicProvider: provider)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
    #expect(color.resolvedColor(with: light) == UIColor.black)
    let frozen = color.resolvedColor(with: dark)
    #expect(frozen.resolvedColor(with: light) == frozen)
    dark.performAsCurrent {
      #expect(color.cgColor == UIColor.white.cgColor)
      #expect(color.resolvedColor(with: light).cgColor == UIColor.black.cgColor)
    }
    let faded = color.withAlphaComponent(0.5)
    #expect(faded.bytes(dark) == [255, 255, 255, 128])
    #expect(faded.bytes(light) == [0, 0, 0, 128])
  }

  @Test("A name finds the dynamic color of the catalog, and an unknown name finds none")
  func named() throws {
    let color = try #require(UIColor(named: "PastelBackground"))
    #expect(color == UIColor(named: "PastelBackground", in: .main, compatibleWith: dark))
    #expect(color.bytes(light) == [252, 228, 236, 255])
    #expect(color.bytes(dark) == [42, 32, 38, 255])
    #expect(UIColor(named: "Missing") == nil)
    #expect(UIColor(named: "Missing", in: nil, compatibleWith: nil) == nil)
  }

  @Test("A catalog color that refers to itself resolves to the transparent color")
  func circle() {
    #expect(UIColor(named: "Circle")?.bytes(light) == [0, 0, 0, 0])
  }

  @Test(
    "System colors have their documented values",
    arguments: [
      (UIColor.label, [0, 0, 0, 255], [255, 255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
      (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
      (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.separator, [60, 60, 67, 73], [84, 84, 88, 153]),
      (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
      (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
      (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    ]
  )
  func system(_ color: UIColor, _ inLight: [Int], _ inDark: [Int]) {
    #expect(color.bytes(light) == inLight)
    #expect(color.bytes(dark) == inDark)
    #expect(color.bytes(UITraitCollection()) == inLight)
  }

  @Test("System colors vary with increased contrast and elevated level")
  func systemVariants() {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let darkContrast = UITraitCollection(traitsFrom: [dark, contrast])
    #expect(UIColor.systemRed.bytes(contrast) == [215, 0, 21, 255])
    #expect(UIColor.systemRed.bytes(darkContrast) == [255, 105, 97, 255])
    let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(UIColor.systemBackground.bytes(elevated) == [28, 28, 30, 255])
    #expect(
      UIColor.systemBackground.bytes(UITraitCollection(userInterfaceLevel: .elevated)) == [
        255, 255, 255, 255,
      ]
    )
  }

  @Test("Every color of the table has its variants")
  func table() {
    let fixed = ["lightText", "darkText", "systemGray"]
    for name in SystemColors.documented.colorNames
    where name.hasPrefix("system") || name.hasSuffix("Text") {
      let color = SystemColors.documented.color(named: name)
      // A row without variants would lose its dark value.
      let isSame = color?.bytes(light) == color?.bytes(dark)
      #expect(isSame == fixed.contains(name), "\(name)")
    }
    #expect(UIColor.tertiaryLabel == SystemColors.documented.color(named: "tertiaryLabel"))
  }

  @Test("A layer color has the components of its own color space")
  func colorSpaces() throws {
    let p3 = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    let dynamic = UIColor { _ in p3 }
    for color in [p3, dynamic, p3.withAlphaComponent(0.5)] {
      #expect(color.cgColor.colorSpace?.name == CGColorSpace.displayP3)
      #expect(color.cgColor.components == [1, 0, 0, 0.5])
    }
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let made = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 0.5]))
    #expect(made == p3.cgColor && UIColor(cgColor: made) == p3)
    #expect(CGColor(colorSpace: space, components: [1, 0, 0]) == nil)
    #expect(UIColor.red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(UIColor.black.cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor.black.cgColor.colorSpace?.numberOfComponents == 1)
    #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
    // The P3 primary in sRGB: CSS Color 4, sample conversions of its appendix.
    let srgb = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let components = try #require(p3.cgColor.converted(to: srgb)?.components)
    for (found, expected) in zip(components, [1.0931, -0.2267, -0.1501, 0.5]) {
      #expect(abs(found - expected) < 1e-4)
    }
    #expect(UIColor.red.cgColor.converted(to: space)?.colorSpace == space)
  }

  @Test("A gray has two components, also from a provider")
  func grays() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(provided.cgColor.numberOfComponents == 4)
    #expect(provided.resolvedColor(with: dark).cgColor.numberOfComponents == 2)
    let faded = dark.performAsCurrent { provided.withAlphaComponent(0.5).cgColor }
    #expect(faded.components == [1, 0.5] && UIColor(cgColor: faded).cgColor == faded)
    #expect(faded.copy(alpha: 1)?.components == [1, 1])
  }

  @Test("A fixed color with another alpha equals one with the same components")
  func alphaOfFixedColors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let half = UIColor.red.withAlphaComponent(0.5)
    #expect(half == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(half.withAlphaComponent(1) == .red)
    #expect(UIColor.red.withAlphaComponent(1) == .red)
    #expect(half.resolvedColor(with: light) == half)
    #expect(UIColor(white: 0, alpha: 1).withAlphaComponent(0.3) == UIColor(white: 0, alpha: 0.3))
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
    #expect(UIColor(cgColor: half.cgColor) == half)
    #expect(Set([half, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)]).count == 1)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      dynamic.withAlphaComponent(0.5).resolvedColor(with: light)
        == UIColor.black.withAlphaComponent(0.5)
    )
    #expect(dynamic.withAlphaComponent(1) != dynamic)
    #expect(
      UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        != UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    )
  }
}
