import SourceDiagnostics
import SourceDocuments
import Testing

@testable import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Colors in the notation of other languages")
struct ColorMistakeTests {
  private static let base = """
    theme: base
    palette: { rose: { 500: "#c03" } }
    colors: { ink: "#123" }

    """

  private func findings(_ value: String) throws -> [Diagnostic] {
    let theme = "theme: test\nextends: base\ncolors:\n  brand: \"#36c\"\n  x: \(value)\n"
    return ThemeValidator().findings(
      in: try folder(["base.yaml": Self.base, "test.yaml": theme])
    ).filter { $0.excerpt?.start.line == 5 }
  }

  @Test(
    "A value in another notation has its form in themes as a fix, which is safe if it is certain",
    arguments: [
      ("brand", "{brand}", true), ("ink", "{ink}", true), ("$brand", "{brand}", true),
      ("\"@brand\"", "{brand}", true), ("'--brand'", "{brand}", true),
      ("var(--brand)", "{brand}", true), ("var(--color-brand)", "{brand}", true),
      ("var(--rose-500)", "{rose.500}", true), ("rose.500", "{rose.500}", true),
      ("palette.rose.500", "{rose.500}", true), ("$brnad", "{brnad}", false),
      ("“{brand}”", "{brand}", true), ("“#fff”", "#fff", true), ("„brand“", "{brand}", true),
      ("\"{brand} / 50%\"", "rgb(from {brand} r g b / 50%)", true),
      ("\"{brand}/0.5\"", "rgb(from {brand} r g b / 0.5)", true),
      ("\"{brand}80\"", "rgb(from {brand} r g b / 50%)", true),
      ("alpha({brand}, 50%)", "rgb(from {brand} r g b / 50%)", true),
      ("rgba($brand, .5)", "rgb(from {brand} r g b / .5)", true),
      ("fade({brand}, 50)", "rgb(from {brand} r g b / 50%)", true),
      ("lighten({brand}, 10%)", "color-mix(in oklab, {brand}, white 10%)", false),
      ("darken(brand, 0.1)", "color-mix(in oklab, {brand}, black 10%)", false),
      ("shade(red, 20%)", "color-mix(in oklab, red, black 20%)", false),
    ]
  )
  func notation(value: String, replacement: String, isCertain: Bool) throws {
    let found = try findings(value)
    #expect(found.map(\.rule) == [.invalidColor])
    let finding = try #require(found.first)
    #expect(finding.message.hasSuffix(": \"\(replacement)\""), "\(finding.message)")
    #expect(finding.fix == Diagnostic.Fix(replacement: "\"\(replacement)\"", isSafe: isCertain))
    if isCertain { #expect(try findings("\"\(replacement)\"").isEmpty) }
  }

  @Test(
    "A reference with the name of a section before it is fixed",
    arguments: [("{colors.brand}", "brand"), ("{palette.rose.500}", "rose.500")]
  )
  func section(value: String, name: String) throws {
    let finding = try #require(try findings("\"\(value)\"").first)
    #expect(finding.rule == .unknownReference)
    #expect(finding.message.hasSuffix("; did you mean '\(name)'?"))
    #expect(finding.fix == .safe(name))
  }

  @Test(
    "A misspelled word has the only word that is near as a fix",
    arguments: [
      ("brnad", "\"{brand}\""), ("\"brnad\"", "{brand}"), ("36c", "\"#36c\""),
      ("oklhc(70% 0.1 20)", "oklch("), ("\"rebecapurple\"", "rebeccapurple"),
    ]
  )
  func words(value: String, replacement: String) throws {
    let finding = try #require(try findings(value).first)
    #expect(finding.message.contains("did you mean"))
    #expect(finding.fix == .suggestion(replacement))
  }

  @Test(
    "A name without braces in a function has the reference as a fix, which is safe if it is certain",
    arguments: [
      ("color-mix(in oklab, brand, white)", "color-mix(in oklab, {brand}, white)", true),
      ("color-mix(in oklab, brnad, white)", "color-mix(in oklab, {brand}, white)", false),
      ("rgb(from ink r g b / 50%)", "rgb(from {ink} r g b / 50%)", true),
      ("{ light: rgb(from brnad r g b) }", "rgb(from {brand} r g b)", false),
      ("color-mix(in oklab, brand,\n    white)", "color-mix(in oklab, {brand}, white)", true),
    ]
  )
  func inFunction(value: String, replacement: String, isCertain: Bool) throws {
    let finding = try #require(try findings(value).first)
    #expect(finding.message.contains("did you mean '{"), "\(finding.message)")
    let fix = try #require(finding.fix)
    #expect(fix.isSafe == isCertain)
    guard !value.contains(",") else {
      #expect(fix.replacement == "{brand}" && fix.range == nil)
      #expect(try findings(replacement).isEmpty)
      return
    }
    #expect(fix.replacement == "\"\(replacement)\"")
    // The whole value is put in quotes.
    let column = value.hasPrefix("{") ? 15 : 6
    #expect(fix.range?.lowerBound == SourcePosition(line: 5, column: column))
    #expect(try findings(fix.replacement).isEmpty)
    let quoted = try #require(try findings(fix.replacement.replacing(/[{}]/, with: "")).first?.fix)
    #expect(quoted.range == nil && quoted.replacement.hasPrefix("{"))
  }

  @Test(
    "A value without a known meaning has no fix",
    arguments: [
      "nonsense-of-a-kind", "\"{brand} {ink}\"", "\"{brand}8\"", "\"{brand} 80\\\"\"",
      "lighten({brand})", "var(--a, --b)", "“nothing”", "mix({brand}, red, much)",
    ]
  )
  func unknown(value: String) throws {
    let found = try findings(value)
    #expect(found.map(\.rule) == [.invalidColor])
    #expect(found.first?.fix == nil)
  }

  @Test("A group with a reserved word names the word and other names")
  func reserved() throws {
    let found = try findings("{ default: \"#fff\", hover: \"#eee\" }")
    #expect(
      found.map(\.message) == [
        "'x' mixes variants and names: 'hover' is not a condition, and 'default' is reserved for "
          + "conditions; to define a group, write other names, such as 'x.normal' or 'x.rest'"
      ]
    )
  }
}
