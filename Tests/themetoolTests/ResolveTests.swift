import Foundation
import Testing
import TestSupport

@Suite("themetool resolve")
struct ResolveTests {
  @Test(
    "The output for a theme equals its golden file",
    arguments: [
      ("swatches", ["--color", "never"]),
      ("swatches-truecolor", ["--color", "always", "--color-depth", "truecolor"]),
      ("swatches-256", ["--color", "always", "--color-depth", "256"]),
      ("swatches-16", ["--color", "always", "--color-depth", "16"]),
      ("table", ["--format", "table"]),
      ("json", ["--format", "json", "--style", "dark"]),
      ("css", ["--format", "css", "--gamut", "p3"]),
      ("node", ["--hierarchy", "app", "--node", "sidebar", "--format", "json"]),
    ]
  )
  func goldens(name: String, options: [String]) throws {
    let result = try Tool.run(["resolve", "--theme", "pastel"] + options, environment: utf8)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try expectGolden(result.output, "resolve-\(name).txt")
  }

  private let utf8 = ["LANG": "C.UTF-8"]

  @Test(
    "Requested traits determine the value",
    arguments: [
      (["--style", "light"], "text", "#111111"),
      (["--style", "dark"], "text", "#f5f5f5"),
      (["--style", "dark", "--contrast", "high"], "text", "#ffffff"),
      (["--contrast", "high"], "text", "#000000"),
      (["--theme", "standard", "--gamut", "p3"], "accent", "color(display-p3 1 0.2 0.4)"),
      (["--style", "dark", "--level", "elevated"], "background", "oklab("),
      (["--trait", "userInterfaceStyle=dark"], "badge.old", "#999999"),
      (["--trait", "com.example.theme=standard"], "accent", "oklch(0.72 0.15 12)"),
      (["--hierarchy", "app"], "accent", "oklch(0.72 0.075 12 / 0.8)"),
      (["--node", "sidebar"], "text", "#f5f5f5"),
      (["--node", "sidebar", "--style", "light"], "text", "#111111"),
      (
        ["--node", "main/main/root/sidebar", "--theme", "standard"], "accent", "oklch(0.72 0.15 12)"
      ),
    ]
  )
  func traits(options: [String], name: String, css: String) throws {
    let result = try Tool.run(["resolve", "--format", "json", name] + options)
    #expect(result.status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    let colors = try #require(json["colors"] as? [[String: Any]])
    #expect(colors.map { $0["name"] as? String } == [name])
    #expect((colors.first?["css"] as? String)?.hasPrefix(css) == true)
  }

  @Test(
    "A name with wildcards selects the colors of its form",
    arguments: [("badge*", ["badge.new", "badge.old"]), ("*.?ew", ["badge.new"])]
  )
  func wildcards(pattern: String, names: [String]) throws {
    let result = try Tool.run(["resolve", "--format", "table", pattern])
    #expect(result.status == 0)
    let rows = result.output.split(separator: "\n").dropFirst(2)
    #expect(rows.map { String($0.prefix { $0 != "\t" }) } == names)
  }

  @Test("Names filter the output, and the name of a group selects its colors")
  func filter() throws {
    let result = try Tool.run(["resolve", "--format", "table", "text", "badge"])
    let names = result.output.split(separator: "\n").dropFirst(2)
      .map { $0.prefix { $0 != " " && $0 != "\t" } }
    #expect(names == ["text", "badge.new", "badge.old"])
  }

  @Test(
    "A wrong value or name ends with status 64, other failures with status 2",
    arguments: [
      (
        ["--theme", "pastle"],
        "error: 'pastle' is not a theme; available themes: pastel, standard; did you mean 'pastel'?"
      ),
      (
        ["--theme", "unspecified"],
        "error: 'unspecified' is not a theme; available themes: pastel"
      ),
      (["--style", "drak"], "error: 'drak' is not a value of trait 'style'; did you mean 'dark'?"),
      (["--style", "atuo"], "error: 'atuo' is not a value of trait 'style'; did you mean 'auto'?"),
      (
        ["--style", "both"],
        "error: 'both' is not a value of trait 'style'; available values: unspecified, light, dark, auto"
      ),
      (
        ["--contrast", "loud"], "error: 'loud' is not a value of trait 'contrast'; available values"
      ),
      (
        ["--trait", "densty=compact"], "error: 'densty' is not a trait; did you mean 'density'?"
      ),
      (["--trait", "density"], "error: --trait takes TRAIT=VALUE"),
      (
        ["--node", "sidebr"],
        "error: 'sidebr' is not a node; available nodes: main/main/root/sidebar"
      ),
      (
        ["--hierarchy", "ap"],
        "error: 'ap' is not a hierarchy; available hierarchies: app; did you mean 'app'?"
      ),
      (["txt"], "error: 'txt' is not a color; did you mean 'text'?"),
      (["bagde"], "error: 'bagde' is not a color; did you mean 'badge'?"),
      (["x*"], "error: no color has a name of the form 'x*'"),
      (["--themes", "Nowhere"], "error: 'Nowhere' does not exist"),
      (["--themes", "Tehmes"], "error: 'Tehmes' does not exist; did you mean 'Themes'?"),
      (["--themes", "Themes/app.yaml"], "error: 'Themes/app.yaml' is not a folder"),
    ]
  )
  func failures(options: [String], message: String) throws {
    let result = try Tool.run(["resolve"] + options)
    #expect(result.status == (options[0] == "--themes" ? 2 : 64))
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix(message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("All invalid options are reported together")
  func allAtOnce() throws {
    let result = try Tool.run(["resolve", "--style", "drak", "--gamut", "p4", "--theme", "x"])
    #expect(result.errors.split(separator: "\n").count == 3)
  }

  @Test(
    "Invalid usage ends with status 64, and help with 0",
    arguments: [("--nonsense", 64), ("--help", 0)]
  )
  func usage(option: String, status: Int) throws {
    #expect(try Tool.run(["resolve", option]).status == Int32(status))
  }

  @Test("The theme folder is found in parent folders and by the environment")
  func location() throws {
    let deep = Tool.fixtures.appendingPathComponent("Themes")
    #expect(try Tool.run(["resolve", "text"], folder: deep).status == 0)
    let themes = ["THEMETOOL_THEMES": deep.path]
    let elsewhere = URL(fileURLWithPath: "/")
    #expect(try Tool.run(["resolve", "text"], environment: themes, folder: elsewhere).status == 0)
    let lost = try Tool.run(["resolve", "text"], folder: elsewhere)
    #expect(lost.status == 2)
    #expect(lost.errors.hasPrefix("error: no folder 'Themes' here or above"))
  }

  @Test(
    "Color follows the environment unless it is requested",
    arguments: [
      ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "3"], true),
      (["FORCE_COLOR": "0"], false), (["CLICOLOR_FORCE": "1", "TERM": "xterm"], true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], false),
      (["COLORTERM": "truecolor", "TERM": "xterm"], false),
    ]
  )
  func environment(variables: [String: String], isColored: Bool) throws {
    let result = try Tool.run(["resolve"], environment: variables)
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test("Colors with errors are marked, and the others are shown")
  func brokenLibrary() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    let themes = folder.appendingPathComponent("Themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "theme: a\ncolors:\n  warm: redd\n  cold: #fff\n  mild: \"#010203\"\n".write(
      to: themes.appendingPathComponent("a.yaml"),
      atomically: true,
      encoding: .utf8
    )
    let result = try Tool.run(["resolve"], folder: folder)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("mild") && $0.contains("#010203") })
    #expect(lines.count { $0.hasSuffix("  —") || $0.hasSuffix("  -") } == 2)
    try expectGolden(result.errors, "broken-library.txt")
    for (format, mark) in [("json", "\"error\": "), ("table", "\t—"), ("css", ": error */")] {
      let shown = try Tool.run(["resolve", "--format", format], folder: folder)
      #expect(shown.status == 1)
      #expect(shown.output.components(separatedBy: mark).count == 3, "\(shown.output)")
    }
    for command in [
      ["list"], ["explain", "mild"], ["explain", "mild", "--uses"], ["color", "{mild}"],
      ["preview"],
    ] {
      let shown = try Tool.run(command, folder: folder)
      #expect(shown.status == 1 && !shown.output.isEmpty, "\(command)")
      #expect(shown.errors == result.errors, "\(command)")
    }
    for command in [["explain", "warm"], ["color", "{warm}"]] {
      let refused = try Tool.run(command, folder: folder)
      #expect(refused.status == 1 && refused.output.isEmpty, "\(command)")
      #expect(refused.errors.hasSuffix("error: 'warm' has no valid value; fix the errors above\n"))
    }
    let export = try Tool.run(["export", "--to", "css"], folder: folder)
    #expect(export.status == 1 && export.output.isEmpty)
    let validation = try Tool.run(["validate"], folder: folder)
    #expect(validation.status == 1)
    #expect(validation.output == result.errors + "1 file: 2 errors\n")
  }

  @Test("A closed pipe ends the command without a message")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["resolve", "--format", "json"]
    process.currentDirectoryURL = Tool.fixtures
    let (output, errors) = (Pipe(), Pipe())
    // The reader is gone before the command starts.
    try output.fileHandleForReading.close()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(text.isEmpty)
  }
}
