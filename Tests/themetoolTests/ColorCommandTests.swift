import Foundation
import Testing
import TestSupport

@Suite("themetool color")
struct ColorCommandTests {
  private let utf8 = ["LANG": "C.UTF-8"]

  @Test(
    "The output for a color equals its golden file",
    arguments: [
      ("one", ["oklch(72% 0.15 12)", "--on", "white", "--on", "#222"]),
      (
        "one-truecolor",
        ["#5b9bd580", "--on", "white", "--color", "always", "--color-depth", "truecolor"]
      ),
      ("many-16", ["red", "teal", "--color", "always", "--color-depth", "16"]),
      (
        "many-256", ["red", "color(display-p3 0 1 0)", "--color", "always", "--color-depth", "256"]
      ),
      ("css", ["oklch(72% 0.15 12)", "red", "--to", "display-p3", "--format", "css"]),
      ("json", ["oklch(none 0.3 12 / 0.5)", "red", "--on", "white", "--format", "json"]),
      ("jsonl", ["red", "no colour", "rgb(1, 2)", "--format", "jsonl"]),
    ]
  )
  func goldens(name: String, options: [String]) throws {
    let result = try Tool.run(["color"] + options, environment: utf8)
    #expect(result.status == (name == "jsonl" ? 1 : 0))
    #expect(result.errors.isEmpty)
    try expectGolden(result.output, "color-\(name).txt")
  }

  @Test(
    "Changes are applied in the order mix, fit, simulate, convert",
    arguments: [
      (["teal", "--mix", "white", "--in", "srgb"], "color(srgb 0.5 0.75098 0.75098)"),
      (["teal", "--mix", "white"], "oklab(0.771561 -0.0448235 -0.0118169)"),
      (["color(display-p3 0 1 0)", "--fit", "srgb"], "color(srgb 0 0.985764 0.159742)"),
      (["red", "--simulate", "protanopia"], "color(srgb 0.426608 0.372654 0)"),
      (["red", "--to", "hsl"], "hsl(0 100% 50%)"),
      (["red", "--mix", "blue", "--in", "srgb", "--to", "hwb"], "color(srgb 0.5 0 0.5)"),
    ]
  )
  func changes(options: [String], css: String) throws {
    let result = try Tool.run(["color", "--format", "css"] + options)
    #expect(result.status == 0)
    #expect(result.output == css + "\n")
  }

  @Test("Standard input has one color a line, and errors contain the line number")
  func lines() throws {
    let input = "red\n\n  #0f0 \r\nnonsense\nblue"
    let text = try Tool.run(["color", "-", "--format", "css"], input: input)
    #expect(text.output == "#ff0000\n#00ff00\n#0000ff\n")
    #expect(text.errors == "error: line 4: 'nonsense' is not a color name\n")
    #expect(text.status == 2)
    let objects = try Tool.run(["color", "-", "--format", "jsonl"], input: input)
    #expect(objects.errors.isEmpty)
    #expect(objects.status == 1)
    let lines = try objects.output.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
    }
    #expect(lines.map { $0["line"] as? Int } == [1, 3, 4, 5])
    #expect(lines.map { $0["input"] as? String } == ["red", "#0f0", "nonsense", "blue"])
    #expect(lines.map { $0["error"] != nil } == [false, false, true, false])
  }

  @Test("Lines of any length are read across buffers of input")
  func longInput() throws {
    let count = 20_000
    let input = String(repeating: "color(display-p3 0.25 0.5 0.75)\n", count: count)
    let result = try Tool.run(["color", "-", "--format", "css"], input: input)
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == count)
    #expect(Set(result.output.split(separator: "\n")).count == 1)
    let long = String(repeating: "(", count: 3_000_000) + "\nred"
    let after = try Tool.run(["color", "-", "--format", "css"], input: long)
    #expect(after.output == "#ff0000\n")
    #expect(after.status == 2)
  }

  @Test(
    "Empty input results in empty output",
    arguments: [("css", ""), ("jsonl", ""), ("swatch", "")]
  )
  func empty(format: String, output: String) throws {
    let result = try Tool.run(["color", "-", "--format", format])
    #expect(result.status == 0)
    #expect(result.output == output)
  }

  @Test("Empty input results in a complete JSON document")
  func emptyDocument() throws {
    let result = try Tool.run(["color", "-", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect((document as? [String: Any])?["version"] as? Int == 1)
  }

  @Test("Colors outside all gamuts are printed")
  func extremes() throws {
    let result = try Tool.run(["color", "color(xyz 1e300 -1e300 1e308)", "--on", "white"])
    #expect(result.status == 0)
    #expect(result.output.contains("outside srgb"))
  }

  @Test(
    "Invalid usage is reported with exit status 64",
    arguments: [
      (["red", "--mix", "nothing"], "--mix: 'nothing' is not a color name"),
      (["red", "--on", "rgb(0 0 0 / 0.5)"], "expected an opaque background"),
      (["red", "--to", "cmyk"], "'--to <space>'"), (["red", "--simulate", "x"], "tritanopia"),
      ([], "Missing expected argument"),
    ]
  )
  func usage(options: [String], message: String) throws {
    let result = try Tool.run(["color"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
    #expect(result.output.isEmpty)
  }
}
