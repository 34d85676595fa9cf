import Testing

@Suite("The width of text outputs")
struct TextWidthTests {
  @Test(
    "No line is wider than the terminal",
    arguments: [
      ["diff", "standard", "pastel"], ["tree"], ["tree", "--node", "inspector"],
      ["redraw", "--set", "root:theme=bold"], ["redraw", "--set", "sidebar:style=light"],
      ["list"], ["list", "themes"], ["list", "colors"], ["list", "groups"],
      ["list", "hierarchies"], ["list", "nodes"], ["list", "traits"], ["list", "rules"],
      ["explain", "text-secondary"], ["explain", "state.info-surface", "--theme", "pastel"],
      ["validate", "--matrix"], ["validate", "--matrix", "text"], ["validate", "--list-rules"],
      ["validate", "--explain", "contrast"], ["resolve"], ["resolve", "--format", "table"],
      ["preview"], ["color", "color(display-p3 1 0 0)", "--on", "white"],
      ["color", "#1a65dc", "--on", "white"], ["template", "list"],
    ]
  )
  func width(arguments: [String]) throws {
    for columns in [80, 120, 200] {
      for color in ["never", "always"] {
        let result = try Tool.run(
          arguments + (arguments[0] == "template" ? [] : ["--color", color]),
          environment: ["COLUMNS": "\(columns)", "LANG": "C.UTF-8"],
          folder: Tool.repository
        )
        #expect(result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
          let text = String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
          #expect(text.count <= columns, "\(text)")
        }
      }
    }
  }

  @Test("Messages of findings are broken between words for a terminal, and not for a pipe")
  func findings() throws {
    try TemporaryThemes.with([
      "library.yaml": "library: 1\nchecks: [{ contrast: [x, y], at-least: 4.5 }]\n",
      "a.yaml": "theme: a\ncolors: { x: \"#888\", y: white }\n",
    ]) { themes in
      func output(_ environment: [String: String]) throws -> String {
        try Tool.run(["validate"], environment: environment, folder: themes.folder).output
      }
      let piped = try output([:])
      let message = "contrast of 'x' on 'y' is 3.54:1 in theme 'a'; required: 4.5:1 [contrast]\n"
      #expect(piped.contains("error: \(message)"))
      let narrow = try output(["COLUMNS": "80"])
      #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(narrow.replacing(/\n    (?=[^ |])/, with: " ").contains(message))
      #expect(narrow != piped)
    }
  }
}
