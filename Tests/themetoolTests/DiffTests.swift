import Foundation
import Testing
import TestSupport

@Suite("themetool diff")
struct DiffTests {
  /// A copy of the fixtures in which the files are changed, gone when the test is.
  private func withChanges(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let themes = folder.appendingPathComponent("Themes")
    try FileManager.default.copyItem(
      at: Tool.fixtures.appendingPathComponent("Themes"),
      to: themes
    )
    try FileManager.default.copyItem(at: themes, to: folder.appendingPathComponent("Old"))
    let file = themes.appendingPathComponent("standard.yaml")
    var text = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in [
      ("light: \"#111111\"", "light: \"#888888\""), ("scrim:", "veil:"),
      ("new: \"#ff0000\"", "fresh: lime\n    new: \"{badge.fresh}\""),
      ("old: \"light-dark(#777, #999)\"", "deep: navy"),
    ] {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    text += "deprecated: { badge.new: { use: badge.fresh }, accent: { reason: too loud } }\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    try body(folder)
  }

  @Test("What is compared is never replaced, and no library beside it is needed")
  func comparedFolders() throws {
    try withChanges { folder in
      let theme = folder.appendingPathComponent("Old/standard.yaml")
      let bytes = try Data(contentsOf: theme)
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("Themes"),
        to: folder.appendingPathComponent("New")
      )
      for output in ["Old/standard.yaml", "New/standard.yaml", "Old/notes.txt"] {
        let refused = try Tool.run(["diff", "Old", "New", "-o", output, "--force"], folder: folder)
        #expect(refused.status == 2, "\(output): \(refused.errors)")
      }
      #expect(try Data(contentsOf: theme) == bytes)
      let written = try Tool.run(["diff", "Old", "New", "-o", "notes.txt"], folder: folder)
      #expect(written.status == 1, "\(written.errors)")
    }
  }

  @Test(
    "A comparison of two libraries equals its golden file in each format",
    arguments: [
      (["--format", "text"], "diff.txt"), (["--color", "always"], "diff-color.txt"),
      (["--format", "json"], "diff.json"), (["--format", "markdown"], "diff.md"),
    ]
  )
  func formats(options: [String], golden: String) throws {
    try withChanges { folder in
      let result = try Tool.run(["diff", "Old", "Themes"] + options, folder: folder)
      #expect(result.status == 1)
      #expect(result.errors.isEmpty)
      try expectGolden(result.output, golden)
    }
  }

  @Test("A comparison of two themes by name reports their differences")
  func names() throws {
    let result = try Tool.run(["diff", "standard", "pastel"])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("standard → pastel\n  ~ accent\n"))
    let same = try Tool.run(["diff", "pastel", "pastel"])
    #expect(same.status == 0)
    #expect(same.output.isEmpty)
  }

  @Test("A file outside a theme folder replaces the theme with its name")
  func files() throws {
    try withChanges { folder in
      let old = try String(
        contentsOf: folder.appendingPathComponent("Old/pastel.yaml"),
        encoding: .utf8
      )
      let changed = old.replacingOccurrences(of: "l calc(c * 0.5) h", with: "l c h")
      // It extends a theme that only the library has.
      let piped = try Tool.run(["diff", "-", "Old/pastel.yaml"], folder: folder, input: changed)
      #expect(piped.status == 1)
      #expect(piped.errors.isEmpty)
      #expect(piped.output.hasPrefix("pastel\n  ~ accent\n"))
      let same = try Tool.run(["diff", "Old/pastel.yaml", "-"], folder: folder, input: old)
      #expect(same.status == 0)
      // The other folder's standard theme has other text.
      let inherited = try Tool.run(
        ["diff", "Old/pastel.yaml", "Themes/pastel.yaml"],
        folder: folder
      )
      #expect(inherited.status == 1)
      #expect(inherited.output.contains("  ~ text\n"))
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Link"),
        withDestinationURL: folder.appendingPathComponent("Old")
      )
      #expect(try Tool.run(["diff", "Link", "Old"], folder: folder).status == 0)
    }
  }

  @Test("Library files are compared with their themes")
  func libraryFile() throws {
    try withChanges { folder in
      let old = try String(
        contentsOf: folder.appendingPathComponent("Old/library.yaml"),
        encoding: .utf8
      )
      let result = try Tool.run(
        ["diff", "Old/library.yaml", "-"],
        folder: folder,
        input: old.replacingOccurrences(
          of: "default-theme: standard",
          with: "default-theme: pastel"
        )
      )
      #expect(result.status == 1)
      #expect(result.output == "the default theme\n  ~ standard → pastel\n")
    }
  }

  @Test(
    "A comparison that isn't possible ends with status 2",
    arguments: [
      (["standard", "pastell"], "did you mean 'pastel'?"),
      (["standard", "Themes"], "are not of the same kind"),
      (["standard", "A.xcassets"], "are not of the same kind"),
      (["Themes/app.yaml", "standard"], "is a hierarchy"),
      (["Themes/standart.yaml", "standard"], "did you mean 'standard.yaml'?"),
      (["-", "-"], "can't be both sides"),
      (["-", "standard"], "is not a file of a theme library"),
      (["standard", "--themes", "Nowhere", "pastel"], "Nowhere"),
    ]
  )
  func refused(arguments: [String], part: String) throws {
    let result = try Tool.run(["diff"] + arguments, input: "[]")
    // A name that no theme has is a wrong argument.
    #expect(result.status == (part == "did you mean 'pastel'?" ? 64 : 2))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(part))
  }

  @Test("An unreadable file ends with status 2, and a theme with another name is shown as renamed")
  func folders() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: red }\n"]) { themes in
      let copy = themes.folder.appendingPathComponent("New")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
      try "theme: b\ncolors: { x: red }\n".write(
        to: copy.appendingPathComponent("b.yaml"),
        atomically: true,
        encoding: .utf8
      )
      let renamed = try themes.run("diff", "Themes", "New")
      #expect(renamed.status == 1)
      #expect(renamed.output.hasSuffix("a → b  renamed\n"))
      try themes.write("x: [", to: "x.yaml")
      let result = try themes.run("diff", "New", "Themes")
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.errors.hasPrefix(
          "Themes/x.yaml:1:4: error: a value is missing after this, at the end of the file"
        )
      )
    }
  }

  @Test("A comparison of catalogs equals its golden file in each format")
  func catalogs() throws {
    try withChanges { folder in
      for (themes, catalog) in [("Old", "A.xcassets"), ("Themes", "B.xcassets")] {
        let made = try Tool.run(
          [
            "export", "--themes", themes, "--theme", "standard", "--to", "xcassets", "--output",
            catalog,
          ],
          folder: folder
        )
        #expect(made.status == 0)
      }
      for (format, golden) in [
        ("json", "diff-catalogs.json"), ("markdown", "diff-catalogs.md"),
      ] {
        let result = try Tool.run(
          ["diff", "A.xcassets", "B.xcassets", "--format", format],
          folder: folder
        )
        #expect(result.status == 1)
        try expectGolden(result.output, golden)
      }
    }
  }

  @Test(
    "A library with errors is compared, with its errors on standard error",
    arguments: [
      ("text", "  x b  now\n"), ("json", "\"error\": \"no valid value now\""),
      ("markdown", "| `b` | invalid<br>now |  |  | — |  |"),
    ]
  )
  func invalidColors(format: String, part: String) throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { a: red, b: red }\n"]) { themes in
      let copy = themes.folder.appendingPathComponent("New")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
      try "theme: a\ncolors: { a: blue, b: bleu }\n".write(
        to: copy.appendingPathComponent("a.yaml"),
        atomically: true,
        encoding: .utf8
      )
      let result = try themes.run("diff", "Themes", "New", "--format", format)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("New/a.yaml:2:23: error: "), "\(result.errors)")
      #expect(result.output.contains(part), "\(result.output)")
      #expect(result.output.contains("changed") || result.output.contains("  ~ a\n"))
      let same = try themes.run("diff", "Themes", "Themes", "--format", format)
      #expect(same.status == 0 && same.errors == "")
    }
  }
}
