import Testing
import TestSupport

import ColorValues

@Test(
  "Each CSS notation of colors is read",
  arguments: [
    ("#f06", Color(.srgb, 1, 0, 0.4)),
    ("#F068", Color(.srgb, 1, 0, 0.4, alpha: 136.0 / 255)),
    ("#2a2026", Color(.srgb, 42.0 / 255, 32.0 / 255, 38.0 / 255)),
    ("#2a202680", Color(.srgb, 42.0 / 255, 32.0 / 255, 38.0 / 255, alpha: 128.0 / 255)),
    ("RebeccaPurple", Color(.srgb, 0.4, 0.2, 0.6)),
    ("transparent", Color(.srgb, 0, 0, 0, alpha: 0)),
    ("  red\n", Color(.srgb, 1, 0, 0)),
    ("rgb(255 0 51)", Color(.srgb, 1, 0, 0.2)),
    ("RGBA(100%, 0%, 20%, 50%)", Color(.srgb, 1, 0, 0.2, alpha: 0.5)),
    ("rgb(100% 0 20% / .5)", Color(.srgb, 1, 0, 0.2, alpha: 0.5)),
    ("rgb(300, -20, 0)", Color(.srgb, 1, 0, 0)),
    ("rgb(1.5.5.5)", Color(.srgb, 1.5 / 255, 0.5 / 255, 0.5 / 255)),
    ("rgb(10%20%30%/.5)", Color(.srgb, 0.1, 0.2, 0.3, alpha: 0.5)),
    ("rgb(/* a */ 255 /**/ 0 0)", Color(.srgb, 1, 0, 0)),
    ("rgb(none 0 0)", Color(.srgb, 0, 0, 0, missing: .first)),
    ("hsl(120 100% 50%)", Color(.hsl, 120, 100, 50)),
    ("hsla(-240, 100%, 50%, 0.2)", Color(.hsl, 120, 100, 50, alpha: 0.2)),
    ("hsl(0.5turn 30 50)", Color(.hsl, 180, 30, 50)),
    ("hsl(200grad -5% 50%)", Color(.hsl, 180, 0, 50)),
    ("hsl(3.141592653589793RAD 30 50)", Color(.hsl, 180, 30, 50)),
    ("hwb(90deg 20% none / none)", Color(.hwb, 90, 20, 0, missing: [.third, .alpha])),
    ("lab(120 40% -200)", Color(.lab, 100, 50, -200)),
    ("lch(-5% 50% 400)", Color(.lch, 0, 75, 40)),
    ("oklab(62% 50% -.1)", Color(.oklab, 0.62, 0.2, -0.1)),
    ("oklch(62% -1 255)", Color(.oklch, 0.62, 0, 255)),
    ("color(srgb 2 -1 50%)", Color(.srgb, 2, -1, 0.5)),
    ("color(Display-P3 1 0 0 / 25%)", Color(.displayP3, 1, 0, 0, alpha: 0.25)),
    ("color(display-p3-linear 1 0 0)", Color(.displayP3Linear, 1, 0, 0)),
    ("color(xyz 50% .2 1e-1)", Color(.xyzD65, 0.5, 0.2, 0.1)),
    ("r\\67 b(255 0 51)", Color(.srgb, 1, 0, 0.2)),
    ("\\red", Color(.srgb, 1, 0, 0)),
  ]
)
func notations(text: String, expected: Color) throws {
  let color = try Color(css: text)
  #expect(color == expected)
}

@Test(
  "Calculations are read as components",
  arguments: [
    ("rgb(calc(200 + 55) calc(2 * (3 - 3)) 51)", Color(.srgb, 1, 0, 0.2)),
    ("rgb(calc(infinity) calc(-infinity) calc(NaN))", Color(.srgb, 1, 0, 0)),
    ("color(srgb calc(50% * 3) calc(-150% / 3) min(1, 0.5))", Color(.srgb, 1.5, -0.5, 0.5)),
    ("color(srgb clamp(0, 4, 1) max(0.1, 0.2, 0.15) calc(e - e))", Color(.srgb, 1, 0.2, 0)),
    ("hsl(calc(90deg + 0.25turn) 30% 40%)", Color(.hsl, 180, 30, 40)),
    ("color(srgb sin(90deg) cos(0) pow(2, -1))", Color(.srgb, 1, 1, 0.5)),
    ("color(srgb round(1.5) mod(-3, 4) rem(-3, 2))", Color(.srgb, 2, 1, -1)),
    ("color(srgb round(up, 1.1, 0.5) sign(-4) abs(-0.5))", Color(.srgb, 1.5, -1, 0.5)),
    ("color(srgb sqrt(4) hypot(3, 4) log(8, 2))", Color(.srgb, 2, 5, 3)),
  ]
)
func calculations(text: String, expected: Color) throws {
  let color = try Color(css: text)
  for (value, expected) in zip(
    [color.c1, color.c2, color.c3],
    [expected.c1, expected.c2, expected.c3]
  ) {
    #expect(abs(value - expected) < 1e-14)
  }
}

@Test("Numbers are read to the nearest value")
func numbers() throws {
  var random = SplitMix64(seed: 3)
  for _ in 0..<2000 {
    let value = Double.random(in: -1...1, using: &random)
    let short = (value * 1e6).rounded() / 1e6
    #expect(try Color(css: "color(srgb \(value) \(short) 0)").components.0 == value)
    #expect(try Color(css: "color(srgb \(value) \(short) 0)").components.1 == short)
  }
  let long = "0." + String(repeating: "1", count: 300)
  #expect(try Color(css: "color(srgb \(long) 1e-400 0)").components == (1.0 / 9, 0, 0))
  #expect(try Color(css: "rgb(1e999999999999 0 0)").components.0 == 1)
}

@Test("All 148 color names have distinct spellings and are read in any case")
func names() throws {
  let known = ["aliceblue", "yellowgreen", "grey", "gray", "mediumpurple", "palevioletred"]
  let values = ["#f0f8ff", "#9acd32", "#808080", "#808080", "#9370db", "#db7093"]
  for (name, value) in zip(known, values) {
    #expect(try Color(css: name).hex == value)
    #expect(try Color(css: name.uppercased()).hex == value)
  }
}
