import Foundation
import Testing

@Suite("themetool import")
struct ImportTests {
  /// A folder that is gone when the test is.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static let tokens =
    ##"{"a":{"$type":"color","$value":"#f00"},"s":{"$type":"dimension","$value":"4px"}}"##

  @Test("A single theme is written to standard output, to a file or into a folder")
  func places() throws {
    try withFolder(["t.json": Self.tokens]) { folder in
      let shown = try Tool.run(["import", "t.json"], folder: folder)
      #expect(shown.status == 0)
      #expect(shown.output.contains("theme: t\n\ncolors:\n  a: \"#f00\"  # t.json:1\n"))
      #expect(shown.errors.contains("1 token is not a color"))
      let file = try Tool.run(["import", "-q", "t.json", "--output", "x.yaml"], folder: folder)
      #expect(file.errors == "")
      let filled = try Tool.run(["import", "t.json", "--output", "out"], folder: folder)
      #expect(filled.status == 0)
      #expect(names(folder.appendingPathComponent("out")) == ["t.yaml"])
      #expect(try Tool.run(["validate", "out"], folder: folder).status == 0)
      let named = try Tool.run(["import", "-q", "t.json", "--output", "-"], folder: folder)
      #expect(named.output == shown.output)
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      #expect(try Tool.run(["import", "-q", "t.json", "-o", "pipe"], folder: folder).status == 0)
      var bytes = [UInt8](repeating: 0, count: 2000)
      let count = read(reader, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == shown.output)
    }
  }

  @Test("The path '-' is standard output for one theme, and refused for several")
  func standardOutput() throws {
    let tokens = ["one.json": Self.tokens, "two.json": Self.tokens]
    try withFolder(tokens) { folder in
      let command = ["import", "one.json", "two.json", "--themes", "files", "--output", "-"]
      let result = try Tool.run(command, folder: folder)
      #expect(result.status == 64)
      #expect(result.output == "")
    }
  }

  private func text(_ folder: URL, _ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("What people add to imported files is kept, and edits of the rest are not replaced")
  func again() throws {
    let red = ##"{"a":{"$type":"color","$value":"#f00"}}"##
    try withFolder(["x.json": red, "y.json": red]) { folder in
      func run(_ arguments: String...) throws -> Tool.Result {
        try Tool.run(
          ["import", "--themes", "files", "--output", "out"] + arguments,
          folder: folder
        )
      }
      #expect(try run("x.json", "y.json").status == 0)
      let checks = "\n# Ours\nchecks:\n  - { contrast: [a, a], at-least: 1 }\n"
      let library = try #require(text(folder, "out/library.yaml"))
      try Data((library + checks).utf8).write(to: folder.appendingPathComponent("out/library.yaml"))
      #expect(try run("x.json", "y.json").status == 0)
      #expect(text(folder, "out/library.yaml") == library + checks)
      let theme = try #require(text(folder, "out/x.yaml"))
      let edited = theme.replacing("#f00", with: "#00f")
      try Data(edited.utf8).write(to: folder.appendingPathComponent("out/x.yaml"))
      let refused = try run("x.json", "y.json")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("error: 'out/x.yaml' was edited since it was imported"))
      #expect(text(folder, "out/x.yaml") == edited)
      #expect(try run("x.json", "y.json", "--force").status == 0)
      #expect(text(folder, "out/x.yaml") == theme)
      let fewer = try run("x.json")
      #expect(fewer.status == 0)
      #expect(fewer.errors.contains("note: 'out/y.yaml' is kept; an earlier import wrote it"))
    }
  }

  @Test("An import with any error writes nothing")
  func refused() throws {
    let files = [
      "good.json": Self.tokens, "bad.json": #"{"a":{"$type":"color","$value":"{b}"}}"#,
      "broken.json": "{", "empty.json": #"{"g":{}}"#, "out/old.yaml": "theme: old\n",
    ]
    try withFolder(files) { folder in
      for (path, status) in [("bad.json", 1), ("broken.json", 1), ("missing.json", 2)]
        as [(String, Int32)]
      {
        let result = try Tool.run(["import", "good.json", path, "--output", "out"], folder: folder)
        #expect(result.status == status, "\(path)")
        #expect(result.output == "")
        #expect(result.errors.contains("nothing was imported"))
        #expect(names(folder.appendingPathComponent("out")) == ["old.yaml"])
      }
      let strict = try Tool.run(
        ["import", "good.json", "empty.json", "--strict", "--output", "out"],
        folder: folder
      )
      #expect(strict.status == 1)
      #expect(strict.errors.contains("1 warning; nothing was imported"))
      #expect(names(folder.appendingPathComponent("out")) == ["old.yaml"])
      let blocked = try Tool.run(["import", "good.json", "--output", "bad.json/x"], folder: folder)
      #expect(blocked.status == 2)
      let wrong = try Tool.run(["import", "good.json", "--modifier", "a"], folder: folder)
      #expect(wrong.status == 64)
    }
  }

  @Test("An import with '--keep-going' writes themes without errors and ends with status 1")
  func keepGoing() throws {
    let files = [
      "good.json": ##"{"a":{"$type":"color","$value":"#f00"}}"##, "broken.json": "{",
      "empty.json": #"{"g":{}}"#, "bad.json": #"{"b":{"$type":"color","$value":"{c}"}}"#,
    ]
    try withFolder(files) { folder in
      let command = ["import", "--keep-going", "--output", "out"]
      let part = try Tool.run(command + ["good.json", "bad.json", "broken.json"], folder: folder)
      #expect(part.status == 1)
      #expect(part.errors.contains("'c' is not a token"))
      #expect(part.errors.contains("broken.json:1:1: error:"))
      #expect(part.errors.contains("2 errors; the rest was imported"))
      #expect(names(folder.appendingPathComponent("out")).contains("good.yaml"))
      #expect(try Tool.run(["validate", "out"], folder: folder).status == 0)
      for path in ["bad.json", "broken.json"] {
        let nothing = try Tool.run(
          ["import", "--keep-going", path, "--output", "none"],
          folder: folder
        )
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("nothing was imported"))
        #expect(names(folder.appendingPathComponent("none")) == [])
      }
      let whole = try Tool.run(command + ["-q", "good.json"], folder: folder)
      #expect(whole.status == 0)
      #expect(whole.errors == "")
      // Notes are no losses.
      let noted = try Tool.run(["import", "--strict", "good.json"], folder: folder)
      #expect(noted.status == 0 && noted.errors.contains("note: a color is a string"))
      let strict = try Tool.run(command + ["--strict", "good.json", "empty.json"], folder: folder)
      #expect(strict.status == 1)
      #expect(strict.errors.contains("1 warning; the rest was imported"))
    }
  }

  @Test("An import with '--keep-going' writes readable colors of a catalog")
  func partialCatalog() throws {
    let info = #""info":{"author":"xcode","version":1}"#
    let slot =
      #"{"idiom":"universal","color":{"color-space":"srgb","components":"#
      + #"{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}"#
    let files = [
      "A.xcassets/Contents.json": "{\(info)}",
      "A.xcassets/a.colorset/Contents.json": "{\"colors\":[\(slot)],\(info)}",
      "A.xcassets/b.colorset/Contents.json": "{\"colors\":[",
    ]
    try withFolder(files) { folder in
      #expect(try Tool.run(["import", "A.xcassets"], folder: folder).status == 2)
      let part = try Tool.run(["import", "A.xcassets", "--keep-going"], folder: folder)
      #expect(part.status == 1)
      #expect(part.output.hasSuffix("colors:\n  a: \"#FF0000\"\n"))
      #expect(part.errors.contains("'A.xcassets' can't be read completely; the rest was imported"))
    }
  }

  @Test("A library file without an ownership marker is not replaced")
  func library() throws {
    let files = [
      "one.json": ##"{"a":{"$type":"color","$value":"#f00"}}"##,
      "two.json": ##"{"a":{"$type":"color","$value":"#00f"}}"##,
      "out/library.yaml": "library: 1\n",
    ]
    try withFolder(files) { folder in
      let command = ["import", "one.json", "two.json", "--themes", "files", "--output"]
      let kept = try Tool.run(command + ["out"], folder: folder)
      #expect(kept.status == 2)
      #expect(kept.errors.contains("'out/library.yaml' exists and was not written by themetool"))
      #expect(names(folder.appendingPathComponent("out")) == ["library.yaml"])
      for _ in 0..<2 { #expect(try Tool.run(command + ["new"], folder: folder).status == 0) }
      #expect(
        names(folder.appendingPathComponent("new")) == ["library.yaml", "one.yaml", "two.yaml"]
      )
      #expect(
        try Tool.run(["import", "one.json", "two.json", "--themes", "files"], folder: folder).status
          == 64
      )
    }
  }

  @Test("A file without an ownership marker is not replaced, and an imported file is")
  func overwritten() throws {
    let files = [
      "standard.json": Self.tokens, "out/standard.yaml": "theme: standard\n",
      "own.yml": "theme: own\n",
    ]
    try withFolder(files) { folder in
      for path in ["out/standard.yaml", "own.yml"] {
        let place = folder.appendingPathComponent(path)
        let command = ["import", "-q", "standard.json", "--output", path]
        let refused = try Tool.run(command, folder: folder)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("'\(path)' exists and was not written by themetool"))
        #expect(try String(contentsOf: place, encoding: .utf8) == files[path])
      }
      let place = folder.appendingPathComponent("out")
      let before = names(place)
      let refused = try Tool.run(["import", "-q", "standard.json", "-o", "out"], folder: folder)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("'out/standard.yaml' exists and was not written by"))
      #expect(names(place) == before)
      for _ in 0..<2 {
        for output in ["new", "new.yaml"] {
          let made = try Tool.run(["import", "-q", "standard.json", "-o", output], folder: folder)
          #expect(made.status == 0, "\(made.errors)")
        }
      }
    }
  }

  @Test(
    "The path '-' is standard input in any format",
    arguments: [tokens, "a: { value: '#f00' }\n", ":root { --a: #f00 }"]
  )
  func standardInput(text: String) throws {
    let result = try Tool.run(["import", "-q", "-"], input: text)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("# Imported by themetool from standard input ("))
    #expect(
      result.output.contains("theme: imported\n\ncolors:\n  a: \"#f00\"  # standard input:1\n")
    )
    #expect(try Tool.run(["import", "-", "x.json"], input: text).status == 64)
    #expect(try Tool.run(["import", "-"], input: "").status == 1)
  }

  @Test("Themes in the namespaces of a catalog are imported as themes")
  func catalog() throws {
    try withFolder([:]) { folder in
      let catalog = folder.appendingPathComponent("All.xcassets").path
      let out = folder.appendingPathComponent("Themes").path
      #expect(try Tool.run(["export", "--to", "xcassets", "--output", catalog]).status == 0)
      #expect(try Tool.run(["import", catalog, "--themes", "groups", "--output", out]).status == 0)
      #expect(try Tool.run(["validate", out]).status == 0)
      // Its own files may be replaced.
      #expect(try Tool.run(["import", catalog, "--themes", "groups", "--output", out]).status == 0)
      let second = folder.appendingPathComponent("Again.xcassets").path
      #expect(
        try Tool.run(["export", "--themes", out, "--to", "xcassets", "--output", second]).status
          == 0
      )
      let difference = try Tool.run(["diff", catalog, second])
      #expect(difference.output == "")
      #expect(difference.status == 0)
    }
  }
}
