import ColorValues
import Testing

@Test("Grays of gamma 2.2 differ from those of sRGB as their curves do, both ways.")
func grayGamma() {
  #expect(abs(Color(grayGamma22: 0.5).c1 - 0.5038668) < 1e-7)
  #expect(abs(Color(.srgb, 0.5, 0.5, 0.5).grayGamma22 - 0.4962272) < 1e-7)
  for white in [-0.5, 0, 0.001, 0.3, 1, 1.8] {
    let gray = Color(grayGamma22: white, alpha: 0.25)
    #expect(abs(gray.grayGamma22 - white) < 1e-9)
    #expect(gray.alpha == 0.25)
  }
  #expect(Color(grayGamma22: .nan).hex == "#000000")
  #expect(Color(grayGamma22: .infinity).c1.isFinite)
}

@Test("Extended ranges are those of the spaces themselves.")
func extendedRanges() {
  let color = Color(.extendedSRGB, 1.2, -0.1, 0.5)
  #expect(color.space == .srgb)
  #expect(color.components.0 == 1.2)
  let linear = color.converted(to: .extendedLinearSRGB)
  #expect(linear.space == .srgbLinear)
  #expect(linear.components.0 > 1.2 && linear.components.1 < 0)
  #expect(Color(.extendedDisplayP3, 1, 0, 0).space == .displayP3)
}
