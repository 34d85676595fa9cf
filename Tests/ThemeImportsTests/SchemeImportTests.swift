import Testing
import TestSupport
import ThemeFiles

@testable import ThemeImports

@Suite("Imports of schemes")
struct SchemeImportTests {
  /// A scheme whose greys go from black to white, or the other way.
  private static func scheme(isDark: Bool, head: String, indentation: String = "  ") -> String {
    let slots = SchemeSlot.all.prefix(16).enumerated().map { index, name in
      let byte = String((isDark ? index : 15 - index) * 17, radix: 16)
      let pair = byte.count == 1 ? "0" + byte : byte
      return "\(indentation)\(name): \"\(pair)\(pair)\(pair)\"\n"
    }
    return head + slots.joined()
  }

  @Test("Both forms of schemes become a palette and named colors")
  func forms() throws {
    let new = imported([
      "ocean.yaml": Self.scheme(
        isDark: true,
        head: """
          system: "base16"
          name: "Ocean"
          author: "Ann: (https://example.com)"
          variant: "dark"
          palette:

          """
      )
    ])
    #expect(new.findings == [])
    try expectGolden(new.text, "import-scheme.txt")
    let old = imported([
      "ocean.yaml": Self.scheme(
        isDark: true,
        head: "scheme: Ocean\nauthor: Ann\n",
        indentation: ""
      )
    ])
    #expect(old.findings == [])
    let library = try old.compiled()
    #expect(library.colors("ocean")["background"] == "#000000")
    #expect(library.colors("ocean") == (try new.compiled().colors("ocean")))
  }

  @Test("A light and a dark scheme of the same name become one theme")
  func pair() throws {
    let files = [
      "a.yaml": Self.scheme(isDark: true, head: "name: A\nvariant: dark\npalette:\n"),
      "b.yaml": Self.scheme(isDark: false, head: "name: B\nvariant: light\npalette:\n"),
    ]
    let result = imported(files) { $0.themes = ["both"] }
    #expect(result.themes.map(\.name) == ["both.yaml"])
    let library = try result.compiled()
    #expect(library.colors("both", under: "light")["background"] == "#ffffff")
    #expect(library.colors("both", under: "dark")["background"] == "#000000")
    #expect(imported(files).themes.map(\.name) == ["a.yaml", "b.yaml"])
  }

  @Test("A single theme name is refused for three schemes, so that none is lost")
  func three() {
    let files = [
      "a.yaml": Self.scheme(isDark: true, head: "name: A\nvariant: dark\npalette:\n"),
      "b.yaml": Self.scheme(isDark: false, head: "name: B\nvariant: light\npalette:\n"),
      "c.yaml": Self.scheme(isDark: false, head: "name: C\nvariant: light\npalette:\n"),
    ]
    let single = imported(files) { $0.themes = ["all"] }
    #expect(single.themes.isEmpty)
    #expect(
      single.findings == [
        """
        error: a theme needs one scheme, or a light and a dark one; set a theme name for each file \
        [scheme-variant]
        """
      ]
    )
    let named = imported(files) { $0.themes = ["x", "y", "z"] }
    #expect(named.themes.map(\.name) == ["x.yaml", "y.yaml", "z.yaml"])
  }

  @Test(
    "Errors in a scheme are reported",
    arguments: [
      ("  base0F: \"ffffff\"", "  base0F: \"fffff\"", "error: 'fffff' is not a color"),
      (
        "  base0F: \"ffffff\"", "  base0F: #ffffff",
        "error: the value of 'base0F' is a comment in YAML"
      ),
      ("  base0F: \"ffffff\"", "  base0G: \"ffffff\"", "error: the scheme has no 'base0F'"),
      (
        "name: A", "name: A\nvariant: light",
        "warning: the variant is 'light', but the background is darker"
      ),
      ("name: A", "name: A\nsystem: base8", "error: the system must be 'base16' or 'base24'"),
    ]
  )
  func wrong(part: String, replacement: String, message: String) {
    let text = Self.scheme(isDark: true, head: "name: A\npalette:\n")
    let changed = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == part ? replacement : String($0) }.joined(separator: "\n")
    #expect(changed != text)
    let result = imported(["a.yaml": changed])
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
  }
}
