import Testing
import TestSupport

@testable import ColorValues

@Suite("Nearest colors of grays and translucent colors, and with custom conditions")
struct NearestSearchTests {
  @Test(
    "A gray becomes the nearest gray that reaches the ratio",
    arguments: [
      ("#999", 4.5, "white", "#767676"), ("#999", 7, "white", "#595959"),
      ("#888", 7, "white", "#595959"), ("#777", 4.5, "white", "#767676"),
      ("#333", 4.5, "black", "#757575"), ("#9b9b9b", 4.5, "#ad05d4", "#e7e7e7"),
      ("color(display-p3 0.6 0.6 0.6)", 4.5, "white", "#767676"),
    ]
  )
  func grays(text: String, ratio: Double, background: String, nearest: String) throws {
    let color = try Color(css: text)
    let found = try #require(color.nearest(reaching: ratio, on: [Color(css: background)]))
    #expect(found.hex == nearest)
  }

  @Test("A color keeps its hue, and its chroma as far as the new luminance allows")
  func hue() throws {
    let link = try Color(css: "#5b9bd5")
    let found = try #require(link.nearest(reaching: 4.5, on: [.white]))
    #expect(found.hex == "#3d7bb1")
    let (old, new) = (link.converted(to: .lch), found.converted(to: .lch))
    #expect(abs(new.c2 - old.c2) < 2)
    #expect(abs(new.c3 - old.c3) < 2)
  }

  @Test(
    "A nearly neutral color gets no more chroma",
    arguments: [("#1c1c1e", "black", 4.5), ("#f2f2f4", "white", 3), ("#8a8b8a", "white", 7)]
  )
  func neutral(text: String, background: String, ratio: Double) throws {
    let color = try Color(css: text)
    #expect(color.isNeutral)
    #expect(!color.isGray)
    let background = try Color(css: background)
    let found = try #require(color.nearest(reaching: ratio, on: [background]))
    #expect(found.isNeutral)
    #expect(found.contrastRatio(to: background) >= ratio)
  }

  /// The numbers in the last column were found by trying all that differs in alpha, or in level.
  @Test(
    "A translucent color keeps its alpha if it can, then gets more alpha, then another color",
    arguments: [
      // Not even black of this alpha is dark enough.
      ("rgb(0 0 0 / 40%)", "white", 4.5, "#00000089"),
      ("#ededed99", "white", 3, "#4e4e4e99"),
      ("#6d71e359", "white", 3, "#6d71e3cf"),
      ("#06060620", "#1c1c1e", 3, "#676767"),
      // Enough as it is, though not more than enough.
      ("rgb(0 0 0 / 60%)", "white", 4.5, "#00000099"),
    ]
  )
  func translucent(text: String, background: String, ratio: Double, expected: String) throws {
    let color = try Color(css: text)
    let background = try Color(css: background)
    let range = ExcludedLuminanceRange(ratio: ratio, around: ShownColor(background))
    let found = try #require(color.nearest(keepingOutOf: [range]))
    #expect(found.hex == expected)
    #expect(found.composited(over: background).contrastRatio(to: background) >= ratio)
  }

  private static func color(_ random: inout SplitMix64, alpha: Double = 1) -> Color {
    Color(
      .srgb,
      .random(in: 0...1, using: &random),
      .random(in: 0...1, using: &random),
      .random(in: 0...1, using: &random),
      alpha: alpha
    )
  }

  @Test("Results for random translucent colors pass when composited, also in bytes")
  func translucentLaw() throws {
    var random = SplitMix64(seed: 11)
    var count = 0
    let cases = caseCount(12, long: 40)
    for _ in 0..<cases {
      let color = Self.color(&random, alpha: .random(in: 0.05...0.95, using: &random))
      let backgrounds = [Self.color(&random), Self.color(&random)]
      let ratio = Double.random(in: 1.5...5, using: &random)
      let tone = Double.random(in: 5...40, using: &random)
      let ranges = [
        ExcludedLuminanceRange(ratio: ratio, around: ShownColor(backgrounds[0])),
        ExcludedLuminanceRange(toneDifference: tone, around: ShownColor(backgrounds[1])),
      ]
      guard let found = color.nearest(keepingOutOf: ranges) else { continue }
      count += 1
      for seen in [found, try Color(css: found.css)] {
        #expect(seen.composited(over: backgrounds[0]).contrastRatio(to: backgrounds[0]) >= ratio)
        #expect(seen.composited(over: backgrounds[1]).toneDifference(to: backgrounds[1]) >= tone)
      }
    }
    #expect(count > cases / 2)
  }

  @Test(
    "A search with a custom condition finds an accepted color, with its alpha, in bytes, and near"
  )
  func anyTest() throws {
    var random = SplitMix64(seed: 12)
    let levels = stride(from: 0.0, through: 1, by: 0.2)
    let grid = levels.flatMap { red in
      levels.flatMap { green in levels.map { Color(.srgb, red, green, $0) } }
    }
    for _ in 0..<caseCount(10, long: 20) {
      let (color, other) = (Self.color(&random, alpha: 0.5), Self.color(&random))
      let least = min(color.difference(to: other) + 10, 40)
      func passes(_ color: Color) -> Bool { color.difference(to: other) >= least }
      let found = try #require(color.nearest(where: passes))
      #expect(passes(found))
      #expect(found.alpha == 0.5)
      #expect(found.withAlpha(1).rgba8Color == found.withAlpha(1))
      let distance = found.difference(to: color)
      #expect(grid.filter(passes).allSatisfy { $0.difference(to: color) >= distance * 0.95 })
    }
    #expect(Color.black.nearest { _ in false } == nil)
    #expect(try Color(css: "teal").nearest { _ in false } == nil)
  }
}
