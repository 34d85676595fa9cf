import Testing
import TestSupport

@testable import ColorValues

/// Colors are measured as exported files show them.
struct ShownColorTests {
  @Test(
    "Contrast is the lower ratio of the displays, and uses bytes for rounded colors",
    arguments: [
      // Outside sRGB: `#008605` with 4.41, and 4.32 where Display P3 is shown.
      ("color(display-p3 0.021 0.526 0.061)", "black", 4.3245, 4.4026),
      ("oklch(0.531 0.365 192.3)", "black", 4.332, 4.332),
      ("#767676", "white", 4.5422, 4.5422),
      // The bytes have less contrast than the components, which have 4.5002.
      ("color(srgb 0.46553 0.46553 0.46553)", "white", 4.4781, 4.4781),
    ]
  )
  func forms(foreground: String, background: String, lowest: Double, narrow: Double) throws {
    let (foreground, background) = (
      ShownColor(try Color(css: foreground)), ShownColor(try Color(css: background))
    )
    #expect(abs(foreground.contrastRatio(on: background) - lowest) < 5e-3)
    #expect(abs(foreground.contrastRatio(on: background, in: .srgb) - narrow) < 5e-3)
    #expect(foreground.contrastRatio(on: background) == background.contrastRatio(on: foreground))
  }

  @Test("A pair has the lowest ratio of its exported texts in each gamut")
  func law() throws {
    var random = SplitMix64(seed: 3)
    func component(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    var outside = 0
    for number in 0..<600 {
      func color() -> Color {
        switch number % 4 {
        case 0: Color(.displayP3, component(0...1), component(0...1), component(0...1))
        case 1: Color(.oklch, component(0...1), component(0...0.4), component(0...360))
        case 2: Color(.rec2020, component(0...1), component(0...1), component(0...1))
        default:
          Color(
            .srgb,
            component(-0.2...1.2),
            component(-0.2...1.2),
            component(-0.2...1.2),
            alpha: component(0.3...1)
          )
        }
      }
      let (foreground, background) = (color(), color().withAlpha(1))
      let ratio = foreground.shownContrastRatio(on: background)
      let bytes = [foreground, background].map(\.rgba8Color)
      #expect(ratio <= bytes[0].composited(over: bytes[1]).contrastRatio(to: bytes[1]) + 1e-9)
      guard !foreground.isInGamut(of: .srgb) || !background.isInGamut(of: .srgb),
        foreground.alpha == 1
      else {
        continue
      }
      outside += 1
      let wide = [foreground, background].map { color -> Double in
        let shown = color.isInGamut(of: .srgb) ? color.rgba8Color : color.fitted(to: .displayP3)
        let linear = shown.converted(to: .srgbLinear)
        return 0.2126 * linear.c1 + 0.7152 * linear.c2 + 0.0722 * linear.c3
      }
      #expect(ratio <= Color.contrastRatio(wide[0], wide[1]) + 1e-9)
    }
    #expect(outside > 200)
  }

  @Test("The nearest passing color passes in bytes, also for colors outside sRGB")
  func nearest() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<caseCount(20, long: 40) {
      func component() -> Double { Double.random(in: 0...1, using: &random) }
      let foreground = Color(.rec2020, component(), component(), component())
      let background = Color(.displayP3, component(), component(), component())
      guard let found = foreground.nearest(reaching: 3, on: [background]) else { continue }
      #expect(found.shownContrastRatio(on: background) >= 3)
      #expect(found == foreground || found.rgba8Color == found)
    }
  }

  @Test("Luminance is measured after mapping into sRGB")
  func luminance() throws {
    let wide = try Color(css: "oklch(0.531 0.365 192.3)")
    #expect(wide.relativeLuminance == wide.fitted(to: .srgb).relativeLuminance)
  }
}
