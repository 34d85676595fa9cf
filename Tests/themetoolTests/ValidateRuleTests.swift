import Foundation
import Testing
import TestSupport

@Suite("themetool validate: rules, baselines and the matrix")
struct ValidateRuleTests {
  /// A folder with themes that is gone when the test is.
  private func withThemes(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    let themes = folder.appendingPathComponent("Themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: themes.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  private static let two = [
    "a.yaml": """
    theme: a
    colors:
      one: { light: white, dark: white }
      two: { dark: "#222" }
    """
  ]

  @Test("The list of all rules equals its golden file")
  func list() throws {
    let result = try Tool.run(["validate", "--list-rules"])
    #expect(result.status == 0)
    try expectGolden(result.output, "validate-list-rules.txt")
  }

  @Test(
    "The explanation of a rule with examples equals its golden file",
    arguments: ["contrast", "near-duplicate", "info", "control-character"]
  )
  func explain(rule: String) throws {
    let result = try Tool.run(["validate", "--explain", rule])
    #expect(result.status == 0)
    try expectGolden(result.output, "validate-explain-\(rule).txt")
  }

  @Test("Rules are printed as JSON if requested")
  func json() throws {
    struct Rules: Decodable {
      struct Rule: Decodable {
        let name, severity, summary, documentation, remedy: String
        let fixable: Bool
        let bad: [[String: String]]?
      }
      let version: Int
      let rules: [Rule]
    }
    func rules(_ arguments: String...) throws -> Rules {
      let result = try Tool.run(["validate", "--format", "json"] + arguments)
      #expect(result.status == 0)
      return try JSONDecoder().decode(Rules.self, from: Data(result.output.utf8))
    }
    let all = try rules("--list-rules")
    #expect(all.version == 1)
    let list = try Tool.run(["validate", "--list-rules"]).output
    #expect(
      all.rules.map(\.name)
        == list.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        .map { String($0.prefix { $0 != " " }) }
    )
    #expect(
      all.rules.filter(\.fixable).map(\.name) == [
        "boolean-name", "color-space-spelling", "mixed-group", "unknown-key", "unquoted-hex",
        "unquoted-reference",
      ]
    )
    let one = try rules("--explain", "unquoted-hex").rules
    #expect(one.map(\.name) == ["unquoted-hex"])
    #expect(one.first?.severity == "error")
    #expect(one.first?.bad?.first?["name"] == "standard.yaml")
    #expect(all.rules.first { $0.name == "near-duplicate" }?.severity == "off")
  }

  @Test(
    "Invalid usage ends with status 64",
    arguments: [
      (["--explain", "contrats"], "'contrats' is not a rule; did you mean 'contrast'?"),
      (["--max-warnings=-1"], "isn't negative"), (["--max-warnings", "many"], "max-warnings"),
      (["--baseline", "a", "--write-baseline", "b"], "can't be used together"),
      (["--list-rules", "--format", "sarif"], "--format sarif can't be used with rules"),
      (["--explain", "contrast", "--format", "junit"], "--format junit can't be used with rules"),
      (
        ["--explain", "contrast", "--format", "github"], "--format github can't be used with rules"
      ),
    ]
  )
  func usage(options: [String], part: String) throws {
    let result = try Tool.run(["validate"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(part))
  }

  @Test("The limit of warnings is accepted, and one more is an error")
  func maxWarnings() throws {
    try withThemes(Self.two) { folder in
      #expect(try Tool.run(["validate", "--max-warnings", "2"], folder: folder).status == 0)
      let result = try Tool.run(["validate", "--max-warnings", "1"], folder: folder)
      #expect(result.status == 1)
      #expect(result.output.hasSuffix("1 file: 2 warnings\n"))
      #expect(
        result.errors == "error: there are 2 warnings, and --max-warnings allows 1\n"
      )
    }
  }

  @Test("A baseline hides known findings and reports removed ones")
  func baseline() throws {
    try withThemes(Self.two) { folder in
      let planned = try Tool.run(
        ["validate", "--write-baseline", "known.json", "-n"],
        folder: folder
      )
      #expect(planned.status == 0)
      #expect(planned.output.hasPrefix("would write known.json: "))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "known.json").path))
      let written = try Tool.run(["validate", "--write-baseline", "known.json"], folder: folder)
      #expect(written.status == 0)
      #expect(written.output == "known.json: 2 findings\n")
      let file = folder.appendingPathComponent("known.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      try expectGolden(text, "validate-baseline.json")
      let shown = try Tool.run(["validate", "--write-baseline", "-"], folder: folder)
      #expect(shown.status == 0)
      #expect(shown.output == text)
      let known = try Tool.run(
        ["validate", "./Themes", "--strict", "--baseline", "known.json"],
        folder: folder
      )
      #expect(known.status == 0)
      #expect(known.output == "1 file: 2 findings ignored by the baseline\n")
      try "theme: a\ncolors:\n  three: { dark: red }\n  two: { dark: \"#222\" }".write(
        to: folder.appendingPathComponent("Themes/a.yaml"),
        atomically: true,
        encoding: .utf8
      )
      let later = try Tool.run(["validate", "--baseline", "known.json"], folder: folder)
      #expect(later.status == 0)
      try expectGolden(later.output, "validate-baseline-later.txt")
      try "theme: a\ncolors:\n  two: { dark: \"#222\" }".write(
        to: folder.appendingPathComponent("Themes/a.yaml"),
        atomically: true,
        encoding: .utf8
      )
      let mended = try Tool.run(
        ["validate", "--strict", "--max-warnings", "1", "--baseline", "known.json"],
        folder: folder
      )
      #expect(mended.status == 0)
      #expect(mended.output.contains("note: 'dark-equals-light' of 'one' is no longer found"))
    }
  }

  @Test(
    "A missing or invalid baseline ends with status 2",
    arguments: [("nowhere.json", "nowhere.json"), ("Themes/a.yaml", "[syntax]")]
  )
  func noBaseline(path: String, part: String) throws {
    try withThemes(Self.two) { folder in
      let result = try Tool.run(["validate", "--baseline", path], folder: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(part))
    }
  }

  @Test("A library with errors or with too many pairs has no matrix")
  func noMatrix() throws {
    let checks = (0..<600).map { "  - { contrast: [a\($0), b\($0)], at-least: 3 }\n" }
    let colors = (0..<600).map { "  a\($0): red\n  b\($0): white\n" }
    let cases = [
      ("colors: { a: \"{b}\" }\n", "'b' is not a color"),
      ("colors:\n" + colors.joined(), "the matrix has 360000 pairs of colors"),
    ]
    for (text, message) in cases {
      let files = [
        "library.yaml": "library: 1\nchecks:\n" + checks.joined(),
        "t.yaml": "theme: t\n" + text,
      ]
      try withThemes(files) { folder in
        let result = try Tool.run(["validate", "--matrix"], folder: folder)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(message))
      }
    }
  }

  @Test("The matrix shows the lowest contrast of all pairs with their requirements")
  func matrix() throws {
    let files = [
      "library.yaml": "library: 1\nchecks:\n"
        + "  - { contrast: [text, background], at-least: 4.5 }\n"
        + "  - { contrast: [link, card], at-least: 4.5 }\n"
        + "  - { contrast: [text, background], at-least: 7, when: high-contrast }\n"
        + "  - { contrast: [link, background], at-least: 60, method: tone }\n",
      "a.yaml": "theme: a\ncolors:\n  background: { light: white, dark: black }\n"
        + "  card: \"#eee\"\n  text: { light: black, dark: white }\n  link: \"#777\"\n",
    ]
    try withThemes(files) { folder in
      let result = try Tool.run(["validate", "--matrix"], folder: folder)
      #expect(result.status == 0)
      try expectGolden(result.output, "validate-matrix.txt")
      let json = try Tool.run(["validate", "--matrix", "--format", "json"], folder: folder)
      try expectGolden(json.output, "validate-matrix.json")
      #expect(
        try Tool.run(["validate", "--matrix", "--format", "junit"], folder: folder).status == 64
      )
    }
  }

  @Test("The matrix of the shipped library has at most 60 lines for a theme")
  func matrixLength() throws {
    let result = try Tool.run(["validate", "--matrix"], folder: Tool.repository)
    #expect(result.status == 0)
    let tables = result.output.components(separatedBy: "\n\n")
    #expect(tables.count == 4)
    for table in tables { #expect(table.components(separatedBy: "\n").count <= 60) }
  }

  @Test(
    "The matrix is limited to the themes, files and colors that are named",
    arguments: [
      (["pastel"], ["pastel"]), (["Themes/pastel.yaml"], ["pastel"]),
      (["Themes/pastel.yaml", "bold"], ["bold", "pastel"]),
      (["Themes/library.yaml"], ["bold", "monochrome", "pastel", "standard"]),
    ]
  )
  func matrixOfNames(arguments: [String], themes: [String]) throws {
    let result = try Tool.run(["validate", "--matrix"] + arguments, folder: Tool.repository)
    #expect(result.status == 0)
    let titles = result.output.components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix(" ") }
    #expect(titles.map { String($0.prefix { $0 != " " }) } == themes)
  }

  @Test("The matrix of a named color has all its pairs")
  func matrixOfColor() throws {
    let ofColor = try Tool.run(
      ["validate", "--matrix", "pastel", "focus-ring"],
      folder: Tool.repository
    )
    let pairs = ofColor.output.components(separatedBy: "\n").filter { $0.contains(" on ") }
    #expect(pairs.count > 20)
    #expect(pairs.allSatisfy { $0.contains("focus-ring") })
  }

  @Test(
    "A matrix of a name that is neither a theme nor a color is refused",
    arguments: [
      ("pastell", "'pastell' is not a theme or a color of the matrix; did you mean 'pastel'?"),
      ("Themes/pastell.yaml", "did you mean 'pastel.yaml'?"),
    ]
  )
  func unknownNames(name: String, message: String) throws {
    let result = try Tool.run(["validate", "--matrix", name], folder: Tool.repository)
    #expect(result.status == (name.contains("/") ? 2 : 64))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message))
  }

  @Test("A failed check shows the values, the nearest color and other failing conditions")
  func failure() throws {
    let files = [
      "library.yaml": "library: 1\nchecks:\n"
        + "  - { contrast: [text, background], at-least: 4.5 }\n",
      "a.yaml": "theme: a\ncolors:\n  background: { light: white, dark: black }\n"
        + "  text: { light: \"#888\", dark: \"#666\", p3: \"#777\", dark p3: \"#666\" }\n",
      "app.yaml": "hierarchy: app\nchildren:\n  - window: main\n    uses: [background]\n"
        + "    children: [{ view: side, overrides: { style: dark }, uses: [text] }]\n",
    ]
    try withThemes(files) { folder in
      let result = try Tool.run(["validate"], folder: folder)
      #expect(result.status == 1)
      try expectGolden(result.output, "validate-failure.txt")
    }
  }
}
