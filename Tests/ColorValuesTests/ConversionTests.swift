import Testing
import TestSupport

@testable import ColorValues

/// sRGB `#7654cd` in every space, to six decimals; published with css-color-4's conversion code and
/// confirmed by two other implementations.
private let purple: [(ColorSpace, [Double])] = [
  (.displayP3, [0.442645, 0.334905, 0.776882]),
  (.rec2020, [0.477096, 0.384674, 0.783932]),
  (.a98RGB, [0.428151, 0.332288, 0.786095]),
  (.prophotoRGB, [0.421279, 0.297002, 0.711468]),
  (.xyzD65, [0.216595, 0.145999, 0.594365]),
  (.xyzD50, [0.200494, 0.140872, 0.447084]),
  (.lab, [44.357724, 36.047905, -58.985899]),
  (.lch, [44.357724, 69.128776, 301.430249]),
  (.oklab, [0.544324, 0.068167, -0.165670]),
  (.oklch, [0.544324, 0.179146, 292.365163]),
  (.hsl, [256.859504, 54.751131, 56.666667]),
  (.hwb, [256.859504, 32.941176, 19.607843]),
  (.hsv, [256.859504, 59.024390, 80.392157]),
]

@Test("A published color has its published components in every space", arguments: purple)
func publishedComponents(space: ColorSpace, expected: [Double]) throws {
  let color = try Color(css: "#7654cd").converted(to: space)
  for (value, expected) in zip([color.c1, color.c2, color.c3], expected) {
    #expect(abs(value - expected) < 1e-6)
  }
  #expect(color.space == space)
  #expect(color.missing == [])
}

@Test("Display P3 green keeps its components outside sRGB")
func extendedRange() {
  let color = Color(.displayP3, 0, 1, 0).converted(to: .srgb)
  #expect(abs(color.c1 + 0.511605) < 1e-6)
  #expect(abs(color.c2 - 1.018266) < 1e-6)
  #expect(abs(color.c3 + 0.310675) < 1e-6)
}

@Test("Conversion between any two spaces and back is within 1e-9 of the color in XYZ")
func conversionRoundTrips() {
  var random = SplitMix64(seed: 1)
  for source in ColorSpace.allCases {
    for target in ColorSpace.allCases {
      for _ in 0..<40 {
        let rgb = Color(
          .srgb,
          .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random)
        )
        let first = rgb.converted(to: source)
        let back = first.converted(to: target).converted(to: source)
        let difference = first.vector(in: .xyzD65) - back.vector(in: .xyzD65)
        #expect(
          max(abs(difference.x), abs(difference.y), abs(difference.z)) < 1e-9,
          "\(rgb.hex): \(source.cssName) -> \(target.cssName)"
        )
      }
    }
  }
}

@Test(
  "Transfer functions are inverse to each other, also outside 0…1",
  arguments: ColorSpace.allCases
)
func transferFunctions(space: ColorSpace) {
  var random = SplitMix64(seed: 2)
  for _ in 0..<200 {
    let value = Vector3(repeating: .random(in: -2...3, using: &random))
    #expect(abs(space.encode(space.decode(value)).x - value.x) < 1e-12 * 4)
  }
}

@Test(
  "Transfer functions have their published values",
  arguments: [
    (ColorSpace.srgb, 0.5, 0.214041140482232), (.srgb, 0.04045, 0.04045 / 12.92),
    (.srgb, -0.5, -0.214041140482232), (.displayP3, 0.5, 0.214041140482232),
    (.a98RGB, 0.5, 0.21775552814439456), (.rec2020, 0.5, 0.189464570813835),
    (.prophotoRGB, 0.5, 0.287174588749259), (.prophotoRGB, 0.016, 0.001),
    (.srgbLinear, 0.5, 0.5),
  ]
)
func transferValues(space: ColorSpace, encoded: Double, linear: Double) {
  #expect(abs(space.decode(Vector3(repeating: encoded)).y - linear) < 1e-12)
}

@Test(
  "White is white in every space",
  arguments: [
    (ColorSpace.lab, [100.0, 0, 0]), (.oklab, [1, 0, 0]), (.xyzD65, [0.9504559, 1, 1.0890578]),
    (.xyzD50, [0.9642957, 1, 0.8251046]), (.hsl, [0, 0, 100]), (.hwb, [0, 100, 0]),
    (.hsv, [0, 0, 100]), (.prophotoRGB, [1, 1, 1]), (.rec2020, [1, 1, 1]),
  ]
)
func white(space: ColorSpace, expected: [Double]) {
  let color = Color.white.converted(to: space)
  for (value, expected) in zip([color.c1, color.c2, color.c3], expected) {
    #expect(abs(value - expected) < 1e-5)
  }
}

@Test(
  "Names of spaces are read without regard to case",
  arguments: [("DISPLAY-p3", ColorSpace.displayP3), ("xyz", .xyzD65), ("XYZ-D50", .xyzD50)]
)
func spaceNames(name: String, space: ColorSpace) { #expect(ColorSpace(cssName: name) == space) }

@Test("Every space is found by its own name, and no space by other names")
func ownNames() {
  for space in ColorSpace.allCases { #expect(ColorSpace(cssName: space.cssName) == space) }
  for name in ["", "p3", "display_p3", "srgb ", "o\u{212A}lab"] {
    #expect(ColorSpace(cssName: name) == nil)
  }
}

@Test("Components have the names of CSS relative colors")
func componentNames() {
  #expect(ColorSpace.oklch.componentNames == ["l", "c", "h"])
  #expect(ColorSpace.displayP3.componentNames == ["r", "g", "b"])
  #expect(ColorSpace.hwb.componentNames == ["h", "w", "b"])
}

@Test("The direct conversion from sRGB to OKLab equals the general one")
func shortWay() {
  var random = SplitMix64(seed: 9)
  for index in 0..<500 {
    func value() -> Double {
      index % 2 == 0
        ? Double(UInt8.random(in: 0...255, using: &random)) / 255
        : Double.random(in: -0.5...1.5, using: &random)
    }
    let color = Color(.srgb, value(), value(), value())
    let long = color.converted(to: .xyzD65).converted(to: .oklab)
    let short = color.converted(to: .oklab)
    #expect(abs(short.c1 - long.c1) < 1e-12)
    #expect(abs(short.c2 - long.c2) < 1e-12)
    #expect(abs(short.c3 - long.c3) < 1e-12)
  }
}
