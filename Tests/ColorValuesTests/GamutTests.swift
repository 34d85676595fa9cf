import Testing
import TestSupport

import ColorValues

@Test(
  "Colors outside a gamut are mapped as published for each method",
  arguments: [
    ("color(display-p3 0 1 0)", "#00fb29", "#00f74f", "#00ff00"),
    ("color(rec2020 0 1 0)", "#00f272", "#00ed7e", "#00ff00"),
    ("oklch(0.7 0.4 150)", "#00c248", "#00be58", "#00d600"),
  ]
)
func published(text: String, css: String, rayTrace: String, clip: String) throws {
  let color = try Color(css: text)
  #expect(!color.isInGamut(of: .srgb))
  #expect(color.fitted(to: .srgb).hex == css)
  #expect(color.fitted(to: .srgb, by: .rayTrace).hex == rayTrace)
  #expect(color.fitted(to: .srgb, by: .clip).hex == clip)
  #expect(color.hex == css)
}

@Test("A color inside a gamut is converted without mapping")
func inside() throws {
  let color = try Color(css: "oklch(0.6 0.1 200)")
  for method in GamutMapping.allCases {
    #expect(color.fitted(to: .displayP3, by: method) == color.converted(to: .displayP3))
  }
  #expect(color.fitted(to: .lch) == color.converted(to: .lch))
  #expect(try Color(css: "color(xyz 4 4 4)").isInGamut(of: .oklab))
}

@Test("Lightness beyond white or black becomes white or black and keeps alpha")
func ends() {
  #expect(Color(.oklch, 1, 0.3, 20, alpha: 0.5).fitted(to: .srgb).hex == "#ffffff80")
  #expect(Color(.oklch, 0, 0.3, 20).fitted(to: .srgb).hex == "#000000")
}

@Test("The tolerance of a gamut applies to channels")
func tolerance() {
  let color = Color(.srgb, 1.00005, 0, 0.5)
  #expect(color.isInGamut(of: .srgb))
  #expect(!color.isInGamut(of: .srgb, tolerance: 0))
  #expect(color.fitted(to: .srgb).components == (1, 0, 0.5))
}

@Test("Mapped colors are inside the gamut and almost keep lightness and hue")
func mappedColors() {
  var random = SplitMix64(seed: 5)
  for _ in 0..<500 {
    let color = Color(
      .oklch,
      .random(in: 0.1...0.9, using: &random),
      .random(in: 0.2...0.5, using: &random),
      .random(in: 0..<360, using: &random)
    )
    for space in [ColorSpace.srgb, .displayP3, .rec2020, .hsl] {
      for method in [GamutMapping.css, .rayTrace] {
        let fitted = color.fitted(to: space, by: method)
        #expect(fitted.isInGamut(of: space, tolerance: 1e-12))
        // Local clipping may move a color by one just noticeable difference.
        #expect(abs(fitted.converted(to: .oklch).c1 - color.c1) < 0.03)
        #expect(fitted.converted(to: .oklch).c2 <= color.c2 + 0.02)
      }
    }
  }
}
