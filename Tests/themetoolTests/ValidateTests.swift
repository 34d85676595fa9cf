import Foundation
import Testing
import TestSupport

@Suite("themetool validate")
struct ValidateTests {
  /// A folder of files that is gone when the test is.
  private func withThemes(
    _ files: [String: String],
    _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    let themes = folder.appendingPathComponent("Themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(
        to: themes.appendingPathComponent(name),
        atomically: true,
        encoding: .utf8
      )
    }
    try body(folder)
  }

  @Test("A library without findings ends with status 0 and a summary")
  func clean() throws {
    let result = try Tool.run(["validate"])
    #expect(result.status == 0)
    #expect(result.output == "4 files: no problems\n")
    #expect(try Tool.run(["validate", "--quiet"]).output.isEmpty)
  }

  @Test("Warnings are accepted, and are errors with '--strict'")
  func strict() throws {
    try withThemes(["a.yaml": "theme: a\ncolors: { x: { dark: red } }\n"]) { folder in
      let result = try Tool.run(["validate"], folder: folder)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("Themes/a.yaml:2:11: warning: "))
      #expect(result.output.hasSuffix("1 file: 1 warning\n"))
      #expect(try Tool.run(["validate", "--strict"], folder: folder).status == 1)
    }
  }

  @Test("A file is checked with its folder, and only its own findings are reported")
  func oneFile() throws {
    let files = [
      "a.yaml": "theme: a\ncolors: { x: redd, y: red, z: red }\n",
      "b.yaml": "theme: b\nextends: a\ncolors: { y: bleu, z: \"{x}\" }\n",
    ]
    try withThemes(files) { folder in
      let both = try Tool.run(["validate", "Themes"], folder: folder)
      #expect(both.status == 1)
      #expect(both.output.contains("Themes/a.yaml:2:"))
      #expect(both.output.hasSuffix("2 files: 2 errors\n"))
      let one = try Tool.run(["validate", "Themes/b.yaml"], folder: folder)
      #expect(one.status == 1)
      #expect(one.output.contains("Themes/b.yaml:3:"))
      #expect(one.output.hasSuffix("1 file: 1 error\n"))
      #expect(!one.output.contains("Themes/a.yaml"))
    }
  }

  @Test(
    "An unreadable path ends with status 2",
    arguments: [
      (["Nowhere"], "error: "), (["Themes/standart.yaml"], "did you mean 'standard.yaml'?"),

    ]
  )
  func unreadable(paths: [String], part: String) throws {
    let result = try Tool.run(["validate"] + paths)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(part))
  }

  @Test("Every finding shows its line with a caret")
  func frames() throws {
    let text = """
      theme: a
      colors:
        気温: "#ff00"
        warm: "#ff0g00"
        cold: "{ice.500}"
        calm: rgb(1, 2 3)
        loop: "{pool}"
        pool: "{loop}"
      """
    try withThemes(["a.yaml": text]) { folder in
      let result = try Tool.run(["validate"], folder: folder)
      #expect(result.status == 1)
      try expectGolden(result.output, "validate-frames.txt")
    }
  }
}
