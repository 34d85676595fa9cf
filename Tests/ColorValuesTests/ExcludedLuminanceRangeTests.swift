import Testing
import TestSupport

@testable import ColorValues

@Suite("Colors outside several excluded luminance ranges")
struct ExcludedLuminanceRangeTests {
  @Test("Each background has its own contrast requirement")
  func ratios() throws {
    let text = try Color(css: "#888")
    let card = try Color(css: "#b0b0b0")
    let ranges = [
      ExcludedLuminanceRange(ratio: 4.5, around: ShownColor(.white)),
      ExcludedLuminanceRange(ratio: 3, around: ShownColor(card)),
    ]
    let found = try #require(text.nearest(keepingOutOf: ranges))
    #expect(found.contrastRatio(to: .white) >= 4.5)
    #expect(found.contrastRatio(to: card) >= 3)
    // One ratio for both asks for more than is needed.
    let strict = try #require(text.nearest(reaching: 4.5, on: [.white, card]))
    #expect(found.difference(to: text) < strict.difference(to: text))
  }

  @Test(
    "Random searches find passing colors, and no color where none passes"
  )
  func law() {
    var random = SplitMix64(seed: 5)
    func color() -> Color {
      Color(
        .srgb,
        Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random)
      )
    }
    var none = 0
    let cases = caseCount(30, long: 60)
    for _ in 0..<cases {
      let (text, first, second) = (color(), color(), color())
      let ratio = Double.random(in: 1.5...9, using: &random)
      let tone = Double.random(in: 5...60, using: &random)
      let ranges = [
        ExcludedLuminanceRange(ratio: ratio, around: ShownColor(first)),
        ExcludedLuminanceRange(toneDifference: tone, around: ShownColor(second)),
      ]
      func passes(_ color: Color) -> Bool {
        color.shownContrastRatio(on: first) >= ratio && color.toneDifference(to: second) >= tone
      }
      guard let found = text.nearest(keepingOutOf: ranges) else {
        none += 1
        // A little aside of what just passes, as tones have some slack.
        let grays = (0...255).map {
          Color(.srgb, Double($0) / 255, Double($0) / 255, Double($0) / 255)
        }
        #expect(grays.count(where: passes) <= 2)
        continue
      }
      #expect(passes(found))
    }
    #expect((1..<cases).contains(none))
  }
}
