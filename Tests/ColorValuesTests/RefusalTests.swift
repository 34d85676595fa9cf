import Testing
import TestSupport

import ColorValues

/// A text that is refused: the offending range is marked by its offsets, and the message is whole.
private let refused: [(String, Range<Int>, String)] = [
  ("", 0..<0, "no color is given"),
  (" \t", 0..<2, "no color is given"),
  ("redd", 0..<4, "'redd' is not a color name; did you mean 'red'?"),
  (
    "rebecapurple", 0..<12, "'rebecapurple' is not a color name; did you mean 'rebeccapurple'?"
  ),
  ("2a2026", 0..<6, "expected a color, found '2a2026'; did you mean '#2a2026'?"),
  ("fff", 0..<3, "'fff' is not a color name; did you mean '#fff'?"),
  ("#ggg", 1..<2, "'g' is not a hexadecimal digit; use 0-9 and a-f"),
  ("#12345é", 6..<8, "'é' is not a hexadecimal digit; use 0-9 and a-f"),
  ("#12345", 0..<6, "'#12345' has 5 digits; a hex color has 3, 4, 6 or 8"),
  ("#f", 0..<2, "'#f' has 1 digit; a hex color has 3, 4, 6 or 8"),
  ("rgb(1, 2 3)", 9..<10, "rgb() takes a comma between all components or between none, found '3'"),
  ("rgb(1 2, 3)", 7..<8, "rgb() takes a comma between all components or between none, found ','"),
  ("rgb(1 2 3, 1)", 9..<10, "rgb() without commas takes alpha after a slash, found ','"),
  ("rgb(1, 2, 3 / 1)", 12..<13, "rgb() with commas takes alpha after a comma, found '/'"),
  ("rgb(1 2)", 7..<8, "rgb() has no blue; expected it before ')'"),
  ("rgb(1 2 3 4)", 10..<11, "expected ')' or '/' and alpha, found '4'"),
  (
    "rgb(1, 2%, 3)", 7..<9,
    "rgb() with commas takes only numbers or only percentages, found '2%'; "
      + "use one kind or leave out the commas"
  ),
  ("rgb(none, 0, 0)", 4..<8, "'none' needs the form without commas"),
  (
    "hsl(10, 50, 50)", 8..<10,
    "hsl() with commas needs percentages for saturation and lightness, found '50'; "
      + "add '%' or leave out the commas"
  ),
  (
    "hsl(10% 50% 50%)", 4..<7,
    "expected a number or an angle for the hue, found the percentage '10%'"
  ),
  ("lab(50, 0, 0)", 6..<7, "lab() takes no commas, found ','"),
  (
    "lab(50 0 1deg)", 9..<13,
    "expected a number or a percentage for b, found the angle '1deg'"
  ),
  ("lab(50px 0 0)", 4..<8, "'50px' has an unknown unit; angles take deg, grad, rad or turn"),
  ("color(foo 1 0 0)", 6..<9, "'foo' is not a color space here"),
  (
    "color(display-p4 1 0 0)", 6..<16,
    "'display-p4' is not a color space here; did you mean 'display-p3'?"
  ),
  ("color(lab 1 0 0)", 6..<9, "'lab' is not a color space here"),
  ("hslx(1 2 3)", 0..<5, "'hslx(' is not a color function; did you mean 'hsl()'?"),
  ("rgb (1 2 3)", 0..<3, "'rgb' is not a color name"),
  ("rgb(1 2 3", 0..<4, "'rgb(' is not closed; add ')'"),
  ("rgb(1 2 3) x", 11..<12, "expected the end after the color, found 'x'"),
  ("red;", 3..<4, "expected the end after the color, found ';'"),
  ("red /* x", 4..<8, "a comment is not closed; add '*/'"),
  ("rgb(1 two 3)", 6..<9, "expected a number, found 'two'"),
  (
    "currentColor", 0..<12,
    "'currentColor' depends on the displayed element; "
      + "use a color of the theme instead"
  ),
  ("{accent}", 0..<8, "'{accent}' refers to another color, which is possible only in a theme"),
  (
    "asset(A/B)", 0..<10,
    "'asset(A/B)' refers to another color, which is possible only in a theme"
  ),
  (
    "light-dark(red, blue)", 0..<11,
    "'light-dark(' depends on the appearance; a fixed color is required here"
  ),
  ("rgb(calc(1 +2) 0 0)", 11..<12, "'+' needs whitespace on both sides in calc()"),
  ("rgb(calc(1+ 2) 0 0)", 10..<11, "'+' needs whitespace on both sides in calc()"),
  (
    "rgb(calc(1 + 2%) 0 0)", 11..<12,
    "calc() cannot combine numbers, percentages and angles in this way at '+'"
  ),
  (
    "rgb(calc(none) 0 0)", 9..<13,
    "'none' cannot be part of a calculation; write 0, or none by itself"
  ),
  ("color-mix(in srgb, red -5%, blue)", 23..<26, "'-5%' is outside 0% to 100%"),
  (
    "color-mix(in srgb, red 0%, blue 0%)", 0..<10,
    "the percentages of color-mix() add up to 0; raise one of them"
  ),
  (
    "color-mix(in srgb longer hue, red, blue)", 13..<17,
    "'srgb' has no hue, so no hue method can follow; use hsl, hwb, lch or oklch"
  ),
  (
    "color-mix(in hsl longer, red, blue)", 23..<24,
    "expected the word 'hue' after the method, found ','"
  ),
  ("color-mix(in oklab, red,)", 24..<25, "expected a color, found ')'"),
  (
    "rgb(from red r g x)", 17..<18,
    "expected a number, found 'x'; allowed words: 'r', 'g', 'b' or 'alpha'"
  ),
  ("alpha(from red)", 14..<15, "expected '/' and alpha, found ')'"),
]

@Test("A text that is not a color is refused with range and reason", arguments: refused)
func refusals(text: String, range: Range<Int>, message: String) {
  let error = #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
  #expect(error?.range == range)
  #expect(error?.description == message)
}

@Test(
  "Invalid references are refused with range and reason",
  arguments: [
    ("{accent", 0..<7, "'{accent' is not closed; add '}'"),
    ("{}", 0..<2, "'{}' cannot be part of a name in braces; use letters, digits, '-' and '.'"),
    ("{a b}", 2..<3, "' ' cannot be part of a name in braces; use letters, digits, '-' and '.'"),
    ("{é→a}", 3..<6, "'→' cannot be part of a name in braces; use letters, digits, '-' and '.'"),
    ("{品牌", 0..<7, "'{品牌' is not closed; add '}'"),
    ("asset( )", 0..<8, "asset() has no name; write asset(Group/Name)"),
    ("asset(A", 0..<6, "'asset(' is not closed; add ')'"),
    (
      "light-dark(red)", 14..<15,
      "expected ',' and the color for dark appearance, found ')'"
    ),
  ]
)
func referenceRefusals(text: String, range: Range<Int>, message: String) {
  let error = #expect(throws: ColorSyntaxError.self) { try ColorExpression.parse(text) }
  #expect(error?.range == range)
  #expect(error?.description == message)
}

@Test("Names in braces accept letters of any script", arguments: ["品牌", "été.2", "ελ-1", "a.е"])
func referenceNames(name: String) throws {
  #expect(try ColorExpression.parse("{\(name)}").references.map(\.name) == [name])
  let mix = "color-mix(in oklab, {\(name)} 40%, white)"
  #expect(try ColorExpression.parse(mix).references.map(\.name) == [name])
}

@Test("Nesting that exceeds the limit is refused with an error")
func nesting() throws {
  let limit = ColorExpression.deepestNesting
  func nested(_ depth: Int) -> String {
    String(repeating: "contrast-color(", count: depth) + "red"
      + String(repeating: ")", count: depth)
  }
  #expect(throws: Never.self) { try Color(css: nested(limit)) }
  let error = #expect(throws: ColorSyntaxError.self) { try Color(css: nested(100_000)) }
  #expect(error?.reason == .tooDeep(limit: limit))
  #expect(error?.range == (limit * 15)..<(limit * 15 + 15))
}

@Test("Long excerpts are truncated in errors")
func excerpts() {
  let error = #expect(throws: ColorSyntaxError.self) {
    try Color(css: String(repeating: "é", count: 1000))
  }
  #expect(error?.range == 0..<2000)
  #expect(error?.text == String(repeating: "é", count: 30) + "…")
}

@Test("Functions without end are closed at the end of the text only if that is allowed")
func unclosed() throws {
  let parsed = try ColorExpression.parse(
    "color-mix(in srgb, red, rgb(0 0 255",
    allowing: .unclosedFunctions
  )
  #expect(parsed.expression == .color(Color(.srgb, 0.5, 0, 0.5)))
}

@Test("Random and damaged color texts are read or refused without a trap")
func hostileTexts() {
  let seeds = [
    "rgb(calc(1 + 2) 3% none / .5)", "color-mix(in oklch longer hue, {a.b} 20%, asset(X/Y))",
    "oklch(from light-dark(red, #abcd) calc(l * 0.5) c h / alpha)", "#2a202680",
    "color(display-p3 1e3 -.5 clamp(0, 1, 2))", "hsl(-1.5turn, 20%, 30%, 0.5) /* c */",
    "alpha(from contrast-color(r\\65 d) / 50%)",
  ].map { Array($0.utf8) }
  var random = SplitMix64(seed: 4)
  let alphabet = Array("()#,/%{}.+-*\\ e0 9rgbfrom\u{0}é".utf8)
  for _ in 0..<caseCount(2_000, long: 20_000) {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<max(1, bytes.count), using: &random)
      let byte = alphabet.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !bytes.isEmpty: bytes.remove(at: index)
      case 1: bytes.insert(byte, at: min(index, bytes.count))
      case 2 where !bytes.isEmpty: bytes[index] = UInt8.random(in: 0...255, using: &random)
      default: bytes.append(contentsOf: bytes.prefix(index))
      }
    }
    check(bytes)
  }
  random = SplitMix64(seed: 5)
  for _ in 0..<caseCount(1_000, long: 5_000) {
    check(
      (0..<Int.random(in: 0...40, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    )
  }
}

/// Reads a text; an error must lie within it, and a color must survive its own text.
private func check(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(ColorSyntaxError) {
    let parsed = try ColorExpression.parse(text, allowing: [.theme, .unclosedFunctions])
    for reference in parsed.references {
      #expect(reference.range.upperBound <= text.utf8.count)
    }
    let color = parsed.expression.resolved(isDark: true) { _ in Color.black }
    #expect(throws: Never.self) { try Color(css: color.css) }
  } catch {
    #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
    #expect(!error.description.isEmpty)
  }
}
