import Foundation
import Testing

@Suite("Commands without work")
struct NothingDoneTests {
  private static let files = [
    "plain.yaml": "theme: plain\ncolors: { a: red }\n", "../none/x.txt": "",
    "../bare/t.yaml": "theme: t\ncolors: {}\n",
    "../G.xcassets/Contents.json": "{\"info\":{\"author\":\"xcode\",\"version\":1}}",
  ]

  private func with(_ body: (TemporaryThemes) throws -> Void) throws {
    try TemporaryThemes.with([:]) { themes in
      for folder in ["none", "bare", "G.xcassets", "N.xcassets"] {
        let url = themes.folder.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      for (name, text) in Self.files { try themes.write(text, to: name) }
      try body(themes)
    }
  }

  @Test(
    "A command without work is an error with a reason",
    arguments: [
      (["validate", "none"], "'none' has no YAML file"),
      (
        ["validate", "N.xcassets"], "'N.xcassets' is not an asset catalog: it has no Contents.json"
      ),
      (
        ["validate", "--matrix", "Themes"], "no contrast pair to show"
      ),
      (
        ["resolve", "--catalog", "none"], "'none' is not an asset catalog: it has no Contents.json"
      ),
      (["resolve", "--catalog", "G.xcassets"], "no color was found in 'G.xcassets'"),
      (["resolve", "--themes", "bare"], "theme 't' has no color"),
      (["preview", "--themes", "bare"], "the library has no color to show"),
      (
        ["export", "--themes", "bare", "--to", "css", "-o", "-"],
        "the library has no color to export"
      ),
      (
        ["export", "--themes", "bare", "--to", "html", "-o", "x"],
        "the library has no color to export"
      ),
      (["import", "N.xcassets"], "'N.xcassets' is not an asset catalog"),
      (["tree"], "the library has no hierarchy: a YAML file whose first key is 'hierarchy:'"),
      (["redraw", "--set", "a:style=dark"], "the library has no hierarchy"),
    ]
  )
  func refused(arguments: [String], message: String) throws {
    try with { themes in
      let result = try Tool.run(arguments, folder: themes.folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("error: \(message)"), "\(result.errors)")
      #expect(result.output == "")
    }
  }

  @Test("An import of a catalog without colors is a finding")
  func emptyImport() throws {
    try with { themes in
      let result = try themes.run("import", "G.xcassets")
      #expect(result.status == 1)
      #expect(result.errors.contains("'G' has no color [empty-import]"))
    }
  }

  @Test(
    "An option with a single value is refused when repeated",
    arguments: [
      (["export", "--to", "css", "--to", "android", "-o", "x"], "'--to' is given 2 times"),
      (["export", "--to", "css", "-o", "a", "--output=b"], "'--output' is given 2 times"),
      (["resolve", "--style", "dark", "--style=light"], "'--style' is given 2 times"),
      (["resolve", "--format", "css", "--format", "css"], "'--format' is given 2 times"),
      (["import", "--from", "css", "--from", "dtcg", "x"], "'--from' is given 2 times"),
      (["color", "red", "--to", "oklab", "--to", "lab"], "'--to' is given 2 times"),
      (["resolve", "--style", "dark", "--trait", "style=light"], "set the trait 'style' twice"),
      (["validate", "--list-rules", "--explain", "contrast"], "can't be used together"),
      (["validate", "--matrix", "--write-baseline", "x"], "report no findings"),
      (
        ["export", "--catalog", "G.xcassets", "--theme", "a", "--to", "xcassets", "-o", "x"],
        "--theme can't be used with --catalog"
      ),
    ]
  )
  func repeated(arguments: [String], message: String) throws {
    try with { themes in
      let result = try Tool.run(arguments, folder: themes.folder)
      #expect(result.status == 64, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.contains("\nUsage: themetool \(arguments[0]) "), "\(result.errors)")
    }
  }

  @Test("Repeated flags and repeatable options are accepted")
  func repeatable() throws {
    try with { themes in
      for arguments in [
        ["resolve", "-q", "-q"], ["export", "--to", "css", "-o", "-", "--theme", "plain", "-q"],
        ["color", "red", "--on", "white", "--on", "black"], ["resolve", "--", "a", "a"],
      ] {
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 0, "\(result.errors)")
      }
    }
  }
}
