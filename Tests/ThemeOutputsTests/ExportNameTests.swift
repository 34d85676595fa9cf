@testable import SwiftSymbols
import Testing
import TextSupport

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Names in export formats")
struct ExportNameTests {
  @Test(
    "Names become Swift identifiers",
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
    #expect(name.swiftMember == member)
    #expect(name.swiftType == type)
  }

  @Test(
    "Names that are Swift keywords are escaped with backquotes",
    arguments: [("class", "`class`"), ("default", "`default`"), ("accent", "accent"), ("_1", "_1")]
  )
  func keywords(name: String, text: String) {
    #expect(name.swiftEscaped == text)
  }

  @Test(
    "Names become Android resource names",
    arguments: [
      ("accent", "pastel_accent"), ("badge.new", "pastel_badge_new"), ("1", "pastel_1"),
      ("品牌", "pastel_品牌"), ("½", "pastel_ubd"), ("class", "pastel_class"),
    ]
  )
  func android(name: String, resource: String) {
    #expect(AndroidExport.resource(name, prefix: "pastel") == resource)
  }

  @Test(
    "Names of Android styles have capitalized words",
    arguments: [
      ("pastel", "ThemeOverlay.Pastel"), ("high-noon", "ThemeOverlay.HighNoon"),
      ("2nd", "ThemeOverlay.Theme2nd"), ("品牌", "ThemeOverlay.品牌"),
    ]
  )
  func overlays(theme: String, style: String) {
    #expect(AndroidExport.overlay(theme) == style)
  }

  @Test(
    "Names of Android resources begin with a letter",
    arguments: [("1st", "theme_1st_a"), ("a", "a_a")]
  )
  func firstLetter(theme: String, resource: String) {
    #expect(AndroidExport.resource("a", prefix: theme) == resource)
  }

  @Test(
    "XML comments contain neither two hyphens nor characters that are invalid in XML",
    arguments: [
      ("a -- b", "a - - b"), ("---", "- - - "), ("-", "- "), ("a\n\u{1}b", #"a \u{1}b"#),
      ("\u{FFFE}", #"\u{fffe}"#), ("<b>", "<b>"),
    ]
  )
  func comments(text: String, comment: String) {
    #expect(MarkupText.comment(text) == comment)
  }

  @Test(
    "CSS strings are quoted and escaped",
    arguments: [("a", "\"a\""), ("\"", #""\"""#), ("\\", #""\\""#), ("a\nb", #""a\a b""#)]
  )
  func strings(text: String, css: String) {
    #expect(CSSText.string(text) == css)
  }

  @Test(
    "Names of nested Swift types differ from enclosing types, sibling properties and each other",
    arguments: [
      (["ThemeColors"], ["badge.new"], ["badge": "BadgeColors"]),
      (["ThemeColors"], ["theme.new"], ["theme": "ThemeColors_"]),
      (
        ["ThemeColors", "BrandColors"], ["brand.a", "theme.a"],
        ["brand": "BrandColors_", "theme": "ThemeColors_"]
      ),
      (["ThemeColors", "ThemeColors_"], ["theme.a"], ["theme": "ThemeColors__"]),
      (["ThemeColors"], ["URL.a", "URLColors"], ["URL": "URLColors_"]),
      (["ThemeColors"], ["AB.x", "a-b.x"], ["AB": "ABColors", "aB": "ABColors_"]),
    ] as [([String], [String], [String: String])]
  )
  func types(enclosing: [String], colors: [String], expected: [String: String]) throws {
    var tree = NameTree<Int?>(empty: nil)
    for (number, name) in colors.enumerated() { tree.insert(number, at: name) }
    let members = try tree.swiftMembers(of: tree.root, in: enclosing)
    let types = members.compactMap { member in member.groupType.map { (member.name, $0) } }
    #expect(Dictionary(uniqueKeysWithValues: types) == expected)
  }

  @Test(
    "Groups may have the name of an enclosing group or of the type of all colors",
    arguments: [false, true]
  )
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

  @Test("Names of files are distinct on every file system")
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

  @Test("Names of values are distinct without regard to case and hyphens")
  func values() {
    var names = FreeNames.values(reserved: ["unspecified"])
    let wanted = ["a-b", "AB", "ab", "a-b-2", "Unspecified", "c"]
    #expect(
      wanted.map { names.take($0) } == [
        "a-b", "AB-2", "ab-3", "a-b-2-2", "Unspecified-2", "c",
      ]
    )
  }

  @Test("Names in use get the first free number")
  func numbers() {
    var names = FreeNames(reserved: ["a-3"])
    #expect((0..<4).map { _ in names.take("a") } == ["a", "a-2", "a-4", "a-5"])
    #expect(names.take("a-2") == "a-2-2")
  }
}
