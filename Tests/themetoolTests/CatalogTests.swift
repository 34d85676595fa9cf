import Foundation
import Testing

@Suite("themetool and asset catalogs")
struct CatalogTests {
  /// A folder that is gone when the test is.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func export(_ folder: URL, _ arguments: String...) throws -> Tool.Result {
    try Tool.run(
      ["export", "--to", "xcassets", "--output", folder.appendingPathComponent("A.xcassets").path]
        + arguments
    )
  }

  private func text(_ folder: URL, _ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Findings of a catalog are ordered by position, with paths relative to the working folder")
  func order() throws {
    try withFolder { folder in
      let asset = folder.appendingPathComponent("C.xcassets/A.colorset")
      try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
      for (name, text) in [
        (
          "C.xcassets/A.colorset/Contents.json",
          "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"SRGB\",\"components\":"
            + "{\"red\":\"0\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}}],"
            + "\"info\":{\"author\":\"xcode\",\"version\":1}}"
        ),
        ("C.xcassets/Contents.json", "{\"info\":{\"author\":\"xcode\",\"version\":1}}"),
        ("library.yaml", "library: 1\ncatalogs: [C.xcassets]\n"),
        ("a.yaml", "theme: a\ncolors: { x: red }\n"),
      ] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      func places(_ path: String) throws -> [String] {
        try Tool.run(["validate", path], folder: folder).output.split(separator: "\n")
          .filter { $0.contains(": warning: ") }.map { String($0.prefix { $0 != " " }) }
      }
      let file = "C.xcassets/A.colorset/Contents.json"
      #expect(try places("C.xcassets") == ["\(file):1:1:", "\(file):1:56:", "\(file):1:118:"])
      #expect(try places(".") == ["\(file):1:56:"])
    }
  }

  @Test("Exported themes resolve to the same colors and are imported as the same themes")
  func roundTrip() throws {
    try withFolder { folder in
      #expect(try export(folder, "--theme", "pastel").status == 0)
      let catalog = folder.appendingPathComponent("A.xcassets").path
      for style in ["light", "dark"] {
        let theme = try Tool.run([
          "resolve", "--theme", "pastel", "--style", style, "--format", "css",
        ])
        let asset = try Tool.run(
          ["resolve", "--catalog", catalog, "--style", style, "--format", "json", "background"]
        )
        #expect(asset.status == 0)
        #expect(theme.status == 0)
        #expect(asset.output.contains("\"name\": \"background\""))
      }
      let validated = try Tool.run(["validate", catalog])
      #expect(validated.status == 0)
      let themes = folder.appendingPathComponent("Themes")
      let imported = try Tool.run(["import", catalog, "--theme", "pastel", "--output", themes.path])
      #expect(imported.status == 0)
      let second = folder.appendingPathComponent("B.xcassets").path
      let again = try Tool.run(
        ["export", "--themes", themes.path, "--to", "xcassets", "--output", second]
      )
      #expect(again.status == 0)
      let difference = try Tool.run(["diff", catalog, second])
      #expect(difference.output == "")
      #expect(difference.status == 0)
    }
  }

  @Test("Several themes have namespaces, or prefixes if requested")
  func names() throws {
    try withFolder { folder in
      let result = try export(folder, "--namespace", "Brand")
      #expect(result.status == 0)
      #expect(text(folder, "A.xcassets/Brand/pastel/accent.colorset/Contents.json") != nil)
      #expect(
        text(folder, "A.xcassets/Brand/Contents.json")?.contains("provides-namespace") == true
      )
    }
    try withFolder { folder in
      let result = try export(folder, "--per-theme", "prefix", "--components", "int")
      #expect(result.status == 0)
      let file = text(folder, "A.xcassets/pastel-accent.colorset/Contents.json")
      #expect(file?.contains("\"red\" : \"207\"") == true)
    }
  }

  @Test("A catalog with other colors is changed only with '--merge', and keeps them")
  func merge() throws {
    try withFolder { folder in
      let mine = folder.appendingPathComponent("A.xcassets/mine.colorset")
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
      let contents = "{\"colors\":[{\"idiom\":\"universal\"}],\"info\":{\"version\":1}}"
      try contents.write(
        to: mine.appendingPathComponent("Contents.json"),
        atomically: true,
        encoding: .utf8
      )
      let refused = try export(folder, "--theme", "pastel")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("--merge"))
      #expect(text(folder, "A.xcassets/accent.colorset/Contents.json") == nil)
      #expect(try export(folder, "--theme", "pastel", "--merge").status == 0)
      #expect(text(folder, "A.xcassets/mine.colorset/Contents.json") == contents)
      #expect(text(folder, "A.xcassets/accent.colorset/Contents.json") != nil)
      let copy = folder.appendingPathComponent("C.xcassets").path
      let copied = try Tool.run(
        [
          "export", "--catalog", folder.appendingPathComponent("A.xcassets").path, "--to",
          "xcassets", "--output", copy,
        ]
      )
      #expect(copied.status == 0)
      #expect(text(folder, "C.xcassets/mine.colorset/Contents.json") == contents)
    }
  }

  @Test("An invalid catalog has the exit status of validation, and a missing one that of failure")
  func failures() throws {
    try withFolder { folder in
      let set = folder.appendingPathComponent("A.xcassets/bad.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try "{".write(
        to: set.appendingPathComponent("Contents.json"),
        atomically: true,
        encoding: .utf8
      )
      let path = folder.appendingPathComponent("A.xcassets").path
      let invalid = try Tool.run(["validate", path])
      #expect(invalid.status == 1)
      #expect(invalid.output.contains("[syntax]"))
      let missing = try Tool.run(["validate", folder.path + "/A.xcasset"])
      #expect(missing.status == 2)
      let lost = try Tool.run(["resolve", "--catalog", folder.path + "/B.xcassets"])
      #expect(lost.status == 2)
      #expect(lost.errors.contains("did you mean 'A.xcassets'?"))
      let noValue = try Tool.run(["resolve", "--catalog", path, "bad"])
      #expect(noValue.status == 1)
      #expect(noValue.errors.contains("color 'bad' has no value for these traits"))
      let compared = try Tool.run(["diff", path, path])
      #expect(compared.status == 2)
    }
  }

  @Test(
    "Catalogs without colors are copied, compared and checked, but not imported",
    arguments: [
      [:],
      ["AccentColor.colorset": "{\"colors\":[{\"idiom\":\"universal\"}],\"info\":{\"version\":1}}"],
      ["Icon.imageset": "{\"images\":[{\"idiom\":\"universal\"}],\"info\":{\"version\":1}}"],
    ] as [[String: String]]
  )
  func withoutColors(assets: [String: String]) throws {
    try withFolder { folder in
      let info = "{\"info\":{\"author\":\"xcode\",\"version\":1}}"
      for (asset, text) in assets.merging([".": info], uniquingKeysWith: { $1 }) {
        let place = folder.appendingPathComponent("E.xcassets/\(asset)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appendingPathComponent("Contents.json"))
      }
      let copy = [
        "export", "--catalog", "E.xcassets", "--to", "xcassets", "--output", "F.xcassets",
      ]
      for arguments in [["validate", "E.xcassets"], copy, ["diff", "E.xcassets", "F.xcassets"]] {
        let run = try Tool.run(arguments, folder: folder)
        #expect(run.status == 0, "\(arguments) \(run.errors)")
        #expect(run.errors.contains("note: 'E.xcassets' has no color"), "\(arguments)")
      }
      #expect(text(folder, "F.xcassets/Contents.json") != nil)
      for arguments in [[], ["--themes", "groups"]] {
        let run = try Tool.run(
          ["import", "E.xcassets", "--output", "Out"] + arguments,
          folder: folder
        )
        #expect(run.status == 1)
        #expect(run.errors.contains("'E' has no color"), "\(run.errors)")
        #expect(run.errors.contains("nothing was imported"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Out"))
      }
      // A color without a value is an entry with an error; without an entry, nothing is shown.
      let resolved = try Tool.run(["resolve", "--catalog", "E.xcassets"], folder: folder)
      #expect(resolved.status == (assets.keys.contains("AccentColor.colorset") ? 1 : 2))
    }
  }

  @Test("A folder that is not a catalog is refused")
  func notACatalog() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("E.xcassets").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for arguments in [["validate", path], ["diff", path, path]] {
        let run = try Tool.run(arguments)
        #expect(run.status == 2)
        #expect((run.output + run.errors).contains("is not an asset catalog"))
      }
    }
  }

  @Test(
    "A catalog with unreadable files is not imported in part",
    arguments: [
      ["import", "C.xcassets", "--output", "Out"],
      ["export", "--catalog", "C.xcassets", "--to", "xcassets", "--output", "Out"],
    ]
  )
  func damaged(arguments: [String]) throws {
    try withFolder { folder in
      let asset = folder.appendingPathComponent("C.xcassets/A.colorset")
      try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
      let contents = asset.appendingPathComponent("Contents.json")
      try Data(#"{"colors":"#.utf8).write(to: contents)
      let run = try Tool.run(arguments, folder: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("C.xcassets/A.colorset/Contents.json:1:1: error: "))
      #expect(run.errors.contains("'C.xcassets' can't be read completely"))
      let out = folder.appendingPathComponent("Out").path
      #expect(!FileManager.default.fileExists(atPath: out))
    }
  }

  @Test("Colors without a value are entries with an error, and end with status 1")
  func missingValues() throws {
    let set = { (slots: String) in "{ \"colors\": [\(slots)], \"info\": {} }" }
    let value = """
      "color": { "color-space": "srgb", "components": {
        "red": "1", "green": "0", "blue": "0", "alpha": "1" } }, "idiom": "universal"
      """
    let dark = "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }],"
    let sets = [
      ("good", set("{ \(value) }")), ("dark", set("{ \(dark) \(value) }")), ("broken", "{"),
    ]
    try TemporaryThemes.with([:]) { themes in
      for (name, text) in sets {
        let folder = themes.folder.appendingPathComponent("A.xcassets/\(name).colorset")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
      }
      for style in ["light", "dark"] {
        let result = try themes.run(
          "resolve",
          "--catalog",
          "A.xcassets",
          "--format",
          "json",
          "--style",
          style
        )
        #expect(result.status == 1)
        let count = { (text: String) in result.output.components(separatedBy: text).count - 1 }
        #expect(count("\"name\": ") == 3, "\(result.output)")
        #expect(count("\"error\": ") == (style == "light" ? 2 : 1), "\(result.output)")
        #expect(result.errors.contains("'dark' has no value") == (style == "light"))
      }
      let good = try themes.run("resolve", "--catalog", "A.xcassets", "good")
      #expect(good.status == 1)
      #expect(!good.errors.contains("has no value"))
    }
  }
}
