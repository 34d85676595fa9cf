import Foundation
import Testing

@Suite("themetool validate: scope of findings")
struct ValidateScopeTests {
  /// A check that 'bold' fails, and 'solo' and, by itself, 'standard'.
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: standard
    checks:
      - { contrast: [text, background], at-least: 4.5 }
    """,
    "standard.yaml": """
    theme: standard
    colors: { text: "#888", background: white }
    """,
    "bold.yaml": """
    theme: bold
    extends: standard
    colors: { text: "#999" }
    """,
    "solo.yaml": """
    theme: solo
    colors: { text: "#777", background: white }
    """,
  ]

  /// The themes whose failures are in a text.
  private func themes(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.contains(": error: contrast of 'text' on 'background'") else { return nil }
      return line.split(separator: " in theme '").last.map { String($0.prefix { $0 != "'" }) }
    }
  }

  @Test(
    "A failed check is reported for a validated theme and for themes that extend it",
    arguments: [
      (["Themes/bold.yaml"], ["bold"]),
      (["Themes/solo.yaml"], ["solo"]),
      // The ground on which 'bold' fails is what 'standard' defines.
      (["Themes/standard.yaml"], ["bold", "standard"]),
      (["Themes/library.yaml"], ["bold", "solo", "standard"]),
      (["Themes"], ["bold", "solo", "standard"]),
      (["Themes/bold.yaml", "Themes/solo.yaml"], ["bold", "solo"]),
    ]
  )
  func failures(paths: [String], expected: [String]) throws {
    try TemporaryThemes.with(Self.files) { folder in
      let result = try Tool.run(["validate"] + paths, folder: folder.folder)
      #expect(result.status == 1)
      #expect(themes(in: result.output) == expected)
    }
  }

  @Test("A check of a color that a theme lacks is reported for that theme")
  func lacking() throws {
    var files = Self.files
    files["solo.yaml"] = "theme: solo\ncolors: { text: black }"
    try TemporaryThemes.with(files) { folder in
      let solo = try folder.run("validate", "Themes/solo.yaml")
      #expect(solo.status == 1)
      #expect(
        solo.output.hasPrefix(
          "Themes/library.yaml:4:24: error: 'background' is not a color in solo"
        )
      )
      #expect(try !folder.run("validate", "Themes/bold.yaml").output.contains("in solo"))
    }
  }

  @Test("Standard input in place of a theme shows its failed checks")
  func input() throws {
    try TemporaryThemes.with(Self.files) { folder in
      let path = "Themes/bold.yaml"
      let text = try folder.text("bold.yaml")
      let result = try folder.run("validate", "-", "--stdin-path", path, input: text)
      #expect(result.status == 1)
      #expect(themes(in: result.output) == ["bold"])
      let good = text.replacing("#999", with: "#222")
      #expect(try folder.run("validate", "-", "--stdin-path", path, input: good).status == 0)
    }
  }

  @Test("Failures of unchanged files are not reported, and their baseline entries are not stale")
  func changed() throws {
    try TemporaryThemes.with(Self.files) { folder in
      try folder.git("init", "-q")
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "a")
      _ = try folder.run("validate", "--write-baseline", "known.json")
      try folder.write(
        try folder.text("bold.yaml").replacing("#999", with: "#aaa"),
        to: "bold.yaml"
      )
      let bold = try folder.run("validate", "--changed-since", "HEAD")
      #expect(themes(in: bold.output) == ["bold"])
      let known = try folder.run(
        "validate",
        "--changed-since",
        "HEAD",
        "--baseline",
        "known.json",
        "--strict"
      )
      #expect(known.status == 0, "\(known.output)")
      try folder.write(
        try folder.text("library.yaml").replacing("4.5", with: "4.6"),
        to: "library.yaml"
      )
      let all = try folder.run("validate", "--changed-since", "HEAD")
      #expect(themes(in: all.output) == ["bold", "solo", "standard"])
    }
  }

  @Test("The data of the repository, for which outputs look, is no change")
  func unchangedOutputs() throws {
    var files = Self.files
    files["library.yaml", default: ""] += "\nexports: [{ to: css, output: ../x.css }]\n"
    try TemporaryThemes.with(files) { folder in
      try folder.git("init", "-q")
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "a")
      let none = try folder.run("validate", "--changed-since", "HEAD")
      #expect(none.output == "0 files: no problems\n")
      // A link to this data in place of the library is a change.
      let library = folder.folder.appendingPathComponent("Themes")
      let moved = folder.folder.appendingPathComponent("Moved")
      try FileManager.default.moveItem(at: library, to: moved)
      try FileManager.default.createSymbolicLink(
        atPath: library.path,
        withDestinationPath: ".git"
      )
      #expect(try folder.run("validate", "--changed-since", "HEAD").status != 0)
      try FileManager.default.removeItem(at: library)
      try FileManager.default.moveItem(at: moved, to: library)
      let bold = try folder.text("bold.yaml").replacing("#999", with: "#aaa")
      try folder.write(bold, to: "bold.yaml")
      let changed = try folder.run("validate", "--changed-since", "HEAD")
      #expect(themes(in: changed.output) == ["bold"])
    }
  }

  @Test("A baseline applies to the same files in any working folder and with any spelling of paths")
  func baselineFolder() throws {
    try TemporaryThemes.with(Self.files) { folder in
      #expect(try folder.run("validate", "--write-baseline", "known.json").status == 0)
      let themes = folder.folder.appendingPathComponent("Themes")
      for arguments in [
        ["validate", ".", "--baseline", "../known.json", "--strict"],
        ["validate", themes.path, "--baseline", "../known.json", "--strict"],
      ] {
        let result = try Tool.run(arguments, folder: themes)
        #expect(result.status == 0)
        #expect(result.output == "4 files: 3 findings ignored by the baseline\n")
      }
      let text = try String(
        contentsOf: folder.folder.appendingPathComponent("known.json"),
        encoding: .utf8
      )
      #expect(text.contains("\"file\": \"Themes/library.yaml\""))
      try folder.write("theme: solo\ncolors: { text: black, background: white }", to: "solo.yaml")
      let stale = try Tool.run(["validate", "--baseline", "../known.json", "."], folder: themes)
      #expect(stale.output.contains("is no longer found in Themes/library.yaml"))
      let one = try Tool.run(
        ["validate", "--baseline", "../known.json", "solo.yaml"],
        folder: themes
      )
      #expect(one.output == "1 file: no problems\n")
    }
  }

  @Test("An unreadable file is reported, and other files are checked")
  func unreadable() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: \"#12\" }\n"]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.url("b.yaml"),
        withDestinationURL: folder.url("nowhere")
      )
      try FileManager.default.createDirectory(
        at: folder.url("c.yaml"),
        withIntermediateDirectories: false
      )
      let result = try folder.run("validate", "--format", "json")
      #expect(result.status == 1)
      #expect(result.errors == "3 files: 3 errors\n")
      for part in [
        "\"rule\": \"invalid-color\"", "'Themes/b.yaml' does not exist",
        "'Themes/c.yaml' is a folder, not a file",
      ] {
        #expect(result.output.contains(part), "\(part)")
      }
      let one = try folder.run("validate", "Themes/b.yaml")
      #expect(one.status == 1)
      #expect(
        one.output.hasPrefix(
          "Themes/b.yaml:1:1: error: 'Themes/b.yaml' does not exist [unreadable-file]\n"
        )
      )
      #expect(one.output.hasSuffix("1 file: 1 error\n"))
      #expect(try folder.run("resolve", "--theme", "a").status == 2)
    }
  }
}
