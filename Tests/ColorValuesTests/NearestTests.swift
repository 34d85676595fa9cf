import ColorValues
import Testing

@Test(
  "The nearest named color of a color has the least difference",
  arguments: [
    ("#ff0000", "red"), ("#1d8ffe", "dodgerblue"), ("#808081", "gray"), ("#00fefe", "aqua"),
    ("oklch(0.99 0 0)", "snow"),
  ]
)
func nearestName(text: String, name: String) throws {
  let found = try Color(css: text).nearestName()
  #expect(found.name == name)
  #expect(try Color(css: text).difference(to: Color(css: name), by: .ok) == found.difference)
}

@Test("Every named color is its own nearest, by every formula", arguments: ColorDifference.allCases)
func namesThemselves(formula: ColorDifference) throws {
  for name in ["rebeccapurple", "tomato", "mediumspringgreen", "black"] {
    #expect(try Color(css: name).nearestName(by: formula) == (name, 0))
  }
}

@Test("The nearest color of a palette is the first of equals; an empty palette has none")
func nearestOfPalette() throws {
  let palette = [Color.black, .white, .white]
  let found = try #require(try Color(css: "#eee").nearest(in: palette))
  #expect(found.index == 1)
  #expect(Color.white.nearest(in: []) == nil)
}
