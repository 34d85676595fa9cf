import SourceDocuments
import Testing

@testable import ThemeExports

@Suite("Files of earlier exports")
struct EarlierExportTests {
  private static let mark = "Made by themetool from a.yaml; changes here are lost."

  private func files(_ earlier: EarlierExport?, _ files: [String: String]) -> [String]? {
    let all = files.map { ("out/\($0)", Array($1.utf8)) }
    let reader = InMemoryFiles(Dictionary(uniqueKeysWithValues: all))
    return earlier?.files(in: "out", besides: ["new.html", "new.tokens.json"], reader: reader)
  }

  @Test(
    "are those of the format that say so and are not made again",
    arguments: [
      (ExportFormat.dtcg, ["old.tokens.json"]), (.base16, ["old.yaml"]),
      (.android, ["values-night/theme_colors.xml"]), (.css, nil), (.swift, nil),
    ] as [(ExportFormat, [String]?)]
  )
  func formats(format: ExportFormat, expected: [String]?) {
    let paths = [
      "old.tokens.json", "new.tokens.json", "old.yaml", "old.html", "new.html", "old.txt",
      "values/theme_colors.xml", "values-night/theme_colors.xml", "values-night/colors.xml",
      "inner/old.tokens.json", "inner/old.yaml",
    ]
    let marked = Dictionary(uniqueKeysWithValues: paths.map { ($0, "<?xml?>\n\(Self.mark)") })
    #expect(files(EarlierExport(of: format), marked) == expected)
    #expect(files(EarlierExport(of: format), marked.mapValues { _ in "mine" })?.isEmpty ?? true)
    #expect(files(.pages, marked) == ["old.html"])
  }

  @Test("say so in their first lines, and are none where there is no folder")
  func marks() {
    let late = String(repeating: " ", count: 600) + Self.mark
    #expect(files(.pages, ["a.html": late, "b.html": Self.mark]) == ["b.html"])
    #expect(EarlierExport.pages.files(in: "/no/such", besides: []) == [])
  }

  @Test("are recognized in all formats that have such files", arguments: ExportFormat.allCases)
  func recognized(format: ExportFormat) throws {
    guard let earlier = EarlierExport(of: format) else { return }
    let export = try ThemeExport(try ExportFixture.library(), to: format)
    let all = Dictionary(uniqueKeysWithValues: export.files.map { ("out/\($0.path)", $0.bytes) })
    let found = earlier.files(in: "out", besides: [], reader: InMemoryFiles(all))
    let fixed = ["themes.resolver.json", "values/theme_attrs.xml", "values/theme_colors.xml"]
    let others = export.files.map(\.path).filter {
      !(fixed + ["values/theme_overlays.xml"]).contains($0)
    }
    #expect(!found.isEmpty)
    #expect(found == others.sorted())
  }
}
