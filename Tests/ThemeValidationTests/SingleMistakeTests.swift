import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

/// One mistake at a time in a library without errors.
struct SingleMistakeTests {
  /// A mistake, and the only error that it causes.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    let correct: String
    let wrong: String
    let rule: String
    let place: String
    let hasFix: Bool

    init(_ row: Substring) {
      let cells = row.split(separator: " | ", omittingEmptySubsequences: false).map {
        String($0).replacing("\\t", with: "\t")
      }
      name = cells[0]
      file = cells[1]
      (correct, wrong) = (cells[2], cells[3])
      rule = cells[4]
      place = cells[5]
      hasFix = cells[6] == "fix"
    }

    var testDescription: String { name }
  }

  @Test func `A library without mistakes has no error`() throws {
    #expect(try Self.errors(in: Self.files) == [])
  }

  @Test("A single mistake is one error at its place", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let errors = try Self.errors(in: Self.files(with: mistake))
    try #require(errors.count == 1, "\(errors.map(\.message))")
    let error = errors[0]
    let excerpt = try #require(error.excerpt)
    #expect(error.rule.id == mistake.rule)
    #expect(excerpt.file == "Themes/\(mistake.file)")
    #expect("\(excerpt.start.line):\(excerpt.start.column)" == mistake.place)
    #expect((error.fix != nil) == mistake.hasFix)
  }

  /// Returns the files with a mistake.
  static func files(with mistake: Mistake) throws -> [String: String] {
    var files = files
    let text = try #require(files[mistake.file])
    let range = try #require(text.firstRange(of: mistake.correct))
    files[mistake.file] = text[..<range.lowerBound] + mistake.wrong + text[range.upperBound...]
    return files
  }

  private static func errors(in files: [String: String]) throws -> [Diagnostic] {
    ThemeValidator().findings(in: try folder(files)).filter { $0.severity == .error }
  }

  static let files = [
    "library.yaml": #"""
    library: 1
    default-theme: standard

    traits:
      density:
        identifier: com.example.density
        values: [comfortable, compact]
        default: comfortable
        affects-color-appearance: true

    checks:
      - { contrast: [text, background], at-least: 4.5 }
      - { distinct: [link, danger], at-least: 5 }

    rules:
      near-duplicate: off
    """#,
    "standard.yaml": #"""
    theme: standard
    description: The base of the other themes

    palette:
      blue:
        300: oklch(83.0% 0.083 256)
        700: oklch(45.5% 0.180 261)
      gray: "#777777"

    colors:
      background: { light: white, dark: "#101010" }
      text: { light: black, dark: white }
      link:
        light: "{blue.700}"
        dark: "{blue.300}"
        high-contrast:
          light: "{text}"
          dark: "{text}"
      danger: { light: "#b00020", dark: "#ffb4ab" }
      border:
        default: "{gray}"
        density=compact: "{text}"
      badge:
        new: color-mix(in oklab, {link} 20%, {background})
        info: "{link}"
      shadow: black

    about:
      link: Links in text

    deprecated:
      border: { use: danger, reason: too faint }
    """#,
    "warm.yaml": #"""
    theme: warm
    extends: standard

    colors:
      background: { light: "#fff8f0", dark: "#201810" }
      link: { light: "#7a3300", dark: "#ffc080" }
    """#,
    "app.yaml": #"""
    hierarchy: app

    traits: { style: light }
    scene: main
    overrides: { theme: warm }

    children:
      - window: main
        uses: [background]
        children:
          - view: list
            uses: [text, badge.info]
    """#,
  ]

  /// The name, the file, the text and its replacement, the rule, the place, and whether a fix is
  /// offered.
  static let mistakes = #"""
    misspelled key of colors | standard.yaml | colors: | colours: | unknown-key | 10:1 | fix
    capital key of colors | standard.yaml | colors: | Colors: | unknown-key | 10:1 | fix
    misspelled key of palette | standard.yaml | palette: | pallete: | unknown-key | 4:1 | fix
    misspelled key of descriptions | standard.yaml | about: | abuot: | unknown-key | 28:1 | fix
    misspelled key of deprecations | standard.yaml | deprecated: | depricated: | unknown-key | 31:1 | fix
    misspelled key of the theme | standard.yaml | theme: standard | themes: standard | unknown-key | 1:1 | fix
    misspelled extends | warm.yaml | extends: | extend: | unknown-key | 2:1 | fix
    unknown extended theme | warm.yaml | standard | standart | unknown-theme | 2:10 | fix
    theme that extends itself | warm.yaml | extends: standard | extends: warm | cyclic-extends | 2:10 | -
    condition without hyphen | standard.yaml | high-contrast: | highcontrast: | mixed-group | 16:5 | fix
    condition in camel case | standard.yaml | high-contrast: | highContrast: | mixed-group | 16:5 | fix
    condition with underscore | standard.yaml | high-contrast: | high_contrast: | mixed-group | 16:5 | fix
    misspelled condition | standard.yaml |     dark: "{blue.300}" |     drak: "{blue.300}" | mixed-group | 15:5 | fix
    capital condition | standard.yaml |     dark: "{blue.300}" |     Dark: "{blue.300}" | mixed-group | 15:5 | fix
    misspelled condition in a flow mapping | standard.yaml | { light: black, dark: white } | { light: black, darck: white } | mixed-group | 12:25 | fix
    unknown trait | standard.yaml | density=compact | dentisy=compact | unknown-trait | 22:5 | fix
    unknown value of a trait | standard.yaml | density=compact | density=compct | unknown-value | 22:5 | fix
    misspelled reference | standard.yaml | info: "{link}" | info: "{lnk}" | unknown-reference | 25:13 | fix
    misspelled primitive color | standard.yaml | "{blue.700}" | "{blue.70}" | unknown-reference | 14:14 | -
    misspelled reference in a function | standard.yaml | mix(in oklab, {link} | mix(in oklab, {lnik} | unknown-reference | 24:31 | fix
    reference without quotes | standard.yaml | info: "{link}" | info: {link} | unquoted-reference | 25:11 | fix
    hex color without quotes | standard.yaml | gray: "#777777" | gray: #777777 | unquoted-hex | 8:9 | fix
    hex color with too few digits | standard.yaml | "#777777" | "#77777" | invalid-color | 8:10 | -
    hex color with another letter | standard.yaml | "#b00020" | "#bO0020" | invalid-color | 19:23 | -
    hex color without '#' | standard.yaml | "#b00020" | b00020 | invalid-color | 19:20 | fix
    misspelled named color | standard.yaml | light: white | light: whit | invalid-color | 11:24 | fix
    misspelled function | standard.yaml | oklch(83.0% | okclh(83.0% | invalid-color | 6:10 | fix
    function without closing parenthesis | standard.yaml | 0.083 256) | 0.083 256 | invalid-color | 6:10 | -
    function with too few values | standard.yaml | oklch(83.0% 0.083 256) | oklch(83.0% 0.083) | invalid-color | 6:27 | -
    misspelled space of a mix | standard.yaml | in oklab | in oklba | invalid-color | 24:23 | fix
    reference without closing brace | standard.yaml | info: "{link}" | info: "{link" | invalid-color | 25:12 | -
    color without a value | standard.yaml | info: "{link}" | info: | invalid-color | 25:10 | -
    color as a list | standard.yaml | info: "{link}" | info: [link] | invalid-color | 25:11 | -
    mapping without variants | standard.yaml | { light: black, dark: white } | {} | invalid-color | 12:9 | -
    unclosed quote | standard.yaml | info: "{link}" | info: "{link} | syntax | 25:11 | -
    unclosed quote before other colors | standard.yaml | light: "{blue.700}" | light: "{blue.700} | syntax | 14:12 | -
    missing opening quote | standard.yaml | info: "{link}" | info: {link}" | syntax | 25:17 | -
    unclosed single quote | standard.yaml | gray: "#777777" | gray: '#777777 | syntax | 8:9 | -
    unclosed brace | standard.yaml | { light: black, dark: white } | { light: black, dark: white | syntax | 12:9 | -
    unclosed bracket | library.yaml | [comfortable, compact] | [comfortable, compact | syntax | 7:13 | -
    unclosed bracket in an entry | library.yaml | [text, background] | [text, background | syntax | 12:17 | -
    missing comma | standard.yaml | { light: black, dark: white } | { light: black dark: white } | syntax | 12:28 | -
    missing colon | standard.yaml |   badge: |   badge | syntax | 23:3 | -
    missing space after the colon | standard.yaml | info: "{link}" | info:"{link}" | syntax | 25:9 | -
    tab as indentation | standard.yaml |     info: "{link}" | \tinfo: "{link}" | tab-indentation | 25:1 | -
    wrong indentation | standard.yaml |     info: "{link}" |    info: "{link}" | syntax | 25:4 | -
    name with a space | standard.yaml |   shadow: |   dan ger: | naming | 26:3 | -
    condition as a name | standard.yaml |   shadow: |   dark: | reserved-name | 26:3 | -
    name of a primitive color | standard.yaml |   shadow: |   gray: | reserved-name | 26:3 | -
    name twice | standard.yaml |   shadow: |   text: | duplicate-key | 26:3 | -
    reference to itself | standard.yaml | info: "{link}" | info: "{badge.info}" | cyclic-reference | 25:13 | -
    circle of references | standard.yaml | gray: "#777777" | gray: "{border}" | cyclic-reference | 8:11 | -
    description of an unknown color | standard.yaml | link: Links | lnk: Links | unknown-reference | 29:3 | fix
    unknown replacement | standard.yaml | use: danger | use: dangr | unknown-reference | 32:18 | fix
    unknown key of a deprecation | standard.yaml | reason: | reson: | unknown-key | 32:26 | fix
    unknown default theme | library.yaml | default-theme: standard | default-theme: standrd | unknown-theme | 2:16 | fix
    misspelled key of the library | library.yaml | checks: | cheks: | unknown-key | 11:1 | fix
    key of the library in camel case | library.yaml | default-theme | defaultTheme | unknown-key | 2:1 | fix
    misspelled key of traits | library.yaml | traits: | trait: | unknown-key | 4:1 | fix
    misspelled key of a trait | library.yaml | values: | value: | unknown-key | 7:5 | fix
    unknown default of a trait | library.yaml | default: comfortable | default: comfy | invalid-value | 8:14 | -
    version as text | library.yaml | library: 1 | library: one | invalid-value | 1:10 | -
    unknown color of a check | library.yaml | [text, background] | [txt, background] | unknown-reference | 12:18 | fix
    unknown key of a check | library.yaml | at-least: 4.5 | at-lest: 4.5 | unknown-key | 12:37 | fix
    text instead of a number | library.yaml | at-least: 4.5 | at-least: high | invalid-value | 12:47 | -
    unknown rule | library.yaml | near-duplicate: off | near-duplicates: off | unknown-rule | 16:3 | fix
    unknown severity | library.yaml | near-duplicate: off | near-duplicate: of | invalid-value | 16:19 | -
    unknown node key | app.yaml | - view: list | - veiw: list | unknown-key | 11:9 | -
    unknown color of a node | app.yaml | badge.info | badge.inf | unknown-node-color | 12:22 | fix
    unknown theme of a node | app.yaml | theme: warm | theme: wram | unknown-value | 5:21 | fix
    unknown trait of the device | app.yaml | style: light | styel: light | unknown-trait | 3:11 | fix
    unknown value of a trait of the device | app.yaml | style: light | style: lihgt | unknown-value | 3:18 | fix
    misspelled key of a node | app.yaml | uses: [background] | use: [background] | unknown-key | 9:5 | fix
    """#.split(separator: "\n").map(Mistake.init)
}
