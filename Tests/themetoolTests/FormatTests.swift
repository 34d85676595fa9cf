import Foundation
import Testing

@Suite("themetool format")
struct FormatTests {
  private let rough = "theme:   'a'\ncolors:\n    x:   'red' # x\n"
  private let canonical = "theme: a\ncolors:\n  x: red  # x\n"

  @Test("the files of the project are in canonical form")
  func shipped() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let result = try Tool.run(["format", "--check", "Themes"], folder: root)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }

  @Test("--check lists what would change, and changes nothing")
  func check() throws {
    try TemporaryThemes.with(["a.yaml": rough, "b.yml": canonical]) { themes in
      let result = try themes.run("format", "--check")
      #expect(result.status == 1)
      #expect(result.output == "Themes/a.yaml\n")
      #expect(try themes.text("a.yaml") == rough)
      #expect(try themes.run("format", "--check", "Themes/b.yml").status == 0)
    }
  }

  @Test("files are formatted in place, once, with their permissions and through links")
  func inPlace() throws {
    try TemporaryThemes.with(["a.yaml": rough, "note.txt": rough]) { themes in
      let path = themes.url("a.yaml").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let link = themes.folder.appendingPathComponent("link.yaml").path
      try FileManager.default.createSymbolicLink(
        atPath: link,
        withDestinationPath: "Themes/a.yaml"
      )
      let first = try themes.run("format", "link.yaml", "Themes")
      #expect(first.status == 0)
      #expect(first.output.isEmpty)
      #expect(first.errors == "formatted link.yaml\n")
      #expect(try themes.text("a.yaml") == canonical)
      #expect(try themes.text("note.txt") == rough)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Themes/a.yaml")
      let second = try themes.run("format")
      #expect(second.status == 0)
      #expect(second.errors.isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: themes.url("").path)
      #expect(Set(names) == ["a.yaml", "note.txt"])
    }
  }

  @Test("standard input is formatted to standard output")
  func input() throws {
    let result = try Tool.run(["format", "-"], input: rough)
    #expect(result.status == 0)
    #expect(result.output == canonical)
    #expect(try Tool.run(["format", "--check", "-"], input: rough).status == 1)
    #expect(try Tool.run(["format", "--check", "-"], input: canonical).status == 0)
    let broken = try Tool.run(["format", "-"], input: "a: [\n")
    #expect(broken.status == 1)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.contains("[syntax]"))
    #expect(try Tool.run(["format", "-", "Themes"]).status == 64)
  }

  @Test("a file with errors is left alone, and others are formatted")
  func errors() throws {
    let broken = "theme: a\ncolors:\n    x: [\n"
    try TemporaryThemes.with(["a.yaml": broken, "b.yaml": rough]) { themes in
      let result = try themes.run("format")
      #expect(result.status == 1)
      #expect(result.errors.contains("Themes/a.yaml:"))
      #expect(try themes.text("a.yaml") == broken)
      #expect(try themes.text("b.yaml") == canonical)
      let missing = try themes.run("format", "Themes/c.yaml", "Themes/b.yaml")
      #expect(missing.status == 2)
      #expect(missing.errors.contains("'Themes/c.yaml' does not exist"))
    }
  }
}
