import Foundation
import TestSupport
import Testing

@testable import ColorValues

@Test("The angle of any point is that of the library.")
func polarAngles() {
  var random = SplitMix64(seed: 3)
  for _ in 0..<100_000 {
    let scale = exp(Double.random(in: -600...600, using: &random))
    let x = Double.random(in: -1...1, using: &random) * scale
    let y = Double.random(in: -1...1, using: &random) * scale
    #expect(abs(PolarAngle.radians(y, x) - atan2(y, x)) <= 5e-16)
  }
}

@Test("Axes, diagonals and what is no number have the angles of the library.")
func specialAngles() {
  let values: [Double] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-301, 1e308, -.infinity, .infinity, .nan, 0.5,
  ]
  for x in values {
    for y in values {
      let (found, expected) = (PolarAngle.radians(y, x), atan2(y, x))
      #expect(found == expected || (found.isNaN && expected.isNaN), "\(y) \(x)")
    }
  }
}
