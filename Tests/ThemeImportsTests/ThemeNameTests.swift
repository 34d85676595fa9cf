import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeFiles

@testable import ThemeImports

@Suite("Names of imported themes")
struct ThemeNameTests {
  private static let white = ##"{"a":{"$type":"color","$value":"#fff"}}"##

  @Test(
    "A format suffix is not part of a file's stem",
    arguments: [
      ("theme.light.json", "theme.light"), ("x/core.tokens.json", "core"), ("core.tokens", "core"),
      ("a.resolver.json", "a"), ("a.b.c.yaml", "a.b.c"), (".tokens.json", ".tokens"),
      ("tokens", "tokens"), (".json", ".json"), ("x.y/plain", "plain"),
    ]
  )
  func stems(path: String, stem: String) {
    #expect(SourceFile(path: path, bytes: []).stem == stem)
  }

  @Test("Files whose names differ after a period become separate themes")
  func periods() throws {
    let black = ##"{"a":{"$type":"color","$value":"#000"}}"##
    let result = imported(["theme.dark.json": black, "theme.light.json": Self.white]) {
      $0.division = .files
    }
    #expect(result.themes.map(\.name) == ["theme-dark.yaml", "theme-light.yaml"])
    let library = try result.compiled()
    #expect(library.colors("theme-dark") == ["a": "#000000"])
    #expect(library.colors("theme-light") == ["a": "#ffffff"])
  }

  @Test("Files of one name are refused as separate themes unless each is named")
  func equal() {
    let files = ["p/x.json": Self.white, "q/x.json": Self.white]
    let refused = imported(files) { $0.division = .files }
    #expect(
      refused.findings == [
        """
        error: 'p/x.json' and 'q/x.json' would both become theme 'x'; name each with --theme, or \
        use --themes folders [not-imported]
        """
      ]
    )
    let named = imported(files) { $0.themes = ["one", "two"] }
    #expect(named.themes.map(\.name) == ["one.yaml", "two.yaml"])
  }

  @Test(
    "Names of themes are distinct for traits and file systems, and never reserved",
    arguments: [
      (["Foo", "foo"], ["Foo", "foo-2"], ["Foo.yaml", "foo-2.yaml"]),
      (["a-b", "ab"], ["a-b", "ab-2"], ["a-b.yaml", "ab-2.yaml"]),
      (["unspecified"], ["unspecified-2"], ["unspecified-2.yaml"]),
      (["library", "other"], ["library", "other"], ["library-theme.yaml", "other.yaml"]),
      (["a b"], ["a-b"], ["a-b.yaml"]),
    ]
  )
  func names(texts: [String], names: [String], files: [String]) throws {
    let findings = ImportFindings()
    #expect(findings.themeNames(for: texts) == names)
    #expect(findings.diagnostics.count == zip(texts, names).count { $0 != $1 && $0 != "a b" })
    let sources = texts.enumerated().map { ("\($0.offset).json", Self.white) }
    let result = imported(Dictionary(uniqueKeysWithValues: sources)) { $0.themes = texts }
    #expect(result.themes.map(\.name) == files)
    #expect(try result.compiled().themeNames.sorted() == names.sorted())
  }
}
