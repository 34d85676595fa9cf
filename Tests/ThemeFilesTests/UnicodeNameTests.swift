import Testing

@testable import ThemeFiles
import ThemeTestSupport

@Suite("Names with letters of any script")
struct UnicodeNameTests {
  @Test(
    "A name that can be defined can be referenced",
    arguments: ["größe", "名前", "無い", "ελ-1", "١٢", "e\u{301}", "क्षि"]
  )
  func accepted(name: String) throws {
    let theme = """
      theme: test
      colors:
        \(name): red
        group: { \(name): blue }
        a: "{\(name)}"
        b: "{group.\(name)}"
        c: "color-mix(in oklab, {\(name)} 20%, white)"
      """
    #expect(try findings(ofTheme: theme) == [])
    #expect(try library(["a.yaml": theme]).colorIndex(named: "group.\(name)") != nil)
  }

  @Test(
    "A name that can't be defined can't be referenced",
    arguments: ["a_b", "a😀", "a b", "\u{301}a", "a·", "\u{212A}"]
  )
  func refused(name: String) throws {
    let found = try findings(ofTheme: "theme: test\ncolors:\n  \(name): red\n  b: \"{\(name)}\"\n")
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("3:3: error: ") == true)
    #expect(found.first?.contains("; names consist of letters, digits and '-'") == true)
    #expect(found.last?.hasPrefix("4:") == true)
    #expect(found.last?.contains("cannot be part of a name in braces; use letters") == true)
  }

  @Test("No valid character of a name beyond ASCII equals an ASCII character")
  func lookalikes() {
    let ascii = Set((0..<0x80).map { Character(Unicode.Scalar($0)) })
    let equal = (0x80...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      ascii.contains(Character(scalar))
    }
    // The singleton decompositions to ASCII of the Unicode Character Database.
    #expect(equal == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
    for scalar in equal {
      #expect(DefinitionName.firstForbidden(in: "a\(scalar)") == Character(scalar))
    }
  }

  @Test("Letters in composed and decomposed form are the same name")
  func composed() throws {
    let (one, other) = ("\u{E9}", "e\u{301}")
    let theme = "theme: a\ncolors:\n  \(one)clair: red\n  b: \"{\(other)clair}\"\n"
    #expect(try findings(ofTheme: theme) == [])
    let extended = "theme: b\nextends: a\ncolors: { \(other)clair: blue }"
    #expect(try library(["a.yaml": theme, "b.yaml": extended]).colorNames == ["éclair", "b"])
    #expect(
      try findings(ofTheme: "theme: a\ncolors:\n  \(one): red\n  \(other): blue\n") == [
        "4:3: error: '\(one)' already exists with another Unicode composition of its letters "
          + "[naming]"
      ]
    )
    #expect(
      try findings(
        ofTheme: "theme: a\ncolors:\n  \(one): { x: red }\n  \(other): { x: red, y: blue }\n"
      ).count == 1
    )
  }
}
