import SourceDocuments
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@testable import ThemeOutputs

@Suite("Outputs after edits")
struct OutputLawTests {
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
      ink: { light: "{blue.900}", dark: "{blue.100}", dark high-contrast: white }
      page: { light: white, dark: "color-mix(in oklab, {ink}, black)" }
    """,
    "child.yaml":
      "theme: child\nextends: base\ncolors: { ink: { dark: \"#eeeeee\", default: \"{page}\" } }\n",
    "third.yaml":
      "theme: third\ncolors: { ink: black, page: { high-contrast: white, default: gray } }\n",
  ]

  private static let edits = [
    ("library.yaml", "default-theme: base", "default-theme: third"),
    ("library.yaml", "at-least: 3", "at-least: 4"), ("base.yaml", "{blue.900}", "#010203"),
    ("base.yaml", "dark high-contrast", "density=narrow"), ("base.yaml", "#ccddff", "#ccddfe"),
    ("child.yaml", "dark: ", "light: "),
    ("child.yaml", "extends: base", "extends: third"),
    ("third.yaml", "ink: black", "ink: blak"),
  ]

  /// The files and findings of all formats, as text.
  private func outputs(of project: ThemeProject) throws -> [String] {
    let library = try project.themeLibrary()
    return OutputFormat.exports.flatMap { format -> [String] in
      let export: ThemeExport
      do {
        export = try ThemeExport(library, to: format)
      } catch {
        return ["\(error)"]
      }
      return export.files.map { "\($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))" }
        + export.diagnostics.map { $0.brief(withFile: true) }
    }
  }

  @Test("Outputs of a changed library equal those of a new one, after random edits")
  func randomEdits() throws {
    var random = SplitMix64(seed: 3_053)
    var applied: Set<Int> = []
    var state = ThemeProject(try folder(Self.files), by: ThemeValidator())
    var outcomes: Set<[String]?> = []
    for step in 0..<caseCount(60, long: 1_000) {
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
      let fresh = ThemeProject(folder, by: ThemeValidator())
      let made = try? outputs(of: state)
      #expect(made == (try? outputs(of: fresh)), "step \(step) with \(applied.sorted())")
      outcomes.insert(made)
    }
    #expect(outcomes.contains(nil), "some edits prevent outputs")
    #expect(outcomes.count > 10, "edits change outputs")
  }
}
