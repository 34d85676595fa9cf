import Foundation
import Testing
import TestSupport

@Suite("themetool explain")
struct ExplainTests {
  @Test(
    "An explanation of a color equals its golden file",
    arguments: [
      ("reference", ["accent", "--theme", "pastel", "--style", "dark"]),
      ("node", ["background", "--node", "sidebar", "--level", "elevated"]),
      ("contrast", ["text", "--contrast", "high"]),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["explain"] + arguments)
    #expect(result.status == 0)
    try expectGolden(result.output, "explain-\(name).txt")
  }

  @Test("Several names are explained as text or JSON, also by wildcards")
  func several() throws {
    let one = try Tool.run(["explain", "badge.new", "--style", "dark"])
    let other = try Tool.run(["explain", "badge.old", "--style", "dark"])
    for names in [["badge.new", "badge.old"], ["badge*"]] {
      let both = try Tool.run(["explain"] + names + ["--style", "dark"])
      #expect(both.output == one.output + "\n" + other.output)
    }
    let json = try Tool.run(["explain", "text", "badge.new", "--json"])
    #expect(json.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let found = try #require((object as? [String: Any])?["explanations"] as? [[String: Any]])
    let names = found.map { ($0["color"] as? [String: Any])?["name"] as? String }
    #expect(names == ["text", "text", "badge.new", "badge.new"])
  }

  @Test("Light and dark are explained without a style, once if they are equal")
  func styles() throws {
    let text = try Tool.run(["explain", "text"]).output
    #expect(text.contains("style = light") && text.contains("style = dark"))
    #expect(text.components(separatedBy: "text  #").count == 3)
    #expect(text.contains("no style is requested"))
    let dark = try Tool.run(["explain", "text", "--style", "dark"]).output
    #expect(!dark.contains("no style is requested"))
  }

  @Test("The colors that refer to a color are listed, also through others")
  func uses() throws {
    let theme = "theme: a\ncolors: { x: red, y: '{x}', z: { light: '{y}', dark: blue }, w: red }\n"
    try TemporaryThemes.with(["a.yaml": theme]) { themes in
      #expect(
        try themes.run("explain", "x", "--uses").output == "x changes\n  y\n  z  through y\n"
      )
      #expect(
        try themes.run("explain", "x", "--uses", "--style", "dark").output == "x changes\n  y\n"
      )
      #expect(try themes.run("explain", "w", "--uses").output == "no color refers to 'w'\n")
      let json = try themes.run("explain", "y", "--uses", "--json").output
      #expect(try themes.run("explain", "contrast", "--uses").status == 64)
      #expect(json.contains("\"uses\": [{ \"name\": \"z\", \"through\": \"y\" }]"), "\(json)")
    }
  }

  @Test("The nodes that use a color are listed, also through others")
  func usingNodes() throws {
    try TemporaryThemes.with([
      "a.yaml": "theme: a\ncolors: { x: red, y: '{x}', w: red }\n",
      "app.yaml": "hierarchy: app\nscene: main\nchildren: [{ window: main, uses: [y] }]\n",
    ]) { themes in
      let output = try themes.run("explain", "x", "--uses").output
      #expect(output == "x changes\n  y\n  node main/main of hierarchy app  through y\n")
      #expect(try themes.run("explain", "w", "--uses").output == "no color refers to 'w'\n")
      let json = try themes.run("explain", "y", "--uses", "--json").output
      let node = "{ \"path\": \"main/main\", \"hierarchy\": \"app\", \"through\": \"y\" }"
      #expect(json.contains("\"nodes\": [\(node)]"), "\(json)")
    }
  }

  @Test("The name of a rule is explained")
  func rule() throws {
    let result = try Tool.run(["explain", "not-exported"])
    #expect(result.output.hasPrefix("not-exported: warning\n"))
    #expect(result.output == (try Tool.run(["validate", "--explain", "not-exported"]).output))
  }

  @Test("An unknown name is reported with a similar one")
  func unknown() throws {
    let result = try Tool.run(["explain", "acent"])
    #expect(result.status == 64)
    #expect(result.errors == "error: 'acent' is not a color; did you mean 'accent'?\n")
  }
}
