import SourceDocuments
import Testing
import TestSupport
import ThemeTestSupport
import ThemeValidation

@testable import ThemeFiles
@testable import ThemeLanguageServer

/// Where names appear, after any edits.
struct OccurrenceLawTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits: { density: { values: [wide, narrow] } }
    checks:
      - { contrast: [ink, page], at-least: 3, when: density=narrow }
    """,
    "base.yaml": """
    theme: base
    palette: { blue: { 100: "#ccddff", 900: "#001144" } }
    colors:
      ink: { light: "{blue.900}", dark: "{blue.100}" }
      page: { light: white, dark: "color-mix(in oklab, {ink}, black)" }
    """,
    "child.yaml": "theme: child\nextends: base\ncolors: { ink: \"{page}\" }\n",
    "app.yaml": "hierarchy: app\nscene: main\nchildren: [ { window: w, uses: [ink] } ]\n",
  ]

  private static let edits = [
    ("library.yaml", "[ink, page]", "[page, ink]"), ("library.yaml", "narrow]", "tight]"),
    ("base.yaml", "ink:", "pen:"), ("base.yaml", "{ink}", "{blue.100}"),
    ("base.yaml", "colors:", "colours:"), ("base.yaml", "900: ", "800: "),
    ("child.yaml", "{page}", "{ink}"), ("child.yaml", "extends: base", "extends: none"),
    ("app.yaml", "uses: [ink]", "uses: [page, ink]"),
    ("app.yaml", "hierarchy: app", "hierarchy: ["),
  ]

  private func occurrences(in project: ThemeProject) -> [String] {
    project.occurrences { _ in true }
      .flatMap { file in file.occurrences.map { "\(file.path) \($0)" } }
  }

  @Test("Occurrences in a changed library equal those in a new one, after random edits")
  func randomEdits() throws {
    var random = SplitMix64(seed: 2_053)
    var applied: Set<Int> = []
    var state = ThemeProject(try folder(Self.files), by: ThemeValidator())
    var counts: Set<Int> = []
    for step in 0..<caseCount(100, long: 1_000) {
      applied.formSymmetricDifference([Int.random(in: Self.edits.indices, using: &random)])
      var files = Self.files
      for number in applied.sorted() {
        let (file, old, new) = Self.edits[number]
        files[file] = files[file]?.replacing(old, with: new)
      }
      let folder = try folder(files)
      let bytes = folder.files.map { ($0.source.path, $0.source.bytes) }
      state = state.replacing(
        state.folder.replacing(bytes: Dictionary(uniqueKeysWithValues: bytes))
      )
      let found = occurrences(in: state)
      let fresh = ThemeProject(folder, by: ThemeValidator())
      #expect(found == occurrences(in: fresh), "step \(step) with \(applied.sorted())")
      counts.insert(found.count)
    }
    #expect(counts.count > 5, "edits change what is found")
  }
}
