import TestSupport
import Testing

@testable import ColorValues

@Test("Vector roots agree with the library's to a few units in the last place.")
func vectorRoots() {
  var random = SplitMix64(seed: 8)
  for exponent in -300...300 {
    for _ in 0..<10 {
      let value = Double.random(in: 1...10, using: &random) * raised(10, to: Double(exponent))
      let cube = VectorRoots.cubeRoots(Vector3(value, -value, 0))
      #expect(abs(cube.x / cubeRoot(value) - 1) < 2e-15)
      #expect(cube.y == -cube.x)
      #expect(abs(cube.z) < 1e-90)
      // Farther out the rounding of the exponent 2.4 alone makes the library's result differ.
      guard abs(exponent) < 3 else { continue }
      let powers = Vector3(repeating: value)
      #expect(abs(VectorRoots.powers24(powers).x / raised(value, to: 2.4) - 1) < 5e-15)
      #expect(abs(VectorRoots.powers24Inverse(powers).x / raised(value, to: 1 / 2.4) - 1) < 2e-15)
    }
  }
}

@Test("Black and white keep their exact luminance and contrast.")
func exactEnds() {
  #expect(abs(Color.white.contrastRatio(to: .black) - 21) < 1e-13)
  #expect(Color.black.relativeLuminance == 0)
}
