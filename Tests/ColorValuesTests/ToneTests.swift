import ColorValues
import Testing
import TestSupport

@Test(
  "Hue, chroma and tone are those of Material's library",
  arguments: [
    ("red", 27.408, 113.358, 53.233), ("lime", 142.140, 108.410, 87.737),
    ("blue", 282.788, 87.231, 32.302), ("#b31711", 26.537, 83.690, 38.264),
    ("#89b9b4", 190.457, 24.414, 71.766), ("#f2faed", 148.919, 8.712, 97.375),
  ]
)
func hct(text: String, hue: Double, chroma: Double, tone: Double) throws {
  let hct = HCT(try Color(css: text))
  #expect(abs(hct.hue - hue) < 0.002)
  #expect(abs(hct.chroma - chroma) < 0.002)
  #expect(abs(hct.tone - tone) < 0.002)
}

@Test(
  "Tones 10, 40, 60, 90 and 99 are within one byte of Material's palettes",
  arguments: [
    ("#b31711", ["#410001", "#b91d15", "#ff5544", "#ffdad5", "#fffbff"]),
    ("#89b9b4", ["#00201e", "#376662", "#6a9995", "#bbece7", "#f2fffc"]),
    ("#4902e9", ["#1a0063", "#5c30fa", "#917eff", "#e5deff", "#fffbff"]),
    ("#7b2ed9", ["#290055", "#7b2ed9", "#ad72ff", "#eddcff", "#fffbff"]),
    ("#764d2a", ["#2f1500", "#7f5531", "#b8865e", "#ffdcc3", "#fffbff"]),
    // Tone 99 of yellows is a mean.
    ("#869002", ["#1b1d00", "#5c6300", "#8e9810", "#e0eb63", "#fcffd8"]),
    ("#313126", ["#1c1c12", "#605f52", "#929183", "#e5e3d3", "#fefcf4"]),
  ]
)
func tonalPalette(source: String, expected: [String]) throws {
  let palette = TonalPalette(try Color(css: source))
  for (tone, hex) in zip([10.0, 40, 60, 90, 99], expected) {
    let (one, two) = (palette.color(tone: tone).rgba8, try Color(css: hex).rgba8)
    #expect(abs(Int(one.red) - Int(two.red)) <= 1, "\(tone)")
    #expect(abs(Int(one.green) - Int(two.green)) <= 1, "\(tone)")
    #expect(abs(Int(one.blue) - Int(two.blue)) <= 1, "\(tone)")
  }
  #expect(palette.color(tone: 0).hex == "#000000")
  #expect(palette.color(tone: 100).hex == "#ffffff")
}

@Test("A color of sRGB is restored from its hue, chroma and tone")
func hctRoundTrip() {
  var random = SplitMix64(seed: 1)
  for _ in 0..<500 {
    let color = Color(
      .srgb,
      .random(in: 0.02...0.98, using: &random),
      .random(in: 0.02...0.98, using: &random),
      .random(in: 0.02...0.98, using: &random)
    )
    #expect(HCT(color).color.difference(to: color, by: .ok) < 1e-4)
  }
}

@Test("A description far outside sRGB has a color of its tone in sRGB")
func anyDescription() {
  var random = SplitMix64(seed: 2)
  for _ in 0..<500 {
    let tone = Double.random(in: 0...100, using: &random)
    let hct = HCT(
      hue: .random(in: -720...720, using: &random),
      chroma: .random(in: 0...300, using: &random),
      tone: tone
    )
    #expect(hct.color.isInGamut(of: .srgb, tolerance: 0))
    #expect(abs(hct.color.tone - tone) < 0.02)
  }
  for value in [Double.nan, .infinity, -.infinity, 1e300] {
    let hct = HCT(hue: value, chroma: value, tone: value)
    #expect(hct.color.isInGamut(of: .srgb, tolerance: 0))
    #expect(TonalPalette(hue: value, chroma: value).color(tone: value).alpha == 1)
  }
}

@Test(
  "Tones for a ratio are those of Material's library; unreachable ratios have no tone",
  arguments: [
    (1.09, 4.5, 49.948234, nil), (64.34, 7.44, nil, 0.840423), (22.76, 1.02, 23.755529, 21.757824),
    (33.97, 3.94, 74.072296, nil), (68.14, 1.5, 82.098473, 55.46162), (-5, 2, nil, nil),
    (101, 2, nil, nil), (50, .nan, nil, nil), (50, 0, nil, nil),
  ] as [(Double, Double, Double?, Double?)]
)
func tonesForRatio(tone: Double, ratio: Double, lighter: Double?, darker: Double?) {
  for (found, expected) in [
    (ToneContrast.lighterTone(than: tone, ratio: ratio), lighter),
    (ToneContrast.darkerTone(than: tone, ratio: ratio), darker),
  ] {
    #expect((found == nil) == (expected == nil))
    if let found, let expected { #expect(abs(found - expected) < 1e-5) }
  }
}

@Test(
  "The ratio of two tones is symmetric and has its published value",
  arguments: [(97.62, 88.56, 1.26502694), (0, 100, 21), (50, 50, 1)]
)
func ratioOfTones(first: Double, second: Double, ratio: Double) {
  #expect(abs(ToneContrast.ratio(first, second) - ratio) < 1e-7)
  #expect(ToneContrast.ratio(first, second) == ToneContrast.ratio(second, first))
}
