import ColorValues
import Testing

@Test(
  "Simulations give the bytes that coloraide 8.13.1 gives, within one.",
  arguments: [
    ("#7942bd", .protanopia, 1, .machado, "#005fc1"),
    ("#f22106", .protanopia, 0.85, .machado, "#815e00"),
    ("#f08477", .protanopia, 0.3, .machado, "#d18f76"),
    ("#62f0f3", .protanopia, 1, .brettel, "#e1e6f3"),
    ("#cb4d76", .protanopia, 0.85, .brettel, "#786377"),
    ("#205115", .protanopia, 1, .vienot, "#4d4d14"),
    ("#f2c6da", .protanopia, 0.3, .vienot, "#e7c8da"),
    ("#cae344", .deuteranopia, 1, .machado, "#efd851"),
    ("#bb3112", .deuteranopia, 0.85, .machado, "#836b04"),
    ("#84df9a", .deuteranopia, 1, .brettel, "#d2c69d"),
    ("#d076ac", .deuteranopia, 0.3, .brettel, "#c082ab"),
    ("#0e8f53", .deuteranopia, 1, .vienot, "#7a7a56"),
    ("#a7356c", .deuteranopia, 0.85, .vienot, "#74626a"),
    ("#20f6f7", .tritanopia, 1, .machado, "#00fef6"),
    ("#d24d0a", .tritanopia, 0.3, .machado, "#ca5329"),
    ("#96dad4", .tritanopia, 1, .brettel, "#9dd6ec"),
    ("#c1a98e", .tritanopia, 0.3, .brettel, "#c2a896"),
    ("#78129e", .tritanopia, 1, .vienot, "#684141"),
    ("#032737", .tritanopia, 0.85, .vienot, "#00292c"),
  ] as [(String, ColorVision, Double, VisionModel, String)]
)
func simulation(
  text: String,
  vision: ColorVision,
  severity: Double,
  model: VisionModel,
  expected: String
) throws {
  let seen = try Color(css: text).simulating(vision, severity: severity, model: model)
  #expect(try seen.byteDistance(to: Color(css: expected)) <= 1, "\(seen.hex)")
}

@Test("Without severity, and to normal eyes, a color is itself.", arguments: VisionModel.allCases)
func nothingToSimulate(model: VisionModel) throws {
  let color = try Color(css: "oklch(0.7 0.2 40 / 0.5)")
  #expect(color.simulating(.normal, model: model) == color)
  for vision in ColorVision.allCases {
    #expect(color.simulating(vision, severity: 0, model: model) == color)
    #expect(color.simulating(vision, severity: -3, model: model) == color)
    #expect(color.simulating(vision, severity: .nan, model: model) == color)
    let whole = color.simulating(vision, severity: 1, model: model)
    #expect(color.simulating(vision, severity: 7, model: model) == whole)
    #expect(whole.alpha == 0.5)
  }
}

@Test("Grays stay what they are under every model.", arguments: VisionModel.allCases)
func graysStay(model: VisionModel) throws {
  for level in [0.0, 0.2, 0.5, 0.9, 1] {
    let gray = Color(.srgb, level, level, level)
    for vision in ColorVision.allCases {
      #expect(try gray.simulating(vision, model: model).byteDistance(to: gray) <= 1)
    }
  }
}

@Test("Without color vision a color is the gray of its luminance.")
func achromatopsia() throws {
  let red = try Color(css: "red")
  let seen = red.simulating(.achromatopsia)
  #expect(seen.c1 == seen.c2 && seen.c2 == seen.c3)
  #expect(abs(seen.tone - red.tone) < 1e-9)
}

extension Color {
  /// The largest difference of a channel in bytes.
  fileprivate func byteDistance(to other: Color) throws -> Int {
    let (one, two) = (rgba8, other.rgba8)
    return [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
