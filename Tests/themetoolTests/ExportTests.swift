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
    "A single file is written to its path, or under its default name into a folder",
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

  @Test("The exported page is that of preview with an ownership marker, alone in a folder")
  func pages() throws {
    try withFolder { folder in
      #expect(try export("html", folder.path + "/site").status == 0)
      #expect(names(folder.appendingPathComponent("site")) == ["index.html"])
      #expect(try export("html", folder.path + "/one.html").status == 0)
      let page = try String(contentsOf: folder.appendingPathComponent("one.html"), encoding: .utf8)
      let index = folder.appendingPathComponent("site/index.html")
      #expect(try String(contentsOf: index, encoding: .utf8) == page)
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[1].hasPrefix("<!-- Made by themetool from "))
      let shown = try Tool.run(["preview", "--format", "html"])
      #expect((lines[..<1] + lines[2...]).joined(separator: "\n") == shown.output)
    }
  }

  @Test("Several files are written into a folder, and its other files are kept")
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

  @Test("A loss is reported, and prevents the output with '--strict'")
  func losses() throws {
    try withFolder { folder in
      let told = try export("scss", folder.path + "/a.scss")
      #expect(told.status == 0)
      #expect(told.errors.contains("warning: Sass has no equivalent of 'level'"))
      let quiet = try export("scss", folder.path + "/a.scss", "--quiet")
      #expect(quiet.errors == "")
      let strict = try export("scss", folder.path + "/b.scss", "--strict")
      #expect(strict.status == 1)
      #expect(strict.errors.contains("warning: Sass has no equivalent of 'level'"))
      #expect(names(folder) == ["a.scss"])
      #expect(try export("css", folder.path + "/c.css", "--strict").status == 0)
    }
  }

  @Test("An output that can't be written leaves all files unchanged and ends with status 2")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      for (format, output) in [
        ("css", file.path + "/a.css"), ("css", file.path + "/a/b.css"), ("dtcg", file.path),
        ("dtcg", file.path + "/a/b"),
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

  @Test("A library without required declarations is reported, and nothing is written")
  func lacking() throws {
    try withFolder { folder in
      let result = try export("base16", folder.path + "/schemes")
      #expect(result.status == 2)
      #expect(result.errors.contains("the library file maps no colors to the slots of a scheme"))
      let unknown = try export("css", folder.path + "/a.css", "--theme", "pastle")
      #expect(unknown.status == 64)
      #expect(names(folder) == [])
    }
  }

  @Test(
    "A color that one theme lacks is reported by all commands that write whole themes",
    arguments: [["html", "Out"], ["swift", "x.swift", "--flavor", "embedded"]]
  )
  func missing(arguments: [String]) throws {
    let files = [
      "one.yaml": "theme: one\ncolors: { a: red, only: green }\n",
      "two.yaml": "theme: two\ncolors: { a: blue }\n",
      "library.yaml": "library: 1\ndefault-theme: one\n",
    ]
    try TemporaryThemes.with(files) { themes in
      let result = try Tool.run(
        ["export", "--to", arguments[0], "-o"] + arguments.dropFirst(),
        folder: themes.folder
      )
      #expect(result.status == 0)
      #expect(result.errors.contains("theme 'two' lacks colors that other themes have"))
    }
  }

  @Test(
    "Options without effect on a format are refused",
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

  @Test("Swift code for a catalog uses the names of the catalog")
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
    "Swift code with embedded themes is written to its path, and errors have positions"
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
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("\(themes)/one.yaml:3:8: error: "), "\(result.errors)")
      #expect(try String(contentsOfFile: code, encoding: .utf8) == text)
    }
  }

  @Test(
    "An export with a color without a valid value is refused, or lacks it with --keep-going",
    arguments: [
      ([], false), (["--keep-going"], true), (["--keep-going", "--theme", "b"], true),
    ]
  )
  func invalidColors(options: [String], isWritten: Bool) throws {
    let files = [
      "a.yaml": "theme: a\ncolors: { link: blue }\n",
      "b.yaml": "theme: b\ncolors: { link: blue, text: blakc, veil: \"{text}\" }\n",
    ]
    try TemporaryThemes.with(files) { themes in
      let run = ["export", "--output", "x.css"] + options
      let result = try Tool.run(run, folder: themes.folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("Themes/b.yaml:2:"))
      let list = "'text' (Themes/b.yaml:2:29), 'veil'"
      #expect(result.errors.contains("left out of 'x.css': \(list)\n") == isWritten)
      #expect(
        result.errors.contains("error: output 'x.css' has colors without a valid value: \(list);")
          != isWritten
      )
      let written = try? String(
        contentsOf: themes.folder.appendingPathComponent("x.css"),
        encoding: .utf8
      )
      #expect((written != nil) == isWritten)
      #expect(written.map { $0.contains("link") && !$0.contains("veil") } ?? true)
      let other = try Tool.run(
        ["export", "--output", "y.css", "--theme", "a"],
        folder: themes.folder
      )
      #expect(other.status == 0 && other.errors == "wrote y.css\n")
    }
  }

  @Test("The path '-' is standard output for one file, and refused for several")
  func standardOutput() throws {
    try withFolder { folder in
      for format in ["css", "scss", "tailwind", "swift", "json"] {
        #expect(try export(format, folder.path + "/a", "-q").status == 0)
        let text = try String(contentsOfFile: folder.path + "/a", encoding: .utf8)
        let shown = try export(format, "-", "-q")
        #expect(shown.status == 0)
        #expect(shown.output == text)
      }
      let embedded = try export("swift", "-", "--flavor", "embedded")
      #expect(embedded.output.contains("static let accent = "))
      let page = try export("html", "-")
      let shown = try Tool.run(["preview", "--format", "html", "-o", "-"])
      #expect(page.output.hasPrefix("<!doctype html>\n<!-- Made by themetool from "))
      #expect(page.output.hasSuffix(shown.output.dropFirst("<!doctype html>\n".count)))
      for format in ["android", "dtcg", "base16", "xcassets"] {
        let result = try export(format, "-")
        #expect(result.status == 64, "\(format)")
        #expect(result.output == "", "\(format)")
      }
    }
  }

  @Test("An export into the working folder or its parent keeps the folder")
  func workingFolder() throws {
    try withFolder { folder in
      let project = folder.appendingPathComponent("project")
      let inner = project.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let themes = Tool.fixtures.appendingPathComponent("Themes").path
      let number = try FileManager.default.attributesOfItem(atPath: project.path)
      for (place, output) in [(project, "."), (inner, ".."), (inner, project.path)] {
        let result = try Tool.run(
          ["export", "-q", "--themes", themes, "--to", "dtcg", "--output", output],
          folder: place
        )
        #expect(result.status == 0, "\(result.errors)")
        let after = try FileManager.default.attributesOfItem(atPath: project.path)
        #expect(
          number[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64
        )
        #expect(names(project).contains("themes.resolver.json"))
        #expect(!names(project).contains { $0.contains("partial") })
      }
      #expect(names(folder).filter { $0.contains("partial") } == [])
    }
  }

  @Test("A full disk leaves all files unchanged", arguments: ["css", "dtcg"])
  func fullDisk(format: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("out")
      if format == "css" {
        // An earlier export, which this one may replace.
        try "/* Made by themetool from a.yaml; changes here are lost. */"
          .write(to: file, atomically: true, encoding: .utf8)
      } else {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // No file may be longer than a block or two.
      process.arguments = [
        "-c", "ulimit -f 1; exec \"$0\" export -q --to \(format) --output \"$1\"",
        Tool.executable.path, file.path,
      ]
      process.currentDirectoryURL = Tool.fixtures
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(text.contains("larger than files may be"), "\(text)")
      #expect(names(folder) == ["out"])
    }
  }

  @Test("Obsolete files of a previous export are removed, and others are kept")
  func earlierFiles() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: { light: red, dark: blue } }"]) {
      themes in
      let res = themes.folder.appendingPathComponent("res")
      #expect(try themes.run("export", "--to", "android", "--output", "res").status == 0)
      #expect(names(res).contains("values-night/theme_colors.xml"))
      try themes.write("theme: a\ncolors: { x: lime }", to: "a.yaml")
      #expect(try themes.run("export", "--to", "android", "--output", "res").status == 0)
      #expect(!names(res).contains { $0.contains("night") })

      try themes.write("theme: b\ncolors: { x: red }", to: "b.yaml")
      let first = themes.folder.appendingPathComponent("tokens")
      let pages = themes.folder.appendingPathComponent("site")
      #expect(try themes.run("export", "--to", "dtcg", "--output", "tokens").status == 0)
      #expect(try themes.run("export", "--to", "html", "--output", "site").status == 0)
      #expect(names(first) == ["a.tokens.json", "b.tokens.json", "themes.resolver.json"])
      #expect(names(pages) == ["index.html"])
      // Earlier versions wrote a page for each theme.
      let old = "<!doctype html>\n<!-- Made by themetool from a.yaml; changes here are lost. -->\n"
      try Data(old.utf8).write(to: pages.appendingPathComponent("a.html"))
      for file in [
        first.appendingPathComponent("my.tokens.json"), pages.appendingPathComponent("my.html"),
      ] {
        try Data("mine".utf8).write(to: file)
      }
      try FileManager.default.removeItem(at: themes.url("b.yaml"))
      #expect(try themes.run("export", "--to", "dtcg", "--output", "tokens").status == 0)
      #expect(try themes.run("export", "--to", "html", "--output", "site").status == 0)
      #expect(names(first) == ["a.tokens.json", "my.tokens.json", "themes.resolver.json"])
      #expect(names(pages) == ["index.html", "my.html"])
    }
  }

  @Test("Files of other libraries and of other themes are kept")
  func otherLibraries() throws {
    func theme(_ name: String) -> String { "theme: \(name)\ncolors: { x: red }" }
    try TemporaryThemes.with(["a.yaml": theme("a"), "b.yaml": theme("b")]) { themes in
      let tokens = themes.folder.appendingPathComponent("tokens")
      let all = ["a.tokens.json", "b.tokens.json", "themes.resolver.json"]
      let command = ["export", "--to", "dtcg", "--output", "tokens"]
      #expect(try Tool.run(command, folder: themes.folder).status == 0)
      #expect(try Tool.run(command + ["--theme", "a"], folder: themes.folder).status == 0)
      #expect(names(tokens) == all)
      try TemporaryThemes.with(["c.yaml": theme("c"), "d.yaml": theme("d")]) { others throws in
        let output = ["export", "--to", "dtcg", "--output", tokens.path]
        #expect(try Tool.run(output, folder: others.folder).status == 0)
      }
      #expect(names(tokens) == (all + ["c.tokens.json", "d.tokens.json"]).sorted())
    }
  }

  @Test("A loss in a catalog is reported, and prevents the output with '--strict'")
  func catalogLosses() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: color(rec2020 0 1 0), y: red }"]) {
      themes in
      let arguments = ["export", "--to", "xcassets", "--output", "A.xcassets"]
      let strict = try Tool.run(arguments + ["--strict"], folder: themes.folder)
      #expect(strict.status == 1)
      #expect(strict.errors.contains("wider than Display P3"))
      #expect(names(themes.folder) == ["Themes", "Themes/a.yaml"])
      let told = try Tool.run(arguments, folder: themes.folder)
      #expect(told.status == 0)
      #expect(told.errors == strict.errors + "wrote 3 files to A.xcassets/\n")
      let quiet = try Tool.run(arguments + ["-q"], folder: themes.folder)
      #expect(quiet.errors == "")
    }
  }
}
