import DynamicColors
import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport

@testable import ThemeValidation

@Suite("Validation after a change of some files")
struct IncrementalValidationTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    catalogs: [A.xcassets]
    traits:
      density: { values: [wide, narrow] }
    rules: { near-duplicate: warning }
    base16: { base00: page, base08: ink }
    checks:
      - { contrast: [ink, page], at-least: 4.5 }
      - { contrast: [edge, page], at-least: 3, when: dark }
      - { distinct: [ink, edge, brand], at-least: 5, under: [normal, deuteranopia] }
    """,
    "base.yaml": """
    theme: base
    palette:
      blue: { 100: "#ccddff", 900: "#001144" }
    colors:
      ink: { light: "{blue.900}", dark: "{blue.100}", dark high-contrast: white }
      page: { light: white, dark: black }
      edge: { density=wide: gray, default: "color-mix(in oklab, {ink}, {page})" }
      brand: { light: asset(Brand), dark: "oklch(0.8 0.3 200)" }
    about: { ink: Text }
    deprecated: { edge: { use: ink } }
    """,
    "child.yaml": """
    theme: child
    extends: base
    colors:
      ink: { light: "#222222", dark: "#dddddd" }
      page: { light: white, dark: black }
    """,
    "grandchild.yaml": """
    theme: grandchild
    extends: child
    colors:
      # themetool: ignore same-as-parent
      ink: { light: "#222222", dark: "#dddddd" }
      line: "{edge}"
    """,
    "other.yaml": """
    theme: other
    colors:
      ink: black
      page: { density=narrow: "#eeeeee", default: white }
      edge: { light: gray, dark: gray }
      brand: "{ink}"
      line: { level=elevated: red, default: "{ink}" }
    """,
    "app.yaml": """
    hierarchy: app
    overrides: { theme: child, density: wide }
    children:
      - view: list
        uses: [ink, edge]
        overrides: { density: wide }
    """,
    "A.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
    "A.xcassets/Brand.colorset/Contents.json": #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0.100","green":"0.200","blue":"0.900","alpha":"1.000"}}}],
    "info":{"author":"xcode","version":1}}
    """#,
  ]

  private static let pieces = [
    "{", "}", "\"", ":", " ", "\n", "  ", "ink", "\"{ink}\"", "white", "dark", "density=narrow",
    "densty=wide", "extends: child\n", "extends: base\n", "theme: base\n", "colors:\n", "- ",
    "asset(A)",
    "tinted=a", "{page}", "0.5", "# themetool: ignore contrast", "blue.100", "narrow", "4",
  ]

  /// Changes one of the files.
  private func edit(_ files: inout [String: String], using random: inout SplitMix64) {
    let names = Self.files.keys.sorted()
    let name = names.randomElement(using: &random) ?? ""
    guard let text = files[name], Int.random(in: 0..<4, using: &random) > 0 else {
      // The original text, so that not all states are broken.
      files[name] = Self.files[name]
      return
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = lines.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<12, using: &random) {
    case 0: files[name] = nil
    case 1: files["new.yaml"] = files["new.yaml"] == nil ? "theme: new\nextends: base\n" : nil
    case 2: lines.remove(at: place)
    case 3, 4: lines.insert(lines.randomElement(using: &random) ?? "", at: place)
    case 5, 6, 7:
      // A keystroke in a value, mostly of a color.
      lines[place] = String(
        lines[place].map { $0.isHexDigit && Bool.random(using: &random) ? "7" : $0 }
      )
    default:
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      let offset = Int.random(in: 0...lines[place].count, using: &random)
      let index = lines[place].index(lines[place].startIndex, offsetBy: offset)
      lines[place].insert(contentsOf: piece, at: index)
    }
    if files[name] != nil { files[name] = lines.joined(separator: "\n") }
  }

  /// The colors of the themes for all traits that make a difference to each.
  private func colors(of library: ThemeProject) -> [String] {
    library.themes.flatMap { theme in
      theme.definitions.indices.flatMap { index in
        let name = theme.definitions.name(at: index)
        var values = ["\(theme.name) \(name) \(theme.isInvalid(index))"]
        _ = theme.definitions.forEachCombination(of: [index]) { traits, conditions in
          values.append("\(conditions) \(theme.definitions.color(at: index, for: traits))")
        }
        return values
      }
    }
  }

  @Test("Each state equals a load without an earlier state", arguments: 1...caseCount(2, long: 40))
  func randomEdits(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var files = Self.files
    var state = ThemeProject(try folder(files), by: ThemeValidator())
    var keptCount = 0
    for step in 1...caseCount(60, long: 1_000) {
      for _ in 0..<Int.random(in: 1...2, using: &random) { edit(&files, using: &random) }
      let folder = try ThemeFolder(
        path: "Themes",
        reader: memory(files),
        keeping: state.folder
      )
      let next = state.replacing(folder)
      let fresh = ThemeProject(folder, by: ThemeValidator())
      #expect(next.findings == fresh.findings, "step \(step)")
      #expect(colors(of: next) == colors(of: fresh), "step \(step)")
      keptCount += next.themes.count { theme in state.themes.contains(theme) }
      state = next
    }
    #expect(keptCount > 25)
  }

  /// The themes that are read and the themes that are compiled after a replacement of a text.
  private func repeated(
    _ old: String,
    _ new: String,
    in name: String
  ) throws -> (read: [String], compiled: [String]) {
    var files = Self.files
    let earlier = ThemeProject(try folder(files), by: ThemeValidator())
    let text = try #require(files[name])
    try #require(text.contains(old))
    files[name] = text.replacing(old, with: new)
    let changed = try ThemeFolder(
      path: "Themes",
      reader: memory(files),
      keeping: earlier.folder
    )
    let later = earlier.replacing(changed)
    try #require(later.themes.count == 4)
    let read = later.themes.filter { theme in
      !earlier.themes.contains { $0.theme === theme.theme }
    }
    let compiled = later.themes.filter { !earlier.themes.contains($0) }
    return (read.map(\.name), compiled.map(\.name))
  }

  @Test("A keystroke in a theme compiles that theme and the themes that extend it")
  func dependentThemes() throws {
    #expect(
      try repeated("#222222", "#333333", in: "child.yaml") == (["child"], ["child", "grandchild"])
    )
    #expect(
      try repeated("#ccddff", "#ccddfe", in: "base.yaml")
        == (["base"], ["base", "child", "grandchild"])
    )
    #expect(try repeated("red", "blue", in: "other.yaml") == (["other"], ["other"]))
    #expect(try repeated("list", "table", in: "app.yaml") == ([], []))
  }

  @Test("An edit of the library file compiles all themes if it changes traits")
  func libraryFile() throws {
    let all = ["base", "child", "grandchild", "other"]
    #expect(try repeated("narrow]", "narrow, x]", in: "library.yaml") == (all, all))
    #expect(try repeated("when: dark", "when: density=wide", in: "library.yaml") == ([], []))
    #expect(try repeated("at-least: 4.5", "at-least: 7", in: "library.yaml") == ([], []))
  }

  @Test("New conditions are read in their file alone, and change all compiled themes")
  func conditions() throws {
    let all = ["base", "child", "grandchild", "other"]
    let found = try repeated("light: \"#222222\"", "level=base: \"#222222\"", in: "child.yaml")
    #expect(found == (["child"], all))
    let known = try repeated("light: \"#222222\"", "density=wide: \"#222222\"", in: "child.yaml")
    #expect(known == (["child"], ["child", "grandchild"]))
  }

  @Test("Only a changed color of a catalog compiles the themes again")
  func catalogs() throws {
    let contents = "A.xcassets/Brand.colorset/Contents.json"
    let all = ["base", "child", "grandchild", "other"]
    #expect(try repeated("0.900", "0.800", in: contents) == ([], all))
    #expect(try repeated("xcode", "themetool", in: contents) == ([], []))
  }

  @Test("A memo computes a result again for a changed input and drops it with its theme")
  func memo() {
    let counts = [1, 1, 2, 2, 1].map { input in ("a", input) } + [("b", 1), ("a", 1)]
    let memo = ThemeMemo<Int, Int>()
    var computed: [Int] = []
    for (number, (theme, input)) in counts.enumerated() {
      _ = memo.result(for: theme, input) {
        computed.append(number)
        return number
      }
    }
    #expect(computed == [0, 2, 4, 5])
    memo.drop(except: ["b"])
    #expect(memo.result(for: "b", 1) { -1 } == 5)
    #expect(memo.result(for: "a", 1) { -1 } == -1)
    #expect(memo.result(for: "a", 2, keptIf: { $0 != -2 }) { -2 } == -2)
    #expect(memo.result(for: "a", 2) { -3 } == -3)
  }
}
