import Testing

@testable import ThemeLanguageServer

/// The places of cursors, each marked with `|` in a text.
struct CompletionPlaceTests {
  /// A text with a mark, and its place as `role path text`.
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let place: String?

    init(_ text: String, _ place: String?) {
      self.text = text
      self.place = place
    }

    var testDescription: String { text }
  }

  /// Finds the mark, and describes the place.
  private static func describe(_ marked: String) throws -> String? {
    let bytes = Array(marked.utf8)
    let cursor = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let text = DocumentText(Array(bytes[..<cursor] + bytes[(cursor + 1)...]))
    guard let place = CompletionPlaceReader.place(at: cursor, in: text) else { return nil }
    let keys = place.keys.map { $0.isEmpty ? "-" : $0 }.joined(separator: "/")
    return "\(place.role) \(keys) '\(text.string(place.range))'"
  }

  @Test(arguments: [
    // Keys in block style
    Example("|", "key  ''"),
    Example("the|", "key  'the'"),
    Example("theme|: a\n", "key  'theme'"),
    Example("theme: a\n|", "key  ''"),
    Example("theme: a\ncolors:\n  |", "key colors ''"),
    Example("theme: a\ncolors:\n  te|", "key colors 'te'"),
    Example("theme: a\ncolors:\n  te|xt: red\n", "key colors 'text'"),
    Example("colors:\n  text:\n    |", "key colors/text ''"),
    Example("colors:\n  text:\n    |\n  other: red\n", "key colors/text ''"),
    Example("colors:\n  text:\n    light: red\n    |\n    dark: blue\n", "key colors/text ''"),
    Example("colors:\n  text:\n    light: red\n  |", "key colors ''"),
    Example("colors:\n  text:\n    light: red\n|", "key  ''"),
    Example("colors:\n  text:\n    dark hi|: red\n", "key colors/text 'dark hi'"),
    Example("colors:\n  text:\n    dark |\n", "key colors/text 'dark '"),
    Example("colors:\n  \"te|xt\": red\n", "key colors 'text'"),
    Example("colors:\n  text:\n    dark |: red\n", "key colors/text 'dark '"),
    // Values in block style
    Example("theme: |", "value theme ''"),
    Example("theme:|", "value theme ''"),
    Example("theme: |\ncolors:\n", "value theme ''"),
    Example("colors:\n  text: re|d\n", "value colors/text 'red'"),
    Example("colors:\n  text: red |\n", "value colors/text 'red '"),
    Example("colors:\n  text: \"{ac|}\"\n", "value colors/text '{ac}'"),
    Example("colors:\n  text: \"{ac|\n  other: red\n", "value colors/text '{ac'"),
    Example("colors:\n  text: '{ac|}'\n", "value colors/text '{ac}'"),
    Example("colors:\n  text: \"\\\"|\"\n", "value colors/text '\\\"'"),
    Example("colors:\n  a: oklch(from {b} |)\n", "value colors/a 'oklch(from {b} )'"),
    Example("colors:\n  a: &x re|d\n", "value colors/a 'red'"),
    Example("colors:\n  a: # c\n    b|: 1\n", "key colors/a 'b'"),
    // Lists in block style
    Example("catalogs:\n  - |", "value catalogs/- ''"),
    Example("catalogs:\n  - a|\n", "value catalogs/- 'a'"),
    Example("catalogs:\n- a|\n", "value catalogs/- 'a'"),
    Example("catalogs:\n- a\n- b|\nrules:\n", "value catalogs/- 'b'"),
    Example("catalogs:\n- a\nru|les:\n", "key  'rules'"),
    Example("catalogs:\n  |", "key catalogs ''"),
    Example("catalogs:\n  - a\n  |", "value catalogs/- ''"),
    Example("checks:\n  - contrast: [a, b]\n    |", "key checks/- ''"),
    Example("checks:\n  - con|trast: [a, b]\n", "key checks/- 'contrast'"),
    Example(
      "children:\n  - view: a\n    children:\n      - vi|ew: b\n",
      "key children/-/children/- 'view'"
    ),
    Example("x:\n  - - |\n", "value x/-/- ''"),
    // Brackets
    Example("checks:\n  - { contrast: [te|", "value checks/-/contrast/- 'te'"),
    Example("checks:\n  - { contrast: [te|, b], at-least: 3 }\n", "value checks/-/contrast/- 'te'"),
    Example("checks:\n  - { contrast: [a, |], at-least: 3 }\n", "value checks/-/contrast/- ''"),
    Example("checks:\n  - { contrast: [a,|], at-least: 3 }\n", "value checks/-/contrast/- ''"),
    Example("checks:\n  - { contrast: [a, b], | }\n", "key checks/- ''"),
    Example("checks:\n  - { |", "key checks/- ''"),
    Example("checks:\n  - { contrast: | }\n", "value checks/-/contrast ''"),
    Example("checks:\n  - { contrast: [a,\n      b|] }\n", "value checks/-/contrast/- 'b'"),
    Example("checks:\n  - { contrast: [a,\n      |] }\n", "value checks/-/contrast/- ''"),
    Example("checks:\n  - { contrast: [a,\n  - { contrast: [b|\n", "value checks/-/contrast/- 'b'"),
    Example("checks:\n  - { contrast: [a,\nrules:\n  |", "key rules ''"),
    Example("colors:\n  a: { light: re|d, dark: blue }\n", "value colors/a/light 'red'"),
    Example("colors:\n  a: { light: red, da|rk: blue }\n", "key colors/a 'dark'"),
    Example("colors:\n  a: { light: {acc|", "key colors/a/light 'acc'"),
    Example("colors:\n  a: { light: {acc| }\n", "key colors/a/light 'acc'"),
    Example("colors:\n  a: {|}\n  b: red\n", "key colors/a ''"),
    Example("colors:\n  a: { light: \"{b|}\", dark: x }\n", "value colors/a/light '{b}'"),
    Example(
      "colors:\n  a: { light: color-mix(in oklab, |), dark: x }\n",
      "value colors/a/light 'color-mix(in oklab, )'"
    ),
    Example("colors: { a: { light: red } }\nab|", "key  'ab'"),
    // Comments, literal texts and other places
    Example("colors:\n  a: red # themetool: ig|nore\n", "comment  '# themetool: ignore'"),
    Example("# a|\ntheme: x\n", "comment  '# a'"),
    Example("a: { b: c } # d|\n", "comment  '# d'"),
    Example("description: >\n  text |here\ncolors:\n", nil),
    Example("description: >\n  text here\ncol|ors:\n", "key  'colors'"),
    Example("a:\n |   b: c\n", nil),
    Example("--|-\ntheme: a\n", nil),
    Example("---\nthe|me: a\n", "key  'theme'"),
    Example("a: b\r\nc|: d\r\n", "key  'c'"),
    Example("]|", nil),
    Example("[|", "value - ''"),
    Example("{ a: [ }|", nil),
    Example("a: }|", nil),
    Example("\"|", "key  ''"),
    Example("- \"\\|", "value - '\\'"),
  ])
  func `A cursor in a file has a completion place`(_ example: Example) throws {
    #expect(try Self.describe(example.text) == example.place)
  }

  /// A text of a color with a mark, and its place as `kind text functions`.
  @Test(arguments: [
    ("|", "word '' "),
    ("re|d", "word 'red' "),
    ("{|", "reference '' "),
    ("{a.|b}", "reference 'a.b' "),
    ("{a}|", "word '' "),
    ("asset(Gr|oup/Name)", "asset 'Group/Name' "),
    ("asset(|", "asset '' "),
    ("oklch(|", "word '' oklch 0 []"),
    ("oklch(50% |", "word '' oklch 0 [50%]"),
    ("oklch(from {a} |)", "word '' oklch 0 [from {}]"),
    ("oklch(from {a} l calc(c * |) h)", "word '' oklch 0 [from {} l], calc 0 [c]"),
    ("color-mix(in ok|lab, red)", "word 'oklab' color-mix 0 [in]"),
    ("color-mix(in oklab, {b|} 10%, red)", "reference 'b' color-mix 1 []"),
    ("color-mix(in oklab, rgb(0 0 0) |", "word '' color-mix 1 [rgb()]"),
    ("light-dark(red, |", "word '' light-dark 1 []"),
    ("color(from {a} display-p3 |", "word '' color 0 [from {} display-p3]"),
    ("alpha(from red / |)", "word '' alpha 0 [from red /]"),
    (")|", "word '' "),
    ("{a b|", "word 'b' "),
  ])
  func `A cursor in a color has a completion place`(_ marked: String, _ place: String) throws {
    let bytes = Array(marked.utf8)
    let cursor = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let text = Array(bytes[..<cursor] + bytes[(cursor + 1)...])
    let found = ColorTextPlace(at: cursor, in: 0..<text.count, of: text)
    let functions = found.functions.map {
      "\($0.name) \($0.argument) [\($0.parts.joined(separator: " "))]"
    }
    let word = String(decoding: text[found.range], as: UTF8.self)
    #expect("\(found.kind) '\(word)' \(functions.joined(separator: ", "))" == place)
  }
}
