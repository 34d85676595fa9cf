import Foundation
import Testing

@Suite("themetool format")
struct FormatTests {
  private let rough = "theme:   'a'\ncolors:\n    x:   'red' # x\n"
  private let canonical = "theme: a\ncolors:\n  x: red  # x\n"

  @Test("The files of the project are in canonical form")
  func shipped() throws {
    let result = try Tool.run(["format", "--check", "Themes"], folder: Tool.repository)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }

  @Test("The option '--check' lists files that would change, and changes nothing")
  func check() throws {
    try TemporaryThemes.with(["a.yaml": rough, "b.yml": canonical]) { themes in
      let result = try themes.run("format", "--check")
      #expect(result.status == 1)
      #expect(result.output == "Themes/a.yaml\n")
      #expect(try themes.text("a.yaml") == rough)
      #expect(try themes.run("format", "--check", "Themes/b.yml").status == 0)
    }
  }

  @Test("Files are formatted in place, with their permissions and through links")
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

  @Test("Only files of a library are formatted, also if others are named, as hooks do")
  func otherFiles() throws {
    let action = "name:   'x'\nruns: { using: 'composite' }\n"
    let config = "Host a\n   User b\n"
    try TemporaryThemes.with(
      ["a.yaml": canonical, "action.yml": action, "config.yaml": config]
    ) { themes in
      let folder = try themes.run("format", "Themes")
      #expect(folder.status == 0)
      #expect(folder.errors.isEmpty)
      #expect(try themes.text("action.yml") == action)
      #expect(try themes.text("config.yaml") == config)
      for (name, text) in [("config.yaml", config), ("action.yml", action)] {
        let named = try themes.run("format", "Themes/\(name)")
        #expect(named.status == 0)
        #expect(
          named.errors
            == "'Themes/\(name)' is not a theme, library or hierarchy file; it is not formatted\n"
        )
        #expect(try themes.text(name) == text)
      }
      try FileManager.default.removeItem(at: themes.url("a.yaml"))
      let none = try themes.run("format", "Themes")
      #expect(none.status == 2)
      #expect(none.errors == "error: 'Themes' has no theme, library or hierarchy file\n")
    }
  }

  @Test("A theme with errors is not changed, in a folder or by its path")
  func invalid() throws {
    let theme = "theme: t\ncolors:\n  a: red\n  b:   {a}\n"
    try TemporaryThemes.with(["t.yaml": theme, "u.yaml": rough]) { themes in
      for path in ["Themes", "Themes/t.yaml"] {
        let result = try themes.run("format", path)
        #expect(result.status == 1)
        #expect(result.errors.contains("'Themes/t.yaml' has errors and is not formatted\n"))
        #expect(try themes.text("t.yaml") == theme)
      }
      #expect(try themes.text("u.yaml") == canonical)
    }
  }

  @Test("Standard input is formatted to standard output")
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

  @Test("A file with errors is not changed, and others are formatted")
  func errors() throws {
    let broken = "theme: a\ncolors:\n    x: [\n"
    try TemporaryThemes.with(["a.yaml": broken, "b.yaml": rough]) { themes in
      let result = try themes.run("format")
      #expect(result.status == 1)
      #expect(result.errors.contains("Themes/a.yaml:"))
      #expect(try themes.text("a.yaml") == broken)
      #expect(try themes.text("b.yaml") == canonical)
      #expect(try themes.run("format", "Themes/b.yaml").status == 0)
      let missing = try themes.run("format", "Themes/c.yaml", "Themes/b.yaml")
      #expect(missing.status == 2)
      #expect(missing.errors.contains("'Themes/c.yaml' does not exist"))
    }
  }

  @Test("Unreadable entries of a folder don't prevent other files from being formatted")
  func unreadable() throws {
    try TemporaryThemes.with(["b.yaml": rough, "z.yaml": rough]) { themes in
      try FileManager.default.createDirectory(
        at: themes.url("a.yaml"),
        withIntermediateDirectories: false
      )
      try FileManager.default.createSymbolicLink(
        atPath: themes.url("c.yaml").path,
        withDestinationPath: "nowhere"
      )
      try #require(mkfifo(themes.url("d.yaml").path, 0o600) == 0)
      let check = try themes.run("format", "--check", "Themes")
      #expect(check.status == 2)
      #expect(check.output == "Themes/b.yaml\nThemes/z.yaml\n")
      let result = try themes.run("format", "Themes")
      #expect(result.status == 2)
      #expect(
        result.errors == """
          formatted Themes/b.yaml
          formatted Themes/z.yaml
          error: 'Themes/a.yaml' is a folder, not a file
          error: 'Themes/c.yaml' does not exist
          error: 'Themes/d.yaml' is a pipe, a socket or a device; a regular file is expected

          """
      )
      #expect(try themes.text("b.yaml") == canonical)
      #expect(try themes.text("z.yaml") == canonical)
    }
  }

  @Test("A path without a YAML extension and a folder without YAML files are errors")
  func notYAML() throws {
    try TemporaryThemes.with(["a.yaml": rough, "note.txt": "text\n", "a.json": "{\"a\": 1}\n"]) {
      themes in
      for name in ["note.txt", "a.json"] {
        let before = try themes.text(name)
        for arguments in [["format"], ["format", "--check"]] {
          let result = try Tool.run(arguments + ["Themes/\(name)"], folder: themes.folder)
          #expect(result.status == 2)
          #expect(
            result.errors == "error: 'Themes/\(name)' is not a YAML file: "
              + "its name must end in .yaml or .yml\n"
          )
          #expect(result.output == "")
        }
        #expect(try themes.text(name) == before)
      }
      try FileManager.default.createDirectory(
        at: themes.url("empty"),
        withIntermediateDirectories: false
      )
      let empty = try themes.run("format", "Themes/empty", "Themes/a.yaml")
      #expect(empty.status == 2)
      #expect(
        empty.errors
          == "formatted Themes/a.yaml\nerror: 'Themes/empty' has no YAML file\n"
      )
    }
  }

  @Test("Text that would be lost is reported, and the file is not changed")
  func lost() throws {
    let text = "theme: x\ncolors:\n  a: \"#fff\"\n... b: \"#000\"\n"
    try TemporaryThemes.with(["a.yaml": text]) { themes in
      let result = try themes.run("format")
      #expect(result.status == 1)
      #expect(result.errors.contains("Themes/a.yaml:4:5: error: text follows the end"))
      #expect(try themes.text("a.yaml") == text)
      let validation = try themes.run("validate")
      #expect(validation.status == 1)
      #expect(validation.output.contains("Themes/a.yaml:4:5: error: text follows the end"))
    }
  }
}
