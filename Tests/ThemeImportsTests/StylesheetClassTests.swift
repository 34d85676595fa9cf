import Testing

@testable import ThemeImports

@Suite("Selectors of imported style sheets")
struct StylesheetClassTests {
  private let bothStyles = ["bg:", "  light: \"#fff\"", "  dark: \"#000\""]

  @Test(
    "A host in a selector list is equivalent to the other selector, in any order of files",
    arguments: [
      (":root,:host,.light{--bg:#fff}", ":host,.dark{--bg:#000}"),
      (":host,.light{--bg:#fff}", ":host,.dark{--bg:#000}"),
      (":root,:host,.x-light{--bg:#fff}", ":host,.x-dark,.x-dark .x-invert{--bg:#000}"),
      (":root{--bg:#fff}", ":is(:host,.dark){--bg:#000}"),
      (":root,:host{--bg:#fff}", ":host-context(.x){--bg:#111} .dark{--bg:#000}"),
    ]
  )
  func hosts(light: String, dark: String) {
    for files in [["l.css": light, "d.css": dark], ["a.css": "\(light)\n\(dark)"]] {
      let result = imported(files, paths: files.count == 2 ? ["l.css", "d.css"] : nil)
      #expect(result.colorLines == bothStyles, "\(result.findings)")
    }
  }

  @Test(
    "A host alone neither defines nor overrides values of the document",
    arguments: [
      ":host{--bg:#000;--own:red}", ":host(.dark){--bg:#000}", ":is(:host){--bg:#000}",
      ":host{&{--bg:#000}}", "@media (prefers-color-scheme:dark){:host{--bg:#000}}",
      ":host:not(.light){--bg:#000}",
    ]
  )
  func lonelyHosts(rule: String) {
    let result = imported(["a.css": ":root{--bg:#fff} \(rule)"])
    #expect(result.colorLines == ["bg: \"#fff\""])
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.contains("warning: themes cannot express '") == true)
    #expect(result.findings.first?.contains("its custom properties are not imported") == true)
    let alone = imported(["a.css": rule])
    #expect(alone.themes.isEmpty)
    #expect(alone.hasErrors)
  }

  @Test("A selector that excludes hosts applies to the document")
  func notHost() {
    let result = imported(["a.css": ":root{--bg:#fff} :root:not(:host){--bg:#000}"])
    #expect(result.colorLines == ["bg: \"#000\""])
    #expect(result.findings == [])
  }

  @Test(
    "Classes and attributes of any element become no styles, contrasts or traits",
    arguments: [
      ".contrast{--bg:#000}", "[contrast]{--bg:#000}", ".btn-dark{--bg:#000}",
      ".table-light,.table-dark{--bg:#000}", "[type=submit]{--bg:#000}", "[disabled]{--bg:#000}",
      "[aria-busy=true]{--bg:#000}", "[dir=rtl]{--bg:#000}",
      "@media (min-width:40em){:root{--bg:#000}}",
    ]
  )
  func parts(rule: String) {
    let result = imported(["a.css": ":root{--bg:#fff} \(rule)"])
    #expect(result.colorLines == ["bg: \"#fff\""])
    #expect(result.library == nil, "\(result.text)")
    #expect(result.findings.count == 1, "\(result.findings)")
    #expect(result.findings.first?.contains("themes cannot express") == true)
  }

  @Test(
    "Classes and attributes with evidence become styles, contrasts and traits",
    arguments: [
      (":root.contrast{--bg:#000}", "high-contrast"),
      (".high-contrast{--bg:#000}", "high-contrast"),
      ("html.contrast{--bg:#000}", "high-contrast"),
      ("[data-contrast=more]{--bg:#000}", "high-contrast"),
      (".dark{--bg:#000}", "dark"), ("[data-size=large]{--bg:#000}", "size=large"),
    ]
  )
  func evidence(rule: String, word: String) {
    let result = imported(["a.css": ":root{--bg:#fff} \(rule)"])
    #expect(result.colorLines.last == "  \(word): \"#000\"", "\(result.text)")
    #expect(result.findings == [])
  }

  @Test("An attribute that changes no color doesn't become a trait")
  func traits() {
    let result = imported([
      "a.css": """
      :root { --bg: #fff; --gap: 4px }
      [data-size=large] { --gap: 8px; --bg: #fff }
      """
    ])
    #expect(result.colorLines == ["bg: \"#fff\""])
    #expect(result.library == nil)
  }

  @Test(
    "Themes that change no color are not created",
    arguments: [
      (".theme-legacy{--gap:8px}", ["a.yaml"]),
      ("[data-theme=ocean]{--gap:8px}", ["a.yaml"]),
      ("[data-theme=ocean]{--gap:8px} [data-theme=sand]{--bg:tan}", ["a.yaml", "sand.yaml"]),
      (".legacy-button{--bg:red}", ["a.yaml"]),
      (":root:not([data-theme=ocean]){--bg:#000}", ["a.yaml", "ocean.yaml"]),
      (
        "[data-theme=ocean]{--hue:20} :root{--fg:hsl(var(--hue,0) 50% 50%)}",
        ["a.yaml", "ocean.yaml"]
      ),
    ]
  )
  func unusedThemes(rules: String, names: [String]) throws {
    let result = imported(["a.css": ":root{--bg:#fff;--gap:4px} \(rules)"])
    #expect(result.themes.map(\.name) == names, "\(result.findings)")
    #expect((result.library != nil) == (names.count > 1))
    #expect(!result.text.contains("traits:"))
    let named = imported(["a.css": ":root{--bg:#fff;--gap:4px} \(rules)"]) { $0.themes = ["own"] }
    #expect(named.themes.map(\.name) == ["own.yaml"] + names.dropFirst())
    _ = try result.compiled()
  }

  @Test("Switches of empty properties are resolved and don't become colors")
  func switches() {
    let result = imported([
      "a.css": """
      :root { --on: initial; --off: ; --bg: var(--on, #fff) var(--off, #000) }
      .dark { --on: ; --off: initial; --bg: var(--on, #fff) var(--off, #000) }
      """
    ])
    #expect(result.colorLines == bothStyles, "\(result.findings)")
    #expect(result.findings == [])
  }
}
