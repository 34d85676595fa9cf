import FileAccess
import SourceDocuments
import Testing

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Files of previous exports")
struct PreviousExportTests {
  private static func mark(_ files: String) -> String {
    "Made by themetool from \(files); changes here are lost."
  }

  private static let mark = mark("a.yaml")

  private func files(_ earlier: PreviousExport?, _ files: [String: String]) throws -> [String]? {
    let library = try ExportFixture.library([
      "a.yaml": "theme: a\ncolors: { x: red }\n", "b--c.yaml": "theme: b\ncolors: { x: lime }\n",
    ])
    let all = files.map { ("out/\($0)", Array($1.utf8)) }
    let reader = InMemoryFiles(Dictionary(uniqueKeysWithValues: all))
    let kept = ["new.html", "new.tokens.json"]
    return try earlier?.files(in: "out", of: library, besides: kept, reader: reader)
  }

  @Test(
    "Files of a previous export are those with an ownership marker that are not written again",
    arguments: [
      (OutputFormat.dtcg, ["old.tokens.json"]), (.base16, ["old.yaml"]),
      (.android, ["values-night/theme_colors.xml"]), (.css, nil), (.swift, nil),
    ] as [(OutputFormat, [String]?)]
  )
  func formats(format: OutputFormat, expected: [String]?) throws {
    let paths = [
      "old.tokens.json", "new.tokens.json", "old.yaml", "old.html", "new.html", "old.txt",
      "values/theme_colors.xml", "values-night/theme_colors.xml", "values-night/colors.xml",
      "inner/old.tokens.json", "inner/old.yaml",
    ]
    let marked = Dictionary(uniqueKeysWithValues: paths.map { ($0, "<?xml?>\n\(Self.mark)") })
    #expect(try files(format.previous, marked) == expected)
    let unmarked = marked.mapValues { _ in "mine" }
    #expect(try files(format.previous, unmarked)?.isEmpty ?? true)
    #expect(try files(.pages, marked) == ["old.html"])
  }

  @Test("An ownership marker is in the first lines, and a missing folder has no previous export")
  func marks() throws {
    let late = String(repeating: " ", count: 600) + Self.mark
    #expect(try files(.pages, ["a.html": late, "b.html": Self.mark]) == ["b.html"])
    let library = try ExportFixture.library()
    #expect(try PreviousExport.pages.files(in: "/no/such", of: library, besides: []) == [])
  }

  @Test(
    "A previous export is found if it names a source file of the library",
    arguments: [
      ("a.yaml", true), ("gone.yaml, a.yaml", true), ("a.yaml, gone.yaml", true),
      ("b- -c.yaml", true), ("b--c.yaml", true), ("gone.yaml", false), ("aa.yaml", false),
      ("a.yaml.old", false), ("", false),
      // Only the beginning of a long list is read.
      ("a.yaml, " + String(repeating: "gone.yaml, ", count: 60) + "gone.yaml", true),
    ]
  )
  func libraries(list: String, isFound: Bool) throws {
    let page = "<!doctype html>\n<!-- \(Self.mark(list)) -->\n"
    #expect(try files(.pages, ["old.html": page]) == (isFound ? ["old.html"] : []))
  }

  @Test(
    "A previous export is found in all formats that have ownership markers",
    arguments: OutputFormat.exports
  )
  func recognized(format: OutputFormat) throws {
    guard let earlier = format.previous else { return }
    let library = try ExportFixture.library()
    let export = try ThemeExport(library, to: format)
    let all = Dictionary(uniqueKeysWithValues: export.files.map { ("out/\($0.path)", $0.bytes) })
    let found = try earlier.files(
      in: "out",
      of: library,
      besides: [],
      reader: InMemoryFiles(all)
    )
    let fixed = ["themes.resolver.json", "values/theme_attrs.xml", "values/theme_colors.xml"]
    let others = export.files.map(\.path).filter {
      !(fixed + ["values/theme_overlays.xml"]).contains($0)
    }
    #expect(!found.isEmpty)
    #expect(found == others.sorted())
  }
}
