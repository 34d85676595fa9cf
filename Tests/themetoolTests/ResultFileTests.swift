import Foundation
import Testing

@Suite("Results in a file")
struct ResultFileTests {
  private static let files = [
    "a.yaml": "theme: a\ncolors: { x: red, y: '{x}' }\n",
    "app.yaml": "hierarchy: app\nscene: main\nchildren: [{ window: main, uses: [y] }]\n",
  ]

  @Test(
    "Each command that prints writes the same text to a file",
    arguments: [
      ["resolve", "--format", "css"], ["resolve", "--format", "table"], ["explain", "y"],
      ["explain", "y", "--json"], ["list"], ["list", "colors", "--json"], ["tree", "--json"],
      ["redraw", "--set", "main:style=dark"], ["diff", "Themes", "Themes", "--json"],
      ["validate"], ["validate", "--format", "junit"], ["validate", "--list-rules"],
      ["schema", "theme"], ["template", "data"], ["template", "show", "kitty"],
      ["template", "list"], ["color", "red", "{x}", "--on", "white"], ["color", "red", "--json"],
    ]
  )
  func file(arguments: [String]) throws {
    try TemporaryThemes.with(Self.files) { themes in
      let run = { try Tool.run(arguments + $0, folder: themes.folder) }
      let shown = try run([])
      #expect(try run(["-o", "-"]).output == shown.output)
      let written = try run(["--output", "out/result"])
      #expect(written.status == shown.status)
      #expect(written.output.isEmpty)
      #expect(written.errors.contains("wrote out/result\n"))
      let path = themes.folder.appendingPathComponent("out/result")
      #expect(try String(contentsOf: path, encoding: .utf8) == shown.output)
      // The same text again is no replacement.
      #expect(try run(["-o", "out/result"]).status == shown.status)
    }
  }

  @Test("A file of other content is replaced only by force, and an input never")
  func replaced() throws {
    try TemporaryThemes.with(Self.files) { themes in
      try themes.write("mine", to: "own.txt")
      let refused = try themes.run("list", "-o", "Themes/own.txt")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("was not written by themetool; choose another output"))
      #expect(try themes.text("own.txt") == "mine")
      #expect(try themes.run("list", "-o", "Themes/own.txt", "--force").status == 0)
      #expect(try themes.text("own.txt") != "mine")
      #expect(try themes.run("list", "-q", "-o", "Themes/own.txt").errors.isEmpty)
      for command in ["list", "validate", "tree"] {
        let input = try themes.run(command, "-o", "Themes/a.yaml", "--force")
        #expect(input.status == 2)
        #expect(input.errors.contains("is one of the files that are read"), "\(input.errors)")
      }
    }
  }

  @Test("Colors of standard input are written to a file, also if some are none")
  func lines() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let result = try themes.run(
        "color",
        "-",
        "--format",
        "jsonl",
        "-o",
        "c.txt",
        input: "red\nx\n"
      )
      #expect(result.status == 1 && result.output.isEmpty)
      let shown = try themes.run("color", "-", "--format", "jsonl", input: "red\nx\n")
      #expect(try themes.text("../c.txt") == shown.output)
      let input = try themes.run("color", "{x}", "-o", "Themes/a.yaml", "--force")
      #expect(input.status == 2 && input.errors.contains("is one of the files that are read"))
    }
  }

  @Test("A file that a command can't write again and again is incorrect usage")
  func usage() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let watched = try themes.run("resolve", "--watch", "-o", "a.css", "--format", "css")
      #expect(watched.status == 64)
      #expect(watched.errors.contains("add --force"))
      let built = try themes.run("build", "-o", "a.txt")
      #expect(built.status == 64)
      #expect(built.errors.contains("--output requires --check"))
    }
  }
}
