import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Definitions, references, highlights and links.
struct DefinitionTests {
  static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits:
      density: { identifier: com.example.density, values: [regular, compact] }
    catalogs: [Brand.xcassets]
    base16:
      base00: page
    checks:
      - { contrast: [state.error, page], at-least: 3, when: density=compact }
    """,
    "base.yaml": """
    theme: base
    palette:
      blue: { 300: "#aaf", 500: "#00f" }
    colors:
      page: { light: white, dark: black }
      state:
        error: "{blue.500}"
      brand: asset(Brand/Accent)
    """,
    "child.yaml": """
    theme: child
    extends: base
    colors:
      page: "#eee"
      state:
        error: color-mix(in oklab, {page} 20%, {blue.300})
        old: { default: red, density=Compact: blue }
    about:
      state.error: Errors
    deprecated:
      state.old: { use: state.error }
    """,
    "app.yaml": """
    hierarchy: app
    overrides: { theme: child, com.example.density: compact }
    children:
      - window: main
        uses: [page, state.error]
    """,
    "Brand.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
    "Brand.xcassets/Brand/Contents.json":
      #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#,
    "Brand.xcassets/Brand/Accent.colorset/Contents.json": """
    {"colors":[{"color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0",\
    "alpha":"1"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
    """,
  ]

  @Test(arguments: [
    ("child.yaml", "{pa|ge} 20%", ["child.yaml:4:page", "base.yaml:5:page"]),
    ("child.yaml", "{blue.300|}", ["base.yaml:3:300"]),
    ("child.yaml", "extends: ba|se", ["base.yaml:1:base"]),
    ("child.yaml", "error: col|or-mix", []),
    ("child.yaml", "density=Com|pact", ["library.yaml:4:compact"]),
    ("child.yaml", "den|sity=Compact", ["library.yaml:4:density"]),
    ("child.yaml", "  sta|te:", ["child.yaml:5:state", "base.yaml:6:state"]),
    ("child.yaml", "use: state.err|or", ["child.yaml:6:error", "base.yaml:7:error"]),
    ("child.yaml", "state.er|ror: Errors", ["child.yaml:6:error", "base.yaml:7:error"]),
    ("base.yaml", "{blue.500|}", ["base.yaml:3:500"]),
    (
      "base.yaml", "asset(Brand/Ac|cent)", ["Brand.xcassets/Brand/Accent.colorset/Contents.json:1:"]
    ),
    ("library.yaml", "default-theme: |base", ["base.yaml:1:base"]),
    ("library.yaml", "base00: pag|e", ["base.yaml:5:page", "child.yaml:4:page"]),
    ("library.yaml", "[|state.error", ["base.yaml:7:error", "child.yaml:6:error"]),
    ("library.yaml", "when: density=|compact", ["library.yaml:4:compact"]),
    ("library.yaml", "[Brand.x|cassets]", ["Brand.xcassets/Contents.json:1:"]),
    ("app.yaml", "theme: chi|ld", ["child.yaml:1:child"]),
    ("app.yaml", "com.example.den|sity", ["library.yaml:4:density"]),
    ("app.yaml", "uses: [pa|ge", ["base.yaml:5:page", "child.yaml:4:page"]),
    ("app.yaml", "window: ma|in", ["app.yaml:4:main"]),
  ])
  func `Definitions are those in effect, the nearest first`(
    file: String,
    mark: String,
    places: [String]
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open(file)
      let answer = try client.request("textDocument/definition", client.at(mark, in: file))
      #expect(try client.places(answer) == places)
    }
  }

  @Test func `Clients with link support get the range of the entry`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let capabilities = try json(#"{"textDocument":{"definition":{"linkSupport":true}}}"#)
      let client = try TestClient(folder, capabilities: capabilities)
      try client.open("base.yaml")
      let position = try client.at("{blue.5|00}", in: "base.yaml")
      let answer = try client.request("textDocument/definition", position)
      let link = try #require(answer.elements.first)
      #expect(answer.elements.count == 1)
      #expect(try client.place(link["originSelectionRange"], in: "base.yaml") == "7:blue.500")
      #expect(try client.place(link["targetRange"], in: "base.yaml") == "3:500: \"#00f\"")
      #expect(try client.place(link["targetSelectionRange"], in: "base.yaml") == "3:500")
    }
  }

  @Test(arguments: [
    (
      "base.yaml", "er|ror:", true,
      [
        "app.yaml:5:state.error", "base.yaml:7:error", "child.yaml:6:error",
        "child.yaml:9:state.error", "child.yaml:11:state.error", "library.yaml:9:state.error",
      ]
    ),
    (
      "base.yaml", "bl|ue: {", true,
      ["base.yaml:3:blue", "base.yaml:7:blue.500", "child.yaml:6:blue.300"]
    ),
    ("base.yaml", "bl|ue: {", false, ["base.yaml:7:blue.500", "child.yaml:6:blue.300"]),
    (
      "library.yaml", "[regular, com|pact]", true,
      [
        "app.yaml:2:compact", "child.yaml:7:Compact", "library.yaml:4:compact",
        "library.yaml:9:compact",
      ]
    ),
    ("child.yaml", "theme: ch|ild", false, ["app.yaml:2:child"]),
  ])
  func `References are found in all files`(
    file: String,
    mark: String,
    includesDefinitions: Bool,
    places: [String]
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open(file)
      var parameters = try client.at(mark, in: file)
      parameters["context"] = JSONValue(members: ["includeDeclaration": includesDefinitions])
      #expect(try client.places(client.request("textDocument/references", parameters)) == places)
    }
  }

  @Test func `Highlights are writes of definitions and reads of references`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("child.yaml")
      let position = try client.at("er|ror: Errors", in: "child.yaml")
      let answer = try client.request("textDocument/documentHighlight", position)
      let shown = try answer.elements.map { item in
        "\(try client.place(item["range"], in: "child.yaml")) \(item["kind"]?.integer ?? 0)"
      }
      #expect(shown == ["6:error 3", "9:state.error 2", "11:state.error 2"])
    }
  }

  @Test func `Links lead to the files of themes and catalogs`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      func links(_ file: String) throws -> [String] {
        let answer = try client.request("textDocument/documentLink", client.document(file))
        return try answer.elements.map { link in
          let target = try #require(link["target"]?.text)
          return "\(try client.place(link["range"], in: file)) \(client.file(target))"
        }
      }
      #expect(try links("child.yaml") == ["2:base base.yaml"])
      #expect(try links("base.yaml") == [])
      #expect(try links("library.yaml") == ["5:Brand.xcassets Brand.xcassets/Contents.json"])
    }
  }

  @Test func `Definitions are found while the file has a syntax error`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("child.yaml")
      client.wait()
      try client.replace("page: \"#eee\"", with: "page: \"#eee", in: "child.yaml")
      #expect(client.rules("child.yaml").contains("syntax"))
      let position = try client.at("use: state.err|or", in: "child.yaml")
      let answer = try client.request("textDocument/definition", position)
      #expect(try client.places(answer) == ["child.yaml:6:error", "base.yaml:7:error"])
    }
  }

  static let positionMethods = [
    "textDocument/definition", "textDocument/references", "textDocument/documentHighlight",
    "textDocument/prepareRename",
  ]

  @Test(arguments: positionMethods)
  func `Positions outside the text and unknown files have no result`(method: String) throws {
    try TemporaryFolder.with(Self.files.merging(["b.txt": "x", "c.yaml": "{"]) { $1 }) { folder in
      let client = try TestClient(folder)
      for (line, character) in [(0, 900), (900, 0), (3, 0), (Int.max, Int.max)] {
        let position = TextPosition(line: line, character: character).json
        for file in ["base.yaml", "b.txt", "c.yaml", "none.yaml"] {
          let answer = try client.request(method, client.document(file, ["position": position]))
          // A position after the end of a line is that end, which can belong to a name.
          let isName = file == "base.yaml" && line == 0
          #expect((answer != .null) == isName, "\(file):\(line):\(character)")
        }
      }
      #expect(throws: TestClient.RequestFailure.self) {
        try client.request(method, client.document("base.yaml"))
      }
    }
  }
}

/// Reads JSON.
func json(_ text: String) throws -> JSONValue {
  let file = SourceFile(path: "test.json", bytes: Array(text.utf8))
  return JSONValue(try #require(JSONReader.read(file).document).root)
}
