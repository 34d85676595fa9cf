import ColorValues
import Testing
import TestSupport

private let extremes: [Double] = [
  0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e30, -1e30, 1e200, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude,
  .infinity, -.infinity, .nan,
]

@Test(
  "Operations on extreme components result in finite numbers",
  arguments: ColorSpace.allCases
)
func extremeComponents(space: ColorSpace) {
  var random = SplitMix64(seed: UInt64(space.rawValue))
  func any() -> Color {
    func value() -> Double { extremes.randomElement(using: &random) ?? 0 }
    return Color(
      space,
      value(),
      value(),
      value(),
      alpha: value(),
      missing: MissingComponents(rawValue: UInt8.random(in: 0..<32, using: &random))
    )
  }
  for _ in 0..<caseCount(20, long: 60) {
    let (first, second) = (any(), any())
    let amount = extremes.randomElement(using: &random) ?? 0
    let target = ColorSpace.allCases.randomElement(using: &random) ?? .srgb
    var results = [
      first, first.converted(to: target), first.fitted(to: target),
      first.fitted(to: target, by: .rayTrace), first.mixed(with: second, by: amount, in: target),
      first.composited(over: second), first.lightened(by: amount), first.saturated(by: amount),
      first.contrasting, HCT(first).color, TonalPalette(first).color(tone: amount),
      first.mixed(with: second, by: amount, in: target, hue: .longer),
    ]
    for vision in ColorVision.allCases {
      results.append(first.simulating(vision, severity: amount))
    }
    for result in results {
      #expect(result.c1.isFinite && result.c2.isFinite && result.c3.isFinite)
      #expect((0...1).contains(result.alpha))
      #expect(!result.css.isEmpty && !result.serialized.isEmpty && result.hex.count >= 7)
    }
    #expect((1...21.01).contains(first.contrastRatio(to: second)))
    #expect(first.tone.isFinite)
    for formula in ColorDifference.allCases {
      #expect(first.difference(to: second, by: formula).isFinite)
      #expect(first.difference(to: first, by: formula) == 0)
    }
    #expect(first.nearestName().name.isEmpty == false)
  }
  for _ in 0..<3 {
    let background = any()
    let found = any().nearest(reaching: 4.5, on: [background])
    if let found { #expect(found.withAlpha(1).shownContrastRatio(on: background) >= 4.5) }
  }
}
