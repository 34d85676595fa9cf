import Foundation
import Testing
import TestSupport

struct ListTests {
  @Test(
    "The list of names in a library equals its golden file",
    arguments: [
      ("overview", [] as [String]), ("themes", ["themes"]), ("colors", ["colors"]),
      ("groups", ["groups"]), ("hierarchies", ["hierarchies"]), ("nodes", ["nodes"]),
      ("traits", ["traits"]), ("json", ["--format", "json", "themes"]),
      ("traits-json", ["traits", "--format", "json"]),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["list"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
    try expectGolden(result.output, "list-\(name).txt")
  }

  @Test("Rules are listed without a library")
  func rules() throws {
    let result = try Tool.run(["list", "rules"], folder: URL(fileURLWithPath: "/"))
    #expect(result.status == 0)
    #expect(result.output.contains("contrast"))
    let other = try Tool.run(["list", "rules", "--themes", "missing"])
    #expect(other.status == 64)
    #expect(other.errors.contains("omit --themes"))
  }

  @Test("The colors of one theme are listed, and other lists have no theme")
  func theme() throws {
    let files = [
      "library.yaml": "library: 1\ndefault-theme: a\n", "a.yaml": "theme: a\ncolors: { x: red }\n",
      "b.yaml": "theme: b\nextends: a\ncolors: { x: blue, y: lime }\n",
    ]
    try TemporaryThemes.with(files) { themes in
      #expect(try themes.run("list", "colors", "--theme", "a").output == "x\n")
      #expect(try themes.run("list", "colors", "--theme", "b").output == "x\ny\n")
      let options = ["--theme", "b", "--color", "always", "--color-depth", "truecolor"]
      let colored = try Tool.run(["list", "colors"] + options, folder: themes.folder)
      #expect(colored.output.contains("48;2;0;0;255"), "\(colored.output)")
    }
    #expect(try Tool.run(["list", "colors", "--theme", "pastle"]).status == 64)
    #expect(try Tool.run(["list", "traits", "--theme", "standard"]).status == 64)
  }

  @Test(
    "A name of another kind is reported with the action to take",
    arguments: [
      (["resolve", "pastel"], 64, "'pastel' is a theme; use --theme pastel"),
      (["explain", "pastel"], 64, "'pastel' is a theme; use --theme pastel"),
      (
        ["explain", "badge"], 64, "'badge' is a group; name one of its colors: badge.new, badge.old"
      ),
      (["explain", "txt"], 64, "'txt' is not a color; did you mean 'text'?"),
      (["explain", "new"], 64, "'new' is not a color; did you mean 'badge.new'?"),
      (
        ["color", "accent"], 64,
        "'accent' is not a color name; a color of a theme is written '{accent}'"
      ),
      (["color", "{txt}"], 64, "'txt' is not a color; did you mean 'text'?"),
      (["resolv"], 64, "'resolv' is not a command; did you mean 'resolve'?"),
      (["help", "nothing"], 64, "'nothing' is not a command"),
    ]
  )
  func messages(arguments: [String], status: Int32, message: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").first.map(String.init) == "error: \(message)")
  }

  @Test("The colors of a theme can be references in color texts")
  func references() throws {
    let result = try Tool.run([
      "color", "{text}", "color-mix(in srgb, {text}, white)", "--theme", "pastel", "--format",
      "css",
    ])
    let contrast = try Tool.run(["color", "{text}", "--on", "{background}", "--format", "jsonl"])
    #expect(contrast.status == 0 && contrast.output.contains("contrast"))
    let explained = try Tool.run(["explain", "text", "--theme", "pastel"])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(explained.output.contains(result.output.prefix { $0 != "\n" }))
  }
}
