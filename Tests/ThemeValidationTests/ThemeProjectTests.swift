import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import ThemeTestSupport
import ThemeValidation

@testable import ThemeFiles
@testable import ThemeValidation

/// Questions to a project, in any order and after any edits.
struct ThemeProjectTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits: { density: { values: [wide, narrow] } }
    checks:
      - { contrast: [[ink, edge], page], at-least: 3, when: level=elevated }
      - { distinct: [ink, edge], at-least: 5 }
    """,
    "base.yaml": """
    theme: base
    palette: { blue: { 100: "#ccddff", 900: "#001144" } }
    colors:
      ink: { light: "{blue.900}", dark: "{blue.100}", dark high-contrast: white }
      page: { light: white, dark: black }
      edge: { density=wide: gray, default: "color-mix(in oklab, {ink}, {page})" }
    """,
    "child.yaml": """
    theme: child
    extends: base
    colors:
      page: { high-contrast: white, density=narrow: "#fefefe", default: "#eeeeee" }
      ink: { level=elevated: "#222222", dark: "#dddddd", default: black }
    """,
    "other.yaml": """
    theme: other
    colors:
      ink: { high-contrast dark: black, default: "#111111" }
      page: { density=narrow: "#eeeeee", default: white }
      edge: { dark: gray, default: "#777777" }
    """,
    "app.yaml": """
    hierarchy: app
    scene: main
    children: [ { window: w, children: [ { view: list, uses: [ink, page] } ] } ]
    """,
  ]

  private func project(_ files: [String: String] = files) throws -> ThemeProject {
    ThemeProject(try folder(files), by: ThemeValidator())
  }

  /// Questions, each with a function that returns the answer as text.
  private static let questions: [(name: String, ask: @Sendable (ThemeProject) throws -> String)] = [
    ("findings", { "\($0.findings.map { $0.brief(withFile: true) })" }),
    ("suppressed", { "\($0.suppressedFindings.count)" }),
    ("checks", { "\($0.checks.map(\.measure))" }),
    ("pairs", { "\($0.contrastPairs)" }),
    ("themes", { colors(of: $0.themes) }),
    ("child", { colors(of: $0.compilation(of: ["child"]).members) }),
    ("library", { "\(try $0.themeLibrary().colorNames)" }),
    ("other", { "\(try $0.themeLibrary(of: ["other"], allowsErrors: true).colorNames)" }),
    ("hierarchies", { "\($0.hierarchies.map(\.name))" }),
    ("catalogs", { "\($0.catalogs.stack.colorNames)" }),
    ("proofs", { "\(try $0.proofs().map { ($0.theme, $0.lowest) })" }),
  ]

  /// The values of all colors under all combinations of traits.
  private static func colors(of themes: [CompiledTheme]) -> String {
    themes.flatMap { theme in
      theme.definitions.indices.flatMap { index -> [String] in
        var lines: [String] = []
        _ = theme.definitions.forEachCombination(of: [index]) { traits, conditions in
          let color = theme.definitions.color(at: index, for: traits)
          lines.append("\(theme.name) \(index) \(conditions.map(\.description)) \(color.css)")
        }
        return lines
      }
    }.joined(separator: "\n")
  }

  private func counts(of project: ThemeProject) -> [Int] {
    [
      project.memo(ThemeMemo<ThemeReading.Input, ThemeReading>.self).computationCount,
      project.memo(ThemeMemo<PartialCompilation.Input, PartialCompilation>.self).computationCount,
      project.memo(ThemeMemo<CheckRunner.Input, [CheckOutcome]>.self).computationCount,
    ]
  }

  @Test("Questions in any order have equal answers, and files are read and compiled as often")
  func order() throws {
    let folder = try folder(Self.files)
    var random = SplitMix64(seed: 53)
    var expected: [String: String]?
    var expectedCounts: [Int]?
    for _ in 0..<caseCount(40, long: 1_000) {
      let project = ThemeProject(folder, by: ThemeValidator())
      var answers: [String: String] = [:]
      for question in Self.questions.shuffled(using: &random) {
        answers[question.name] = try question.ask(project)
        // Asking again computes nothing.
        let counts = counts(of: project)
        #expect(try question.ask(project) == answers[question.name])
        #expect(self.counts(of: project) == counts)
      }
      #expect(answers == expected ?? answers)
      let counts = counts(of: project)
      #expect(counts[0] == 3, "each theme is read once")
      #expect(counts == expectedCounts ?? counts)
      (expected, expectedCounts) = (answers, counts)
    }
    #expect(expected?.count == Self.questions.count)
  }

  @Test("Themes that name too many values of a trait together are an error of the one that does")
  func excessOfValues() throws {
    func theme(_ name: String, _ values: Range<Int>) -> String {
      let variants = values.map { "size=v\($0): \"#000000\"" } + ["default: black"]
      return "theme: \(name)\ncolors:\n  ink: { \(variants.joined(separator: ", ")) }\n"
    }
    let values = (0..<300).map { "v\($0)" }.joined(separator: ", ")
    let files = [
      "library.yaml": "library: 1\ndefault-theme: a\ntraits: { size: { values: [\(values)] } }\n",
      "a.yaml": theme("a", 0..<200), "b.yaml": theme("b", 150..<300),
    ]
    let project = try project(files)
    let errors = project.findings.filter { $0.severity == .error }
    #expect(errors.map { $0.excerpt?.file ?? "" } == ["Themes/b.yaml"])
    #expect(errors.first?.message.contains("255 values of one trait") == true)
    #expect(project.themes.map(\.name) == ["a"])
    #expect(try project.themeLibrary(of: ["b"]).colorNames == ["ink"])
  }

  @Test("The whole project compiles each theme once")
  func compilations() throws {
    let project = try project()
    _ = (project.findings, project.themes, try project.proofs())
    _ = try (project.themeLibrary(), project.themeLibrary(allowsErrors: true))
    #expect(counts(of: project) == [3, 3, 3])
  }

  @Test("A changed project equals a new one, after random edits")
  func replacing() throws {
    var random = SplitMix64(seed: 1_053)
    let edits = [
      ("library.yaml", "at-least: 3", "at-least: 7"), ("library.yaml", "narrow]", "narrow, x]"),
      ("library.yaml", "when: level=elevated", "when: dark"), ("base.yaml", "white", "whit"),
      ("base.yaml", "#ccddff", "#ccddfe"), ("base.yaml", "density=wide", "density=narrow"),
      ("child.yaml", "extends: base", "extends: other"), ("child.yaml", "black", "\"{edge}\""),
      ("child.yaml", "level=elevated", "p3"), ("other.yaml", "theme: other", "theme: others"),
      ("other.yaml", "high-contrast dark", "dark"), ("app.yaml", "uses: [ink", "uses: [edge"),
      ("app.yaml", "hierarchy: app", "hierarchy: [app"), ("base.yaml", "colors:", "colours:"),
    ]
    var applied: Set<Int> = []
    var state = try project()
    var reused = 0
    for step in 0..<caseCount(60, long: 1_000) {
      applied.formSymmetricDifference([Int.random(in: edits.indices, using: &random)])
      var files = Self.files
      for number in applied.sorted() {
        let (file, old, new) = edits[number]
        files[file] = files[file]?.replacing(old, with: new)
      }
      let known = counts(of: state)[1]
      let folder = try folder(files)
      let next = state.replacing(
        state.folder.replacing(
          bytes: Dictionary(
            uniqueKeysWithValues: folder.files.map { ($0.source.path, $0.source.bytes) }
          )
        )
      )
      let fresh = ThemeProject(folder, by: ThemeValidator())
      for question in Self.questions.shuffled(using: &random).prefix(4) {
        #expect(
          (try? question.ask(next)) == (try? question.ask(fresh)),
          "step \(step): \(question.name) with \(applied.sorted())"
        )
      }
      if counts(of: next)[1] - known < counts(of: fresh)[1] { reused += 1 }
      state = next
    }
    #expect(reused > 20)
  }
}
