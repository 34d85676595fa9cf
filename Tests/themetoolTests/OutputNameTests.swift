import Foundation
import Testing

@Suite("Outputs by file name")
struct OutputNameTests {
  private func with(_ body: (TemporaryThemes) throws -> Void) throws {
    let files = [
      "one.yaml": "theme: one\ncolors: { a: red, b: { light: white, dark: black } }\n",
      "two.yaml": "theme: two\ncolors: { a: blue, b: { light: white, dark: black } }\n",
      "library.yaml": "library: 1\ndefault-theme: one\n",
    ]
    try TemporaryThemes.with(files, body)
  }

  private func text(_ themes: TemporaryThemes, _ path: String) throws -> String {
    try String(contentsOf: themes.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "The extension of the output determines the format, also in new folders",
    arguments: [
      (["export"], "site/x.css", "css"), (["export"], "x.SCSS", "scss"),
      (["export"], "a/b/x.json", "json"), (["export"], "Code/x.swift", "swift"),
      (["export", "--flavor", "embedded"], "x.swift", "swift"),
      (["export", "--styles", "media"], "./y/x.css", "css"),
    ]
  )
  func exports(command: [String], path: String, format: String) throws {
    try with { themes in
      let result = try Tool.run(command + ["--output", path], folder: themes.folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors == "wrote \(path)\n")
      #expect(result.output == "")
      // Without an output, a file is written to standard output.
      let shown = try Tool.run(command + ["--to", format], folder: themes.folder)
      #expect(shown.output == (try text(themes, path)))
      #expect(shown.errors == "")
      let quiet = try Tool.run(command + ["-q", "--output", path], folder: themes.folder)
      #expect(quiet.errors == "")
    }
  }

  @Test("A catalog is written under its name, and several files into a folder")
  func folders() throws {
    try with { themes in
      for (arguments, message) in [
        (["--output", "New/A.xcassets"], "wrote 7 files to New/A.xcassets/\n"),
        (["--catalog", "New/A.xcassets", "-o", "B.xcassets/"], "wrote 7 files to B.xcassets/\n"),
        (["--to", "dtcg", "-o", "a/tokens"], "wrote 4 files to a/tokens/\n"),
        (["--to", "html", "-o", "a/site/"], "wrote 1 file to a/site/\n"),
        (["--to", "css", "-o", "b/c/"], "wrote b/c/themes.css\n"),
        (["--to", "css", "-o", "b//"], "wrote b/themes.css\n"),
      ] {
        let result = try Tool.run(["export"] + arguments, folder: themes.folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.hasSuffix(message), "\(result.errors)")
      }
      let imported = try themes.run("import", "-o", "x/y", "a/tokens/themes.resolver.json")
      #expect(imported.errors.hasSuffix("wrote 3 files to x/y/\n"), "\(imported.errors)")
    }
  }

  @Test("A page has all themes, in a file and on standard output")
  func page() throws {
    try with { themes in
      let result = try themes.run("export", "--to", "html", "--output", "out/all.html")
      #expect(result.status == 0)
      #expect(result.errors == "wrote out/all.html\n")
      let page = try text(themes, "out/all.html")
      #expect(page.contains("\"axes\": [{ \"name\": \"theme\", \"values\": ["))
      #expect(try themes.run("export", "--to", "html").output == page)
      #expect(try themes.run("export", "--output", "out/all.html").status == 0)
    }
  }

  @Test("The extension of a preview determines the format of the image")
  func previews() throws {
    try with { themes in
      // Text has no ending of its own: it is written where it is requested.
      #expect(try themes.run("preview", "--output", "x.txt").status == 64)
      for (path, options, start) in [
        ("p/x.svg", [], "<svg "), ("p/x.html", [], "<!doctype html>"),
        ("p/y.htm", [], "<!doctype html>"), ("x.txt", ["--format", "ansi"], "Made by themetool"),
      ] {
        let command = ["preview", "--output", path] + options
        let result = try Tool.run(command, folder: themes.folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors == "wrote \(path)\n")
        #expect(try text(themes, path).hasPrefix(start))
        #expect(try Tool.run(command + ["-q"], folder: themes.folder).errors == "")
      }
    }
  }

  @Test(
    "A name that contradicts the format is refused",
    arguments: [
      (
        ["export", "--to", "html", "-o", "x.svg"],
        "'--to html' contradicts '--output x.svg'; expected a name that ends in .html"
      ),
      (["export", "--to", "css", "-o", "x.scss"], "expected a name that ends in .css"),
      (["export", "--to", "dtcg", "-o", "x.json"], "expected another ending"),
      (["export", "--to", "css", "-o", "A.xcassets"], "expected a name that ends in .css"),
      (["export", "-o", "x.png"], "'export' does not write png"),
      (
        ["preview", "--format", "html", "-o", "x.svg"],
        "'--format html' contradicts '--output x.svg'; expected a name that ends in .html"
      ),
      (["preview", "--format", "ansi", "-o", "x.svg"], "expected another ending"),
      (["preview", "-o", "x.css"], "'preview' does not write css"),
      (["export"], "no format is given"), (["export", "-o", "x.txt"], "no format is given"),
      (["export", "--to", "dtcg"], "format 'dtcg' writes a folder; add --output FOLDER"),
      (["export", "--to", "xcassets"], "format 'xcassets' writes a folder; add --output FOLDER"),
    ]
  )
  func contradictions(arguments: [String], message: String) throws {
    try with { themes in
      let result = try Tool.run(arguments, folder: themes.folder)
      #expect(result.status == 64)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("error: "), "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("The name of an existing folder doesn't determine the format")
  func existingFolder() throws {
    try with { themes in
      try FileManager.default.createDirectory(
        at: themes.folder.appendingPathComponent("site.html"),
        withIntermediateDirectories: true
      )
      let result = try themes.run("export", "--to", "css", "-o", "site.html")
      #expect(result.errors == "wrote site.html/themes.css\n")
    }
  }

  @Test("Folders that were created for a failed output are removed")
  func failure() throws {
    try with { themes in
      try FileManager.default.createDirectory(
        at: themes.folder.appendingPathComponent("full/x.css"),
        withIntermediateDirectories: true
      )
      let long = String(repeating: "n", count: 300)
      let result = try themes.run("export", "--to", "css", "-o", "new/deep/\(long)")
      #expect(result.status == 2)
      let left = try FileManager.default.contentsOfDirectory(atPath: themes.folder.path)
      #expect(left.sorted() == ["Themes", "full"])
      for path in ["Themes/one.yaml/x/a.css", "Themes/one.yaml/a.css"] {
        let blocked = try themes.run("export", "--to", "css", "-o", path)
        #expect(blocked.status == 2)
        #expect(blocked.errors.contains("another file or folder is in its place"))
      }
    }
  }
}
