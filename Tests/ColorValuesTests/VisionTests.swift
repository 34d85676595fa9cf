import ColorValues
import Testing

@Test(
  "Simulations of color vision are within one byte of coloraide 8.13.1",
  arguments: [
    ("#7942bd", .protanopia, 1, "#005fc1"),
    ("#f22106", .protanopia, 0.85, "#815e00"),
    ("#f08477", .protanopia, 0.3, "#d18f76"),
    ("#cae344", .deuteranopia, 1, "#efd851"),
    ("#bb3112", .deuteranopia, 0.85, "#836b04"),
    ("#20f6f7", .tritanopia, 1, "#00fef6"),
    ("#d24d0a", .tritanopia, 0.3, "#ca5329"),
  ] as [(String, ColorVision, Double, String)]
)
func simulation(
  text: String,
  vision: ColorVision,
  severity: Double,
  expected: String
) throws {
  let seen = try Color(css: text).simulating(vision, severity: severity)
  #expect(try seen.byteDistance(to: Color(css: expected)) <= 1, "\(seen.hex)")
}

@Test("A simulation without severity or of normal vision leaves a color unchanged")
func nothingToSimulate() throws {
  let color = try Color(css: "oklch(0.7 0.2 40 / 0.5)")
  #expect(color.simulating(.normal) == color)
  for vision in ColorVision.allCases {
    #expect(color.simulating(vision, severity: 0) == color)
    #expect(color.simulating(vision, severity: -3) == color)
    #expect(color.simulating(vision, severity: .nan) == color)
    let whole = color.simulating(vision, severity: 1)
    #expect(color.simulating(vision, severity: 7) == whole)
    #expect(whole.alpha == 0.5)
  }
}

@Test("Simulations leave grays unchanged")
func graysStay() throws {
  for level in [0.0, 0.2, 0.5, 0.9, 1] {
    let gray = Color(.srgb, level, level, level)
    for vision in ColorVision.allCases {
      #expect(try gray.simulating(vision).byteDistance(to: gray) <= 1)
    }
  }
}

@Test("A simulation of achromatopsia is the gray of the luminance")
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
