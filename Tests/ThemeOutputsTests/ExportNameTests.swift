import Testing
import TextSupport

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Names in formats")
struct ExportNameTests {
  @Test(
    "are identifiers of Swift",
    arguments: [
      ("accent", "accent", "Accent"), ("on-accent", "onAccent", "OnAccent"),
      ("100", "_100", "_100"),
      ("Accent", "accent", "Accent"), ("URL", "URL", "URL"), ("a-1", "a1", "A1"), ("-a-", "a", "A"),
      ("--", "__", "__"), ("self", "self_", "Self_"), ("Type", "type", "Type_"),
      ("DynamicColor", "DynamicColor_", "DynamicColor_"), ("UIColor", "UIColor_", "UIColor_"),
      ("init", "init_", "Init"),
      ("品牌", "品牌", "品牌"), ("é", "é", "É"), ("½", "ubd", "ubd"), ("class", "class", "Class"),
    ]
  )
  func swift(name: String, member: String, type: String) {
    #expect(SwiftName.member(name) == member)
    #expect(SwiftName.type(name) == type)
  }

  @Test(
    "that are keywords of Swift stand in backquotes",
    arguments: [("class", "`class`"), ("default", "`default`"), ("accent", "accent"), ("_1", "_1")]
  )
  func keywords(name: String, text: String) {
    #expect(SwiftName.escaped(name) == text)
  }

  @Test(
    "are resources of Android",
    arguments: [
      ("accent", "pastel_accent"), ("badge.new", "pastel_badge_new"), ("1", "pastel_1"),
      ("品牌", "pastel_品牌"), ("½", "pastel_ubd"), ("class", "pastel_class"),
    ]
  )
  func android(name: String, resource: String) {
    #expect(AndroidExport.resource("pastel", name) == resource)
  }

  @Test(
    "of Android's styles are in capitals",
    arguments: [
      ("pastel", "ThemeOverlay.Pastel"), ("high-noon", "ThemeOverlay.HighNoon"),
      ("2nd", "ThemeOverlay.Theme2nd"), ("品牌", "ThemeOverlay.品牌"),
    ]
  )
  func overlays(theme: String, style: String) {
    #expect(AndroidExport.overlay(theme) == style)
  }

  @Test("of Android begin with a letter", arguments: [("1st", "theme_1st_a"), ("a", "a_a")])
  func firstLetter(theme: String, resource: String) {
    #expect(AndroidExport.resource(theme, "a") == resource)
  }

  @Test(
    "no comment of XML holds two hyphens, or what XML can't hold",
    arguments: [
      ("a -- b", "a - - b"), ("---", "- - - "), ("-", "- "), ("a\n\u{1}b", #"a \u{1}b"#),
      ("\u{FFFE}", #"\u{fffe}"#), ("<b>", "<b>"),
    ]
  )
  func comments(text: String, comment: String) {
    #expect(MarkupText.comment(text) == comment)
  }

  @Test(
    "strings of CSS are in quotes",
    arguments: [("a", "\"a\""), ("\"", #""\"""#), ("\\", #""\\""#), ("a\nb", #""a\a b""#)]
  )
  func strings(text: String, css: String) {
    #expect(CSSText.string(text) == css)
  }

  @Test(
    "of Swift's types are not those of types around and of properties beside them",
    arguments: [
      (["ThemeColors"], [], ["badge"], ["BadgeColors"]),
      (["ThemeColors"], [], ["theme"], ["ThemeColors_"]),
      (["ThemeColors", "BrandColors"], [], ["brand", "theme"], ["BrandColors_", "ThemeColors_"]),
      (
        ["ThemeColors", "ThemeColors_"], ["ThemeColors__"], ["theme", "Theme"],
        ["ThemeColors___", "ThemeColors____"]
      ),
    ] as [([String], [String], [String], [String])]
  )
  func types(enclosing: [String], members: [String], groups: [String], expected: [String]) {
    var names = SwiftTypeNames(in: enclosing, beside: members)
    #expect(groups.map { names.take(for: $0) } == expected)
  }

  @Test("of groups may be those of themselves and of all colors", arguments: [false, true])
  func nestedGroups(isCatalog: Bool) throws {
    let library = try ExportFixture.colors("  theme: { theme: { a: red } }")
    let (files, _) = try ExportFixture.export(.swift, of: library) {
      $0.swiftFlavor = isCatalog ? .catalog : .library
    }
    let text = try #require(files["ThemeColors.swift"])
    #expect(text.contains("var theme: ThemeColors_ { ThemeColors_(colors_: self) }"))
    #expect(text.contains("    fileprivate let colors_: ThemeColors\n"))
    #expect(text.contains("var theme: ThemeColors__ { ThemeColors__(colors_: self) }"))
    #expect(text.contains("      fileprivate let colors_: ThemeColors_\n"))
  }

  @Test("of files are apart on every disk")
  func files() {
    var names = FreeNames.files
    let wanted = ["index", "Index", "a", "a-2", "A", "a", "e\u{301}", "\u{E9}"]
    #expect(
      wanted.map { names.take($0, ending: ".html") } == [
        "index.html", "Index-2.html", "a.html", "a-2.html", "A-3.html", "a-4.html",
        "e\u{301}.html", "\u{E9}-2.html",
      ]
    )
  }

  @Test("of values are apart without regard to case and hyphens")
  func values() {
    var names = FreeNames.values(reserved: ["unspecified"])
    let wanted = ["a-b", "AB", "ab", "a-b-2", "Unspecified", "c"]
    #expect(
      wanted.map { names.take($0) } == [
        "a-b", "AB-2", "ab-3", "a-b-2-2", "Unspecified-2", "c",
      ]
    )
  }

  @Test("get the first number that is free, also where names with numbers are taken")
  func numbers() {
    var names = FreeNames(reserved: ["a-3"])
    #expect((0..<4).map { _ in names.take("a") } == ["a", "a-2", "a-4", "a-5"])
    #expect(names.take("a-2") == "a-2-2")
  }
}
