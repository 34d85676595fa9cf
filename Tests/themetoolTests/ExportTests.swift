import Foundation
import Testing

@Suite("themetool export")
struct ExportTests {
  /// A folder that is gone when the test is.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func export(_ format: String, _ output: String, _ more: String...) throws -> Tool.Result {
    try Tool.run(["export", "--to", format, "--output", output] + more)
  }

  private func names(_ folder: URL) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test(
    "one file goes where it is named, or under its own name into a folder",
    arguments: [
      ("css", "themes.css"), ("scss", "themes.scss"), ("tailwind", "tailwind.css"),
      ("swift", "ThemeColors.swift"), ("json", "themes.json"),
    ]
  )
  func files(format: String, name: String) throws {
    try withFolder { folder in
      let first = try export(format, folder.path)
      let second = try export(format, folder.path + "/own.txt")
      #expect([first.status, second.status] == [0, 0])
      #expect(names(folder) == [name, "own.txt"].sorted())
      let paths = names(folder).map { folder.path + "/" + $0 }
      #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]))
    }
  }

  @Test("pages are a gallery that leads to a sheet of each theme, and one page for one theme")
  func pages() throws {
    try withFolder { folder in
      #expect(try export("html", folder.path + "/site").status == 0)
      let index = folder.appendingPathComponent("site/index.html")
      let text = try String(contentsOf: index, encoding: .utf8)
      let sheets = names(folder.appendingPathComponent("site")).filter { $0 != "index.html" }
      #expect(!sheets.isEmpty)
      for sheet in sheets { #expect(text.contains("<a href=\"\(sheet)\">"), "\(sheet)") }
      let theme = sheets[0].dropLast(5)
      let one = try export("html", folder.path + "/one.html", "--theme", String(theme))
      #expect(one.status == 0)
      let shown = try Tool.run(["preview", "--theme", String(theme), "--format", "html"])
      let page = try String(contentsOf: folder.appendingPathComponent("one.html"), encoding: .utf8)
      #expect(page == shown.output)
    }
  }

  @Test("several files fill a folder, and others in it stay")
  func folders() throws {
    try withFolder { folder in
      let output = folder.appendingPathComponent("res")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try "mine".write(
        to: output.appendingPathComponent("mine.txt"),
        atomically: true,
        encoding: .utf8
      )
      #expect(try export("android", output.path).status == 0)
      #expect(
        names(output).filter { $0.hasSuffix("xml") || $0.hasSuffix("txt") } == [
          "mine.txt", "values-night/theme_colors.xml", "values/theme_attrs.xml",
          "values/theme_colors.xml", "values/theme_overlays.xml",
        ]
      )
    }
  }

  @Test("what a format can't hold is told; under --strict nothing is written then")
  func losses() throws {
    try withFolder { folder in
      let told = try export("scss", folder.path + "/a.scss")
      #expect(told.status == 0)
      #expect(told.errors.contains("warning: Sass has nothing for 'level'"))
      let quiet = try export("scss", folder.path + "/a.scss", "--quiet")
      #expect(quiet.errors == "")
      let strict = try export("scss", folder.path + "/b.scss", "--strict")
      #expect(strict.status == 1)
      #expect(strict.errors.contains("warning: Sass has nothing for 'level'"))
      #expect(names(folder) == ["a.scss"])
      #expect(try export("css", folder.path + "/c.css", "--strict").status == 0)
    }
  }

  @Test("what can't be written leaves everything as it was, and ends with 2")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      for (format, output) in [
        ("css", "\(folder.path)/nowhere/a.css"), ("css", file.path + "/a.css"),
        ("dtcg", "\(folder.path)/nowhere/tokens"), ("dtcg", file.path),
        ("android", file.path + "/res"),
      ] {
        let result = try export(format, output, "--quiet")
        #expect(result.status == 2, "\(format) \(output)")
        #expect(result.errors.hasPrefix("error: "), "\(result.errors)")
      }
      #expect(names(folder) == ["file"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }

  @Test("what a library lacks for a format is said, and nothing is written")
  func lacking() throws {
    try withFolder { folder in
      let result = try export("base16", folder.path + "/schemes")
      #expect(result.status == 2)
      #expect(result.errors.contains("the library file maps no colours to the slots of a scheme"))
      let unknown = try export("css", folder.path + "/a.css", "--theme", "pastle")
      #expect(unknown.status == 2)
      #expect(names(folder) == [])
    }
  }

  @Test(
    "options that mean nothing for a format are refused",
    arguments: [
      ["--to", "scss", "--references"], ["--to", "json", "--styles", "media"],
      ["--to", "css", "--flavor", "catalog"], ["--to", "css", "--merge"],
      ["--to", "dtcg", "--catalog", "A.xcassets"], ["--to", "swift", "--namespace", "Brand"],
      ["--to", "pdf"], ["--to", "css", "--styles", "auto"],
    ]
  )
  func refused(options: [String]) throws {
    let result = try Tool.run(["export", "--output", "/nowhere"] + options)
    #expect(result.status == 64)
  }

  @Test("Swift code for a catalog finds the names that the catalog gets")
  func catalogNames() throws {
    try withFolder { folder in
      let names = ["--per-theme", "prefix", "--namespace", "Brand"]
      let code = folder.path + "/A.swift"
      let result = try Tool.run(
        ["export", "--to", "swift", "--flavor", "catalog", "--output", code] + names
      )
      #expect(result.status == 0)
      let text = try String(contentsOfFile: code, encoding: .utf8)
      #expect(text.contains(#"color_("Brand/badge/\(theme_)-new")"#))
    }
  }

  @Test(
    "Swift code with the themes inside is written where it is asked for, errors with their places"
  )
  func embedded() throws {
    try withFolder { folder in
      let arguments = ["export", "--to", "swift", "--flavor", "embedded", "--output", folder.path]
      #expect(try Tool.run(arguments).status == 0)
      #expect(names(folder) == ["ThemeSymbols.swift"])
      let code = folder.path + "/ThemeSymbols.swift"
      let text = try String(contentsOfFile: code, encoding: .utf8)
      #expect(text.contains("static let accent = "))
      let themes = folder.path + "/Themes"
      try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
      try "theme: one\ncolors:\n  a: \"{b}\"\n"
        .write(toFile: themes + "/one.yaml", atomically: true, encoding: .utf8)
      let result = try Tool.run(arguments + ["--themes", themes])
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("\(themes)/one.yaml:3:8: error: "), "\(result.errors)")
      #expect(try String(contentsOfFile: code, encoding: .utf8) == text)
    }
  }
}
