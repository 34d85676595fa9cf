import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Checks of imported libraries")
struct ImportedLibraryTests {
  private static func resolver(_ modifiers: [(name: String, contexts: [String])]) -> String {
    let color = #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0,1,0]}}"#
    let parts = modifiers.map { modifier in
      let contexts = modifier.contexts.enumerated().map { index, name in
        #""\#(name)":[\#(index == 0 ? "" : #"{"a":\#(color)}"#)]"#
      }
      return #""\#(modifier.name)":{"contexts":{\#(contexts.joined(separator: ","))}}"#
    }
    let order = modifiers.map { ##"{"$ref":"#/modifiers/\##($0.name)"}"## }
    return ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"a":\##(color)}]}},
       "modifiers":{\##(parts.joined(separator: ","))},
       "resolutionOrder":[{"$ref":"#/sets/s"},\##(order.joined(separator: ","))]}
      """##
  }

  // Traits are shared by all tests, so that those of one name have one default.
  @Test(
    "A modifier whose name can't be the theme trait gets another name",
    arguments: [
      ([("mode", ["day", "night"]), ("theme", ["light", "dark"])], [:], "theme-modifier"),
      (
        [("theme", ["light", "b"]), ("style", ["light", "dark"])], ["style": .theme],
        "theme-modifier"
      ),
      ([("Theme", ["light", "b"])], ["Theme": .trait], "Theme-modifier"),
      ([("style", ["a", "b"])], ["style": .trait], "style-modifier"),
      ([("grade", ["Foo", "foo"])], ["grade": .trait], "grade"),
    ] as [([(name: String, contexts: [String])], [String: ModifierUse], String)]
  )
  func traits(
    modifiers: [(name: String, contexts: [String])],
    uses: [String: ModifierUse],
    trait: String
  ) {
    let result = imported(["a.resolver.json": Self.resolver(modifiers)]) { $0.modifiers = uses }
    #expect(result.text.contains("\ntraits:\n  \(trait):\n"), "\(result.text)")
    #expect(result.checked().findings.filter { $0.contains("error") } == [])
  }

  @Test(
    "Long chains of references are shortened to the limit of theme files",
    arguments: [3, 65, 300]
  )
  func chains(length: Int) throws {
    let links = (1...length).map { ##""c\##($0)":{"$type":"color","$value":"{c\##($0 - 1)}"}"## }
    let text = ##"{"c0":{"$type":"color","$value":"#f00"},\##(links.joined(separator: ","))}"##
    let result = imported(["a.json": text])
    #expect(!result.checked().hasErrors)
    #expect(try result.compiled().colors("a")["c\(length)"] == "#ff0000")
    #expect(result.text.contains("c2: \"{c1}\""))
  }

  @Test("Files that violate the rules of the library are not written")
  func refused() {
    var result = ImportedThemes(diagnostics: [])
    let text = "theme: a\n\ncolors:\n  x: \"{y}\"\n"
    result.themes = [ImportedThemes.File("a.yaml", Array(text.utf8))]
    let checked = result.checked()
    #expect(checked.themes.isEmpty)
    #expect(checked.diagnostics.map(\.rule) == ["invalid-library", "unknown-reference"])
    #expect(checked.findings[1].hasPrefix("a.yaml:4:"))
  }

  @Test("Only files with an ownership marker may be replaced")
  func marks() {
    for (text, isImported) in [
      ("# Imported by themetool from a\ntheme: a\n", true), ("theme: a\n", false), ("", false),
    ] {
      #expect(ImportedThemes.isImported(Array(text.utf8)) == isImported, "\(text)")
    }
  }
}
