import ColorValues
import DynamicColors
import Testing
import TestSupport
import TextSupport
import ThemeTestSupport
import TraitSystem

@testable import ThemeRendering

struct PaletteCSSTests {
  @Test("The CSS of a palette equals its golden file")
  func golden() throws {
    try expectGolden(try PaletteCSS(.exported()).text, "palette.css")
  }

  @Test("A palette without facts has no header, and without wide colors no second block")
  func bare() {
    let palette = Palette(
      traits: TraitCollection(),
      entries: [PaletteEntry(name: "a", color: .white)]
    )
    #expect(PaletteCSS(palette).text == ":root {\n  --a: #ffffff;\n}\n")
  }

  @Test(
    "Characters that are invalid in an identifier are escaped",
    arguments: [
      ("a-b_C9", "a-b_C9"), ("1", "1"), ("a.b", #"a\.b"#), ("a b", #"a\20 b"#),
      ("a;b}", #"a\;b\}"#),
      (#"a\b"#, #"a\\b"#), ("a\nb", #"a\a b"#), ("\0", "\u{FFFD}"), ("品牌", "品牌"), ("é", "é"),
      ("😀", "😀"),
      ("\u{9B}", #"\9b "#), ("\u{7F}", #"\7f "#), ("\u{2028}", #"\2028 "#), ("×", #"\d7 "#),
    ]
  )
  func identifiers(text: String, css: String) {
    #expect(CSSText.identifierPart(text) == css)
  }

  @Test(
    "No text ends a CSS comment",
    arguments: [
      ("a */ b", "a * / b"), ("**/", "** /"), ("*/*/", "* /* /"), ("/*", "/*"),
      ("a\nb\u{1B}", #"a b\u{1b}"#),
      ("*\n/", "* /"),
    ]
  )
  func comments(text: String, css: String) {
    #expect(CSSText.comment(text) == css)
    #expect(!CSSText.comment(text).contains("*/"))
  }

  @Test(
    "Every color has its own custom property",
    arguments: [
      (["badge.new", "text"], ["--badge-new", "--text"]),
      (["badge.new", "badge-new"], [#"--badge\.new"#, "--badge-new"]),
      (["badge-new", "badge.new"], ["--badge-new", #"--badge\.new"#]),
      (["a.b-c", "a-b.c"], ["--a-b-c", #"--a-b\.c"#]),
      (["a.b.c", "a.b-c", "a-b.c"], ["--a-b-c", #"--a\.b-c"#, #"--a-b\.c"#]),
    ]
  )
  func names(colors: [String], properties: [String]) {
    #expect(CustomPropertyNames(colors).names == properties)
  }
}
