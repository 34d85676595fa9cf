import ColorValues
import Testing
import TraitSystem

@testable import DynamicColors

/// A derivation of dynamic colors and the same derivation of fixed ones.
struct Derivation: Sendable, CustomTestStringConvertible {
  let words: String
  let fixed: @Sendable (Color) -> Color
  let dynamic: @Sendable (DynamicColor) -> DynamicColor

  init(
    _ words: String,
    fixed: @escaping @Sendable (Color) -> Color,
    dynamic: @escaping @Sendable (DynamicColor) -> DynamicColor
  ) {
    self.words = words
    self.fixed = fixed
    self.dynamic = dynamic
  }

  var testDescription: String { words }
}

private let teal = Color(.srgb, 0, 128.0 / 255, 128.0 / 255)
private let dynamicTeal = DynamicColor(teal)

private let derivations = [
  Derivation("with alpha 0.3") {
    $0.withAlpha(0.3)
  } dynamic: {
    $0.withAlphaComponent(0.3)
  },
  Derivation("0.3 of the second, in oklch longer hue") {
    $0.mixed(with: teal, by: 0.3, in: .oklch, hue: .longer)
  } dynamic: {
    $0.mixed(with: dynamicTeal, by: 0.3, in: .oklch, hue: .longer)
  },
  Derivation(" over ") {
    $0.composited(over: teal)
  } dynamic: {
    $0.composited(over: dynamicTeal)
  },
  Derivation("in lch") {
    $0.converted(to: .lch)
  } dynamic: {
    $0.converted(to: .lch)
  },
  Derivation("fitted to srgb by clip") {
    $0.fitted(to: .srgb, by: .clip)
  } dynamic: {
    $0.fitted(to: .srgb, by: .clip)
  },
  Derivation("lightened by 0.1") {
    $0.lightened(by: 0.1)
  } dynamic: {
    $0.lightened(by: 0.1)
  },
  Derivation("darkened by 0.1") {
    $0.darkened(by: 0.1)
  } dynamic: {
    $0.darkened(by: 0.1)
  },
  Derivation("saturated by 0.5") {
    $0.saturated(by: 0.5)
  } dynamic: {
    $0.saturated(by: 0.5)
  },
  Derivation("desaturated by 0.5") {
    $0.desaturated(by: 0.5)
  } dynamic: {
    $0.desaturated(by: 0.5)
  },
  Derivation("tone 40 of") {
    TonalPalette($0).color(tone: 40)
  } dynamic: {
    $0.withTone(40)
  },
  Derivation("black or white on") {
    $0.contrasting
  } dynamic: {
    $0.contrasting
  },
  Derivation("with contrast 4.5 on") {
    $0.reaching(4.5, on: [teal])
  } dynamic: {
    $0.reaching(4.5, on: [dynamicTeal])
  },
  Derivation("under tritanopia 0.5") {
    $0.simulating(.tritanopia, severity: 0.5)
  } dynamic: {
    $0.simulating(.tritanopia, severity: 0.5)
  },
]

@Test(
  "Derived colors agree with the functions of fixed colors under all traits",
  arguments: derivations
)
func derivation(_ derivation: Derivation) throws {
  let light = TraitCollection(userInterfaceStyle: .light)
  let dark = TraitCollection(userInterfaceStyle: .dark)
  let colors = try (light: Color(css: "#c03040"), dark: Color(css: "color(display-p3 0 1 0.2)"))
  let base = DynamicColor(light: colors.light, dark: colors.dark)
  let derived = derivation.dynamic(base)
  #expect(derived.resolvedColor(with: light) == derivation.fixed(colors.light))
  #expect(derived.resolvedColor(with: dark) == derivation.fixed(colors.dark))
  #expect(derived == derivation.dynamic(base))
  #expect(derived.hashValue == derivation.dynamic(base).hashValue)
  #expect(derived != base)
  #expect(derived != derivation.dynamic(DynamicColor(colors.light)))
  #expect(derived.description.contains(derivation.words))
}
