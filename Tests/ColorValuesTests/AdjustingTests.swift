import ColorValues
import Testing

@Test("A lightened color changes in OKLab lightness, limited to 0…1, and in nothing else")
func lightness() throws {
  let color = try Color(css: "#336699")
  let before = color.converted(to: .oklch)
  let after = color.lightened(by: 0.1).converted(to: .oklch)
  #expect(abs(after.c1 - before.c1 - 0.1) < 1e-9)
  #expect(abs(after.c2 - before.c2) < 1e-9)
  #expect(abs(after.c3 - before.c3) < 1e-6)
  #expect(color.lightened(by: 0.1).space == .srgb)
  #expect(color.lightened(by: 9).hex == "#ffffff")
  #expect(color.darkened(by: 9).hex == "#000000")
  #expect(color.darkened(by: 0.2) == color.lightened(by: -0.2))
  #expect(color.lightened(by: .nan).hex == "#000000")
}

@Test("A change of saturation is a factor of chroma; gray and alpha are unchanged")
func chroma() throws {
  let color = try Color(css: "oklch(0.6 0.1 200 / 0.5)")
  #expect(abs(color.saturated(by: 0.5).c2 - 0.15) < 1e-9)
  #expect(abs(color.desaturated(by: 0.5).c2 - 0.05) < 1e-9)
  #expect(color.desaturated(by: 1).c2 == 0)
  #expect(color.desaturated(by: 3).c2 == 0)
  #expect(color.saturated(by: 0.5).alpha == 0.5)
  let gray = try Color(css: "#888")
  #expect(gray.saturated(by: 2).hex == "#888888")
}
