import Testing

import ColorValues

@Test(
  "Contrast with white has the values that WCAG's thresholds are known by.",
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

@Test("Luminance has the weights of WCAG.")
func luminance() throws {
  #expect(abs(try Color(css: "red").relativeLuminance - 0.2126) < 1e-12)
  #expect(abs(try Color(css: "lime").relativeLuminance - 0.7152) < 1e-12)
  #expect(abs(try Color(css: "blue").relativeLuminance - 0.0722) < 1e-12)
}

@Test(
  "The contrasting colour stands out more.",
  arguments: [("#333", "#ffffff"), ("#777", "#000000"), ("gold", "#000000")]
)
func contrasting(text: String, expected: String) throws {
  #expect(try Color(css: text).contrasting.hex == expected)
  #expect(try Color(css: "contrast-color(\(text))").hex == expected)
}

@Test(
  "Tone is L* of the luminance.",
  arguments: [("red", 53.24), ("lime", 87.74), ("blue", 32.30), ("white", 100), ("black", 0)]
)
func tone(text: String, expected: Double) throws {
  #expect(abs(try Color(css: text).tone - expected) < 0.005)
}
