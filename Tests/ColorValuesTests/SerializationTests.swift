import Testing
import TestSupport

import ColorValues

@Test(
  "Computed values are serialized as in CSSOM",
  arguments: [
    ("goldenrod", "rgb(218, 165, 32)"), ("#ff00ffed", "rgba(255, 0, 255, 0.93)"),
    ("#ff00ffec", "rgba(255, 0, 255, 0.925)"),
    ("rgb(29 164 192 / 95%)", "rgba(29, 164, 192, 0.95)"),
    ("rgb(2.5 3.4 3.6)", "rgb(3, 3, 4)"), ("hsl(0 0% 49.99999%)", "rgb(127, 127, 127)"),
    ("hsl(0 0% 49.999999%)", "rgb(128, 128, 128)"), ("hwb(120 30% 50%)", "rgb(77, 128, 77)"),
    ("rgb(none 0 0)", "color(srgb none 0 0)"), ("hsl(none 50 50)", "hsl(none 50% 50%)"),
    ("hwb(20 none 30% / none)", "hwb(20 none 30% / none)"),
    ("lab(56.200% 0.000 66.88%)", "lab(56.2 0 83.6)"),
    ("oklch(56.43% 0.0900 123.40)", "oklch(0.5643 0.09 123.4)"),
    ("color(xyz 0.472 0.372 0.131)", "color(xyz-d65 0.472 0.372 0.131)"),
    ("color(srgb -200% 1e-7 123456789)", "color(srgb -2 0.0000001 123457000)"),
    ("color(srgb 0.9999996 0.1234565 0)", "color(srgb 1 0.123457 0)"),
    ("hsl(from red h s l)", "color(srgb 1 0 0)"),
  ]
)
func computed(text: String, expected: String) throws {
  #expect(try Color(css: text).serialized == expected)
}

@Test(
  "The CSS text of a color is short and exact",
  arguments: [
    ("#2A2026", "#2a2026"), ("red", "#ff0000"), ("#2a202680", "#2a202680"),
    ("rgb(42 32 38 / 50%)", "rgb(42 32 38 / 0.5)"), ("rgb(2.5 0 0)", "rgb(2.5 0 0)"),
    ("hsl(210 40% 98%)", "hsl(210 40% 98%)"), ("hwb(210 40% 8% / 50%)", "hwb(210 40% 8% / 0.5)"),
    ("oklch(62% 0.19 255)", "oklch(0.62 0.19 255)"), ("rgb(none 0 0)", "color(srgb none 0 0)"),
    ("color(display-p3 1 0 0.1 / 30%)", "color(display-p3 1 0 0.1 / 0.3)"),
  ]
)
func css(text: String, expected: String) throws {
  #expect(try Color(css: text).css == expected)
}

@Test("The text of a color is read as the same color")
func textRoundTrips() throws {
  var random = SplitMix64(seed: 6)
  for space in ColorSpace.allCases where space != .hsv {
    for _ in 0..<200 {
      let components = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      let scale: [Double] =
        switch space {
        case .hsl, .hwb: [360, 100, 100]
        case .lab: [100, 100, 100]
        case .lch: [100, 100, 360]
        case .oklch: [1, 0.4, 360]
        default: [1, 1, 1]
        }
      let missing = MissingComponents(rawValue: .random(in: 0..<16, using: &random))
      let color = Color(
        space,
        components[0] * scale[0],
        components[1] * scale[1],
        components[2] * scale[2],
        alpha: .random(in: 0...1, using: &random),
        missing: Bool.random(using: &random) ? missing : []
      )
      let read = try Color(css: color.css)
      if read.space == space {
        #expect(read == color)
      } else {
        #expect(read.difference(to: color, by: .ok) < 1e-12)
      }
    }
  }
}

@Test("Every color of 8 bits is read from its own hex text")
func hexRoundTrips() throws {
  var random = SplitMix64(seed: 7)
  for _ in 0..<2000 {
    let value =
      UInt32.random(in: 0...UInt32.max, using: &random) | (Bool.random(using: &random) ? 255 : 0)
    let digits = String(value, radix: 16)
    var text = "#" + String(repeating: "0", count: 8 - digits.count) + digits
    if text.hasSuffix("ff") { text.removeLast(2) }
    let color = try Color(css: text)
    #expect(color.hex == text)
    #expect(color.css == text)
    #expect(try Color(css: color.converted(to: .oklch).css).hex == text)
  }
}

@Test(
  "A color that its own function can't express is written in another function",
  arguments: [
    Color(.lab, 120, 0, 0), Color(.hsl, 20, -50, 40), Color(.hsv, 20, 50, 40),
    Color(.oklch, 1.2, 0.1, 20),
  ]
)
func otherFunctions(color: Color) throws {
  #expect(try Color(css: color.css).difference(to: color, by: .ok) < 1e-12)
}

@Test("Colors in different notations are equal")
func equality() throws {
  #expect(try Color(css: "#f00") == Color(.srgb, 1, 0, 0))
  #expect(try Color(css: "#f00") == Color(css: "color(srgb 1 0 0)"))
  #expect(try Color(css: "#f00") != Color(css: "hsl(0 100% 50%)"))
  #expect(try Set([Color(css: "red"), Color(css: "#f00"), Color(.srgb, 1, 0, 0)]).count == 1)
}

@Test("The shortened text has at most six digits, and bytes where they are exact")
func displayedBytes() throws {
  let color = try Color(css: "rgb(33.333333333333% 10.123456789% 0%)")
  #expect(color.displayCSS == "rgb(85 25.8148 0)")
  #expect(try Color(css: color.css) == color)
}

@Test(
  "Colors far outside every gamut are read from their text, and have a short text for display",
  arguments: [
    ("oklch(0.5 1e30 0)", "oklch(0.5 1e30 0)"), ("oklch(0.5 1.5e200 20)", "oklch(0.5 1.5e200 20)"),
    ("color(srgb 1e308 -1e308 0)", "color(srgb 1e308 -1e308 0)"),
    ("color(xyz 5e-324 0 0)", "color(xyz-d65 0 0 0)"),
    ("lab(50 999999999999999 1e15)", "lab(50 1000000000000000 1e15)"),
    (
      "color(srgb calc(infinity) calc(-infinity) calc(NaN))",
      "color(srgb 1.79769e308 -1.79769e308 0)"
    ),
  ]
)
func extremeTexts(text: String, display: String) throws {
  let color = try Color(css: text)
  #expect(try Color(css: color.css) == color)
  #expect(!color.css.contains("e+") && !color.serialized.contains("e+"))
  #expect(color.displayCSS == display)
  #expect(try Color(css: color.displayCSS).space == color.space)
}
