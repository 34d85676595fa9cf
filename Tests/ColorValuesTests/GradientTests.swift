import ColorValues
import Testing

@Test("A gradient goes through its stops, and samples include both ends.")
func stops() throws {
  let red = try Color(css: "red")
  let gradient = ColorGradient([.black, red, .white], in: .srgb)
  #expect(
    gradient.colors(count: 5).map(\.hex) == ["#000000", "#800000", "#ff0000", "#ff8080", "#ffffff"]
  )
  #expect(gradient.color(at: -1).hex == "#000000")
  #expect(gradient.color(at: 7).hex == "#ffffff")
  #expect(gradient.colors(count: 1).map(\.hex) == ["#000000"])
  #expect(gradient.colors(count: 0).isEmpty)
  #expect(gradient.colors(count: -4).isEmpty)
  #expect(gradient.color(at: .nan).alpha == 1)
}

@Test(
  "Places are mended as css-images-4 says.",
  arguments: [
    ([nil, nil, nil], [0, 0.5, 1]), ([0.2, nil, nil, 0.8], [0.2, 0.4, 0.6, 0.8]),
    ([0.5, 0.2, nil], [0.5, 0.5, 1]), ([nil, 0.7, 0.3, nil], [0, 0.7, 0.7, 1]),
    ([nil], [0]), ([0.3], [0.3]), ([nil, nil, 0.4], [0, 0.2, 0.4]), ([1.5, nil], [1.5, 1.5]),
    ([.nan, 0.5], [0, 0.5]),
  ] as [([Double?], [Double])]
)
func places(given: [Double?], expected: [Double]) {
  let gradient = ColorGradient(stops: given.map { ColorGradient.Stop(.black, at: $0) })
  #expect(gradient.positions.count == expected.count)
  for (found, wanted) in zip(gradient.positions, expected) { #expect(abs(found - wanted) < 1e-12) }
}

@Test("Where two stops share a place there is an edge.")
func edge() {
  let gradient = ColorGradient(
    stops: [.init(.black), .init(.black, at: 0.5), .init(.white, at: 0.5), .init(.white)],
    in: .srgb
  )
  #expect(gradient.color(at: 0.4999).hex == "#000000")
  #expect(gradient.color(at: 0.5).hex == "#ffffff")
}

@Test("A gradient without stops is transparent, one with a single stop is plain.")
func fewStops() {
  #expect(ColorGradient([]).color(at: 0.5).alpha == 0)
  #expect(ColorGradient([.white]).color(at: 0.5).hex == "#ffffff")
}

@Test("Alpha is premultiplied, and hues follow the arc that is asked for.")
func interpolation() throws {
  let fade = ColorGradient([.transparent, .white], in: .srgb)
  #expect(fade.color(at: 0.5).hex == "#ffffff80")
  let hues = [Color(.oklch, 0.7, 0.1, 350), Color(.oklch, 0.7, 0.1, 10)]
  #expect(ColorGradient(hues, in: .oklch).color(at: 0.5).c3 == 0)
  #expect(ColorGradient(hues, in: .oklch, hue: .longer).color(at: 0.5).c3 == 180)
}
