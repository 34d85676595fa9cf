import Testing

import ColorValues

private enum Failure: Error { case unknown }

private func lookup(_ expression: ColorExpression) throws(Failure) -> Color {
  switch expression {
  case .reference("accent"): Color(.srgb, 0.2, 0.4, 0.6)
  case .asset("Brand/New Badge"): Color(.displayP3, 1, 0, 0)
  default: throw .unknown
  }
}

@Test(
  "Expressions resolve with references and appearance",
  arguments: [
    ("{accent}", "color(srgb 0.2 0.4 0.6)", "color(srgb 0.2 0.4 0.6)"),
    ("asset( Brand/New Badge )", "color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
    ("light-dark(#fff, {accent})", "rgb(255, 255, 255)", "color(srgb 0.2 0.4 0.6)"),
    ("color-mix(in srgb, {accent}, white)", "color(srgb 0.6 0.7 0.8)", "color(srgb 0.6 0.7 0.8)"),
    (
      "rgb(from {accent} b g calc(r * 2) / 50%)", "color(srgb 0.6 0.4 0.4 / 0.5)",
      "color(srgb 0.6 0.4 0.4 / 0.5)"
    ),
    (
      "alpha(from {accent} / calc(alpha - 0.25))", "color(srgb 0.2 0.4 0.6 / 0.75)",
      "color(srgb 0.2 0.4 0.6 / 0.75)"
    ),
    ("contrast-color(light-dark(white, black))", "rgb(0, 0, 0)", "rgb(255, 255, 255)"),
    ("hsl(from light-dark(red, blue) h s 25)", "color(srgb 0.5 0 0)", "color(srgb 0 0 0.5)"),
  ]
)
func resolving(text: String, light: String, dark: String) throws {
  let expression = try ColorExpression.parse(text).expression
  #expect(try expression.resolved(isDark: false, lookup: lookup).serialized == light)
  #expect(try expression.resolved(isDark: true, lookup: lookup).serialized == dark)
  #expect(expression.usesLightDark == text.contains("light-dark"))
}

@Test(
  "Relative colors follow the channels of their origin",
  arguments: [
    ("rgb(from rgb(20%, 40%, 60%, 80%) r g 20% / alpha)", "color(srgb 0.2 0.4 0.2 / 0.8)"),
    ("lch(from lch(60 54 63) calc(l * 0.5) c h)", "lch(30 54 63)"),
    ("oklch(from oklch(0.7 0.45 30 / 40%) -2 -3 -400 / -500)", "oklch(0 0 320 / 0)"),
    ("color(from color(xyz 7 -20.5 100) xyz y x z)", "color(xyz-d65 -20.5 7 100)"),
    ("rgb(from rgb(25 none 100) r g b)", "color(srgb 0.0980392 none 0.392157)"),
    ("rgb(from rgb(25 none 100) r calc(g) b)", "color(srgb 0.0980392 0 0.392157)"),
    ("hsl(from hwb(180 100% 25%) h s l)", "hsl(none 0% 80%)"),
    ("lab(from lab(25 20 50) l a b / none)", "lab(25 20 50 / none)"),
    ("lch(from lch(.7 45 30) calc(100 * alpha) c h / l)", "lch(100 45 30 / 0.7)"),
    ("alpha(from #ff0000 / 0.8)", "rgba(255, 0, 0, 0.8)"),
  ]
)
func relative(text: String, expected: String) throws {
  #expect(try Color(css: text).serialized == expected)
}

@Test("Expressions without dependencies are folded into constants")
func folding() throws {
  let constant = try ColorExpression.parse("color-mix(in srgb, red, hsl(from blue h s l))")
    .expression
  #expect(constant == .color(Color(.srgb, 0.5, 0, 0.5)))
  guard
    case .lightDark(.color, .mix(let mix)) = try ColorExpression.parse(
      "light-dark(contrast-color(red), color-mix(in lch longer hue, {a} 10%, 20% red))"
    ).expression
  else {
    Issue.record("not a light-dark() of a constant and a mixture")
    return
  }
  #expect(mix.space == .lch)
  #expect(mix.hue == .longer)
  #expect(mix.parts.map(\.percentage) == [10, 20])
}

@Test("References are reported with their ranges")
func references() throws {
  let text = "color-mix(in oklab, {a.b-1} 20%, light-dark(asset(X/Y z), {a.b-1}))"
  let references = try ColorExpression.parse(text).references
  #expect(references.map(\.name) == ["a.b-1", "X/Y z", "a.b-1"])
  #expect(references.map(\.kind) == [.color, .asset, .color])
  let bytes = Array(text.utf8)
  for reference in references {
    #expect(String(decoding: bytes[reference.range], as: UTF8.self) == reference.name)
  }
}

@Test("A failing lookup ends the resolution, and an unused branch is not resolved")
func failingLookup() throws {
  let expression = try ColorExpression.parse("light-dark({missing}, {accent})").expression
  #expect(throws: Failure.unknown) { try expression.resolved(isDark: false, lookup: lookup) }
  #expect(throws: Never.self) { try expression.resolved(isDark: true, lookup: lookup) }
}

@Test("Colors and expressions take few bytes of memory")
func sizes() {
  #expect(MemoryLayout<Color>.stride == 40)
  #expect(MemoryLayout<ColorExpression>.stride <= 48)
}
