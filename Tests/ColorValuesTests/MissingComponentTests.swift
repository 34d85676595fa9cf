import Testing

import ColorValues

@Test(
  "Missing components carry over to analogous ones, and powerless hues become missing",
  arguments: [
    ("gray", .oklch, .third),
    ("gray", .hsl, .first),
    ("gray", .hwb, .first),
    ("#7654cd", .oklch, []),
    ("lch(none 40 50)", .oklch, .first),
    ("lch(50 none 50)", .hsl, [.first, .second]),
    ("hsl(none 50% 50%)", .oklch, .third),
    ("lab(50 none 20)", .oklab, .second),
    ("lab(50 none 20)", .lch, []),
    ("lab(50 none none)", .lch, [.second, .third]),
    ("color(srgb none 0.5 1)", .xyzD65, .first),
    ("color(srgb none none none)", .oklab, [.first, .second, .third]),
    ("hwb(180 none none)", .hsl, [.second, .third]),
    ("color(srgb 1 0 0 / none)", .lab, .alpha),
    ("lch(20 0.0015 180)", .oklch, .third),
    ("lch(20 0.00151 180)", .oklch, []),
    ("lch(20 0 180)", .lch, []),
  ] as [(String, ColorSpace, MissingComponents)]
)
func carrying(text: String, space: ColorSpace, expected: MissingComponents) throws {
  #expect(try Color(css: text).converted(to: space).missing == expected)
}

@Test("Missing components count as 0")
func missingIsZero() {
  let color = Color(.lch, 50, 30, 200, alpha: 0.5, missing: [.second, .alpha])
  #expect(color.components == (50, 0, 200))
  #expect(color.alpha == 0)
  #expect(color.withAlpha(0.25).missing == .second)
}

@Test("Components that are not finite numbers are replaced")
func finite() {
  let color = Color(.lch, .infinity, .nan, .infinity, alpha: .nan)
  #expect(color.components == (.greatestFiniteMagnitude, 0, 0))
  #expect(color.alpha == 0)
  #expect(Color(.hsl, -30, 50, 50).c1 == 330)
}

@Test("Operations on extreme values end without a trap", arguments: ColorSpace.allCases)
func extremes(space: ColorSpace) {
  let values: [Double] = [
    0, -0.0, 1, -1, 1e300, -1e300, 1e20, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    .leastNormalMagnitude / 1024,
  ]
  for a in values {
    for b in values {
      let color = Color(space, a, b, a, alpha: b)
      for method in GamutMapping.allCases {
        let fitted = color.fitted(to: .srgb, by: method)
        #expect(fitted.isInGamut(of: .srgb, tolerance: 0))
      }
      #expect(color.hex.utf8.count >= 7)
      #expect(!color.css.isEmpty)
      #expect(!color.serialized.isEmpty)
      for formula in ColorDifference.allCases {
        #expect(!(color.difference(to: .white, by: formula) < 0))
      }
      #expect(color.contrastRatio(to: .white) >= 1)
    }
  }
}
