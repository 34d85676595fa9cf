import Testing
import TestSupport

@Suite("themetool redraw")
struct RedrawTests {
  @Test(
    "The report of redrawn nodes with colors and reasons equals its golden file",
    arguments: [
      ("redraw.txt", ["--set", "root:style=dark"]),
      ("redraw-device.txt", ["--set", "device:style=dark", "--set", "sidebar:style=inherit"]),
      ("redraw-none.txt", ["--set", "device:idiom=pad"]),
      ("redraw.json", ["--set", "root:style=dark", "--format", "json"]),
      (
        "redraw-color.txt",
        ["--set", "root:style=dark", "--color", "always", "--color-depth", "truecolor"]
      ),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["redraw"] + arguments)
    #expect(result.errors == "")
    #expect(result.status == 0)
    try expectGolden(result.output, name)
  }

  @Test(
    "All invalid arguments are reported together",
    arguments: [
      (["--set", "root"], 64, ["--set takes NODE:TRAIT=VALUE"]),
      (
        ["--set", "root:stile=dark", "--set", "root:style=drak"], 64,
        ["did you mean 'style'", "'drak'"]
      ),
      (["--set", "rot:style=dark"], 64, ["'rot' is not a node"]),
      ([], 64, ["name a change with --set"]),
    ] as [([String], Int32, [String])]
  )
  func refusals(arguments: [String], status: Int32, messages: [String]) throws {
    let result = try Tool.run(["redraw"] + arguments)
    #expect(result.status == status)
    #expect(result.output == "")
    for message in messages { #expect(result.errors.contains(message)) }
  }
}
