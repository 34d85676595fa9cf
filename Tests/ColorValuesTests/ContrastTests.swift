import Testing

import ColorValues

@Test(
  "Contrast with white has the known values of WCAG's thresholds",
  arguments: [
    ("#767676", 4.5422), ("#777777", 4.4781), ("#949494", 3.0335), ("#959595", 2.9953),
    ("#595959", 7.0047), ("black", 21), ("white", 1),
  ]
)
func contrast(text: String, ratio: Double) throws {
  let color = try Color(css: text)
  #expect(abs(color.contrastRatio(to: .white) - ratio) < 5e-5)
  #expect(color.contrastRatio(to: .white) == Color.white.contrastRatio(to: color))
}

@Test("Luminance has the weights of WCAG")
func luminance() throws {
  #expect(abs(try Color(css: "red").relativeLuminance - 0.2126) < 1e-12)
  #expect(abs(try Color(css: "lime").relativeLuminance - 0.7152) < 1e-12)
  #expect(abs(try Color(css: "blue").relativeLuminance - 0.0722) < 1e-12)
}

@Test(
  "The contrasting color has the higher contrast of black and white",
  arguments: [("#333", "#ffffff"), ("#777", "#000000"), ("gold", "#000000")]
)
func contrasting(text: String, expected: String) throws {
  #expect(try Color(css: text).contrasting.hex == expected)
  #expect(try Color(css: "contrast-color(\(text))").hex == expected)
}

@Test(
  "The tone of a color is L* of its luminance",
  arguments: [("red", 53.24), ("lime", 87.74), ("blue", 32.30), ("white", 100), ("black", 0)]
)
func tone(text: String, expected: Double) throws {
  #expect(abs(try Color(css: text).tone - expected) < 0.005)
}

@Test("Contrast over translucent layers includes their backgrounds, and requires an opaque one")
func contrastOverLayers() throws {
  let text = Color.black.withAlpha(0.5)
  #expect(abs(try #require(text.contrastRatio(over: [.white])) - 3.97665) < 1e-4)
  let layer = try Color(css: "rgb(255 0 0 / 0.3)")
  let background = layer.composited(over: .white)
  let expected = text.composited(over: background).contrastRatio(to: background)
  #expect(text.contrastRatio(over: [layer, .white]) == expected)
  #expect(text.contrastRatio(over: [layer, .white, .black]) == expected)
  #expect(text.contrastRatio(over: [layer]) == nil)
  #expect(text.contrastRatio(over: []) == nil)
}

@Test("Contrast uses have the ratios of WCAG 2.2")
func uses() {
  #expect(ContrastUse.allCases.map(\.minimumRatio) == [4.5, 3, 3])
  #expect(ContrastUse.allCases.map(\.enhancedRatio) == [7, 4.5, 3])
}

@Test("The tone difference of two colors is the difference of their tones")
func toneDifference() throws {
  #expect(abs(Color.white.toneDifference(to: .black) - 100) < 1e-9)
  let red = try Color(css: "red")
  #expect(red.toneDifference(to: .white) == Color.white.toneDifference(to: red))
}
