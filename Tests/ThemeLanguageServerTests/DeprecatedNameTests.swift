import DynamicColors
import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import ThemeFiles
import ThemeValidation
import TraitSystem

import Testing

@testable import ThemeLanguageServer

/// New names that leave the old ones as deprecated colors.
struct DeprecatedNameTests {
  private func renamed(
    _ files: [String: String],
    _ mark: String,
    to name: String,
    options: JSONValue = .null,
    deprecate: Bool? = true
  ) throws -> [String: String] {
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder, options: options)
      try client.open("t.yaml")
      var parameters = try client.at(mark, in: "t.yaml")
      parameters["newName"] = name.json
      parameters["deprecate"] = deprecate.map { .bool($0) } ?? .null
      let method = deprecate == nil ? "textDocument/rename" : "themetool/rename"
      return try client.applying(try client.request(method, parameters))
    }
  }

  @Test(arguments: [
    (
      "a|: red", "b",
      """
      theme: t
      colors:
        a: red   # the first

        c: "{a}"
      """,
      """
      theme: t
      colors:
        b: red   # the first
        a: "{b}"

        c: "{b}"

      deprecated:
        a: { use: b }

      """
    ),
    (
      "error|:\n", "failure",
      """
      theme: t
      deprecated:
        x: { use: state.error, reason: short }   # why

      colors:
        x: "{state.error}"
        state:
          error:
            light: red
            dark: blue
          other: tan

      """,
      """
      theme: t
      deprecated:
        x: { use: state.failure, reason: short }   # why
        state.error: { use: state.failure }

      colors:
        x: "{state.failure}"
        state:
          failure:
            light: red
            dark: blue
          error: "{state.failure}"
          other: tan

      """
    ),
    (
      "a|: red", "b", "theme: t\ncolors: { a: red, c: \"{a}\" }\ndeprecated: { c: { use: a } }\n",
      """
      theme: t
      colors: { b: red, a: "{b}", c: "{b}" }
      deprecated: { c: { use: b }, a: { use: b } }

      """
    ),
    (
      "a|: red", "b", "theme: t\ndeprecated:\ncolors:\n  a: red\n",
      "theme: t\ndeprecated:\n  a: { use: b }\ncolors:\n  b: red\n  a: \"{b}\"\n"
    ),
    (
      "a|: red", "b", "theme: t\r\ncolors:\r\n  a: red\r\n",
      "theme: t\r\ncolors:\r\n  b: red\r\n  a: \"{b}\"\r\n\r\ndeprecated:\r\n  a: { use: b }\r\n"
    ),
    (
      "a|: red", "b", "{ theme: t, colors: { a: red } }\n",
      "{ theme: t, colors: { b: red, a: \"{b}\" }, deprecated: { a: { use: b } } }\n"
    ),
  ])
  func `The old name of a renamed color is added to the theme`(
    mark: String,
    name: String,
    text: String,
    expected: String
  ) throws {
    let texts = try renamed(["t.yaml": text], mark, to: name)
    #expect(texts == ["t.yaml": expected])
    try TemporaryFolder.with(texts) { folder in
      let library = ThemeProject(try ThemeFolder(path: folder), by: ThemeProject.validator)
      #expect(library.findings.map(\.rule) == [])
      let colors = try #require(library.themes.first?.definitions)
      let (old, new) = (colors.index(of: "a"), colors.index(of: "b"))
      if let old, let new {
        #expect(colors.color(at: old, for: .init()) == colors.color(at: new, for: .init()))
      }
    }
    let file = SourceFile(path: "t.yaml", bytes: Array(expected.utf8))
    if !text.utf8.contains(UInt8(ascii: "\r")), !text.contains("   #") {
      #expect(YAMLFormatter.format(file).text == expected)
    }
  }

  @Test func `Only the first theme of a chain has the old name`() throws {
    let files = [
      "t.yaml": "theme: t\nextends: base\ncolors:\n  a: red\n",
      "base.yaml": "theme: base\ncolors:\n  a: blue\n",
    ]
    let texts = try renamed(files, "a|: red", to: "b")
    #expect(texts["t.yaml"] == "theme: t\nextends: base\ncolors:\n  b: red\n")
    #expect(
      texts["base.yaml"]
        == "theme: base\ncolors:\n  b: blue\n  a: \"{b}\"\n\ndeprecated:\n  a: { use: b }\n"
    )
  }

  @Test func `A setting makes all renamed colors keep their old name`() throws {
    let text = "theme: t\npalette:\n  p: red\ncolors:\n  a: \"{p}\"\n"
    let options = try json(#"{"renameLeavesDeprecated":true}"#)
    func result(_ mark: String, _ deprecate: Bool?) throws -> String? {
      try renamed(["t.yaml": text], mark, to: "m", options: options, deprecate: deprecate)["t.yaml"]
    }
    #expect(try result("a|: ", nil)?.contains("deprecated:\n  a: { use: m }") == true)
    #expect(try result("a|: ", false) == text.replacing("  a:", with: "  m:"))
    // Code can't request primitive colors, nor themes by the name of a color.
    #expect(try result("p|: ", nil)?.contains("deprecated") == false)
    #expect(try result("theme: t|", nil) == text.replacing("theme: t", with: "theme: m"))
  }

  @Test(arguments: ["p|: red", "theme: t|", "g|:"])
  func `Old names of primitive colors and other symbols are refused`(mark: String) {
    let text = "theme: t\npalette:\n  p: red\ncolors:\n  a: \"{p}\"\n  g:\n    b: red\n"
    #expect(throws: TestClient.RequestFailure.self) {
      try renamed(["t.yaml": text], mark, to: "m")
    }
  }

  @Test func `The shipped themes get no new findings by a rename`() throws {
    let files = try RenameLawTests.shippedThemes()
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      let before = ThemeProject(try ThemeFolder(path: folder), by: ThemeProject.validator).findings
      for name in ["text-link", "badge.count", "accent"] {
        let symbols = try client.request(
          "workspace/symbol",
          JSONValue(members: ["query": name.json])
        )
        let symbol = symbols.elements.first { $0["name"]?.text == name }
        let location = try #require(symbol?["location"])
        let parameters = JSONValue(
          members: [
            "textDocument": JSONValue(members: ["uri": location["uri"]]),
            "position": location["range"]?["start"], "newName": "zz".json, "deprecate": true,
          ]
        )
        let texts = try client.applying(try client.request("themetool/rename", parameters))
        #expect(texts["standard.yaml"]?.contains("\n  \(name): { use: ") == true)
        try TemporaryFolder.with(files.merging(texts) { $1 }) { folder in
          let after = ThemeProject(try ThemeFolder(path: folder), by: ThemeProject.validator)
            .findings
          #expect(after.map(\.rule) == before.map(\.rule), "\(name)")
        }
      }
    }
  }
}
