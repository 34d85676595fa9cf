import ColorValues
import Testing
import TestSupport

@Test(
  "The nearest color reaches the ratio, and no passing color of a coarse grid is nearer",
  arguments: [
    ("#5b9bd5", 4.5, ["white"]), ("#5b9bd5", 7, ["#111"]), ("gold", 3, ["white", "#eee"]),
    ("#808080", 4.5, ["#777"]), ("blue", 4.5, ["black"]), ("red", 4.5, ["white", "black"]),
    ("oklch(0.9 0.3 150)", 4.5, ["white"]), ("navy", 21, ["white"]), ("white", 21, ["white"]),
    ("#123456", 3, ["#000", "#444"]),
  ]
)
func nearestReaching(text: String, ratio: Double, backgrounds: [String]) throws {
  let color = try Color(css: text)
  let backgrounds = try backgrounds.map { try Color(css: $0) }
  let found = try #require(color.nearest(reaching: ratio, on: backgrounds))
  let bytes = try Color(css: found.hex)
  for background in backgrounds {
    #expect(found.contrastRatio(to: background) >= ratio)
    #expect(bytes.contrastRatio(to: background) >= ratio, "in bytes")
  }
  let distance = found.difference(to: color)
  let levels = stride(from: 0.0, through: 255, by: 15).map { $0 / 255 }
  for red in levels {
    for green in levels {
      for blue in levels {
        let other = Color(.srgb, red, green, blue)
        guard backgrounds.allSatisfy({ other.contrastRatio(to: $0) >= ratio }) else { continue }
        #expect(other.difference(to: color) >= distance - 1e-9, "\(other.hex)")
      }
    }
  }
}

@Test("A color that has the ratio is returned unchanged")
func reachesAlready() throws {
  let color = try Color(css: "oklch(0.3 0.1 200 / 0.5)")
  #expect(color.nearest(reaching: 4.5, on: [.white]) == color)
  #expect(color.nearest(reaching: 4.5, on: []) == color)
  #expect(color.nearest(reaching: -1, on: [.white]) == color)
}

@Test(
  "A search has no result when no color has the ratio",
  arguments: [
    (4.6, ["white", "black"]), (21.1, ["white"]), (10, ["#777"]),
    (3, ["white", "#767676", "black"]),
    (.nan, ["white"]), (.infinity, ["black"]),
  ]
)
func unreachable(ratio: Double, backgrounds: [String]) throws {
  let backgrounds = try backgrounds.map { try Color(css: $0) }
  #expect(try Color(css: "teal").nearest(reaching: ratio, on: backgrounds) == nil)
}

@Test("A luminance that no color of whole bytes has is not a result", arguments: ["teal", "gray"])
func exactLuminance(text: String) throws {
  // √21 on both black and white leaves a single luminance.
  let color = try Color(css: text)
  #expect(color.nearest(reaching: 21.0.squareRoot() - 1e-9, on: [.white, .black]) == nil)
  #expect(color.nearest(reaching: 4.5, on: [.white, .black]) != nil)
}

@Test("Results of random searches reach their ratio")
func randomSearches() {
  var random = SplitMix64(seed: 5)
  func any() -> Color {
    Color(
      .srgb,
      .random(in: 0...1, using: &random),
      .random(in: 0...1, using: &random),
      .random(in: 0...1, using: &random)
    )
  }
  for _ in 0..<40 {
    let backgrounds = [any(), any()]
    let ratio = Double.random(in: 1...8, using: &random)
    // With both black and white out of reach everything is.
    let exists = [Color.black, .white].contains { end in
      backgrounds.allSatisfy { end.contrastRatio(to: $0) >= ratio }
    }
    let found = any().nearest(reaching: ratio, on: backgrounds)
    if exists { #expect(found != nil) }
    if let found { #expect(backgrounds.allSatisfy { found.contrastRatio(to: $0) >= ratio }) }
  }
}
