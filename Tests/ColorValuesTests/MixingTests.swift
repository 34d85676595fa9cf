import Testing

import ColorValues

/// Web-platform cases and cases worked out by hand from the text of the specifications.
@Test(
  "Mixtures have their published values",
  arguments: [
    ("color-mix(in lab, lab(10 20 30 / none), lab(50 60 70 / 0.5))", "lab(30 40 50 / 0.5)"),
    (
      "color-mix(in lch, 25% lch(10 20 30deg / .4), lch(50 60 70deg / .8))",
      "lch(44.2857 54.2857 60 / 0.7)"
    ),
    (
      "color-mix(in srgb, transparent 10%, color(srgb 0.3 0.4 0.5))",
      "color(srgb 0.3 0.4 0.5 / 0.9)"
    ),
    ("color-mix(in srgb, red 50%)", "color(srgb 1 0 0 / 0.5)"),
    ("color-mix(in srgb, red 30%, blue 20%)", "color(srgb 0.6 0 0.4 / 0.5)"),
    ("color-mix(in srgb, red 90%, blue 90%)", "color(srgb 0.5 0 0.5)"),
    ("color-mix(in srgb, red, lime, blue)", "color(srgb 0.333333 0.333333 0.333333)"),
    ("color-mix(in srgb, red 0%, lime 0%, blue)", "color(srgb 0 0 1)"),
    ("color-mix(black, black)", "oklab(0 0 0)"),
    ("color-mix(in lch, lch(20 20 40deg), lch(20 20 60deg))", "lch(20 20 50)"),
    ("color-mix(in lch longer hue, lch(20 20 40deg), lch(20 20 60deg))", "lch(20 20 230)"),
    ("color-mix(in lch increasing hue, lch(20 20 330), lch(20 20 50))", "lch(20 20 10)"),
    ("color-mix(in lch decreasing hue, lch(20 20 330), lch(20 20 50))", "lch(20 20 190)"),
    ("color-mix(in lch, lch(20 0 180), lch(40 20 60))", "lch(30 10 60)"),
    ("color-mix(in hsl, hsl(none 50% 50%), hsl(none 50% 50%))", "hsl(none 50% 50%)"),
    ("color-mix(in hsl, hwb(180 none none), hsl(11 33 44))", "color(srgb 0.41338 0.5852 0.2948)"),
    (
      "color-mix(in xyz, color(xyz none .2 .3), color(xyz .5 none .7))",
      "color(xyz-d65 0.5 0.2 0.5)"
    ),
  ]
)
func mixtures(text: String, expected: String) throws {
  #expect(try Color(css: text).serialized == expected)
}

@Test("A mixture by 0 or 1 is the first or second color", arguments: ColorSpace.allCases)
func ends(space: ColorSpace) throws {
  let red = try Color(css: "#e0201b")
  let blue = try Color(css: "#2040f0")
  #expect(red.mixed(with: blue, by: 0, in: space).hex == red.hex)
  #expect(red.mixed(with: blue, by: 1, in: space).hex == blue.hex)
}

@Test("Mixing uses premultiplied alpha")
func premultiplied() {
  let mixture = Color(.srgb, 1, 0, 0, alpha: 0.2).mixed(
    with: Color(.srgb, 0, 0, 1, alpha: 0.8),
    in: .srgb
  )
  #expect(abs(mixture.c1 - 0.2) < 1e-15)
  #expect(abs(mixture.c3 - 0.8) < 1e-15)
  #expect(mixture.alpha == 0.5)
}

@Test("A mixture of no colors, or with a total weight of 0, is nil")
func noMixture() {
  #expect(Color.mixture(of: []) == nil)
  #expect(Color.mixture(of: [WeightedColor(.white, percentage: 0)]) == nil)
}

@Test(
  "Compositing is source-over in encoded sRGB",
  arguments: [
    ("#2609", "white", "#7aa366"), ("rgb(0 0 0 / 50%)", "white", "#808080"),
    ("transparent", "red", "#ff0000"), ("red", "#00f8", "#ff0000"),
    ("transparent", "transparent", "#00000000"), ("#f008", "#00f8", "#ae0051c7"),
  ]
)
func compositing(source: String, backdrop: String, expected: String) throws {
  let backdrop = try Color(css: backdrop)
  #expect(try Color(css: source).composited(over: backdrop).hex == expected)
}
