import SourceDocuments
import Testing
import TestSupport

@testable import ThemeLanguageServer

/// Names of colors in style sheets and templates.
struct NamingDocumentTests {
  private static let files = [
    "Themes/library.yaml": """
    library: 1
    default-theme: calm
    exports:
      - { to: css, output: ../web/themes.css }
      - { template: ../term.mustache, output: ../term.conf }
    """,
    "Themes/calm.yaml": """
    theme: calm
    palette: { blue: { 500: "#0000ff" } }
    colors:
      accent: { light: "{blue.500}", dark: white }
      state: { danger: red }
    """,
    "Themes/bold.yaml": "theme: bold\ncolors: { accent: black, state: { danger: red } }\n",
    "term.mustache": "{{colors.accent.hex}} {{colors.state.danger.hex}} {{palette.blue.500.hex}}\n",
  ]

  /// Calls `body` with a client whose document has a text.
  private func with(
    _ text: String,
    language: String = "css",
    file: String = "web/app.css",
    files: [String: String] = files,
    _ body: (TestClient) throws -> Void
  ) throws {
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      try client.open(file, text, language: language)
      try body(client)
    }
  }

  private func labels(_ client: TestClient, _ mark: String, _ file: String) throws -> [String] {
    let answer = try client.request("textDocument/completion", try client.at(mark, in: file))
    return (answer["items"]?.elements ?? []).compactMap { $0["label"]?.text }
  }

  private func messages(_ client: TestClient, _ file: String) -> [String] {
    (client.findings[file] ?? []).compactMap { $0["message"]?.text }
  }

  // MARK: Style sheets

  @Test(
    arguments: [
      ("css", "a { color: var(--acc|ent) }"), ("scss", "a { b: var( --acc|ent , red) }"),
      ("less", "@a: VAR(--acc|ent);"), ("html", "<p style=\"color: var(--acc|ent)\">"),
    ]
  )
  func `A hover on a custom property is that of its color`(language: String, mark: String) throws {
    let text = mark.replacing("|", with: "")
    try with(text, language: language) { client in
      let position = try client.at(mark, in: "web/app.css")
      let hover = try client.request("textDocument/hover", position)
      try client.open("Themes/calm.yaml")
      let place = try client.at("acc|ent: {", in: "Themes/calm.yaml")
      let original = try client.request("textDocument/hover", place)
      #expect(hover["contents"] == original["contents"])
      #expect(hover["contents"]?["value"]?.text?.contains("#0000ff") == true)
      #expect(try client.text(of: hover["range"], in: "web/app.css") == "--accent")
    }
  }

  @Test(arguments: ["--acc|ent: red;", "a { b: bar(--acc|ent) }", "a { b: var(--un|known) }"])
  func `Other custom properties have no hover`(mark: String) throws {
    try with(mark.replacing("|", with: "")) { client in
      let position = try client.at(mark, in: "web/app.css")
      #expect(try client.request("textDocument/hover", position) == .null)
    }
  }

  @Test(
    arguments: [
      ("a { b: var(|) }", true), ("a { b: var(--|) }", true), ("a { b: var(--st|x) }", true),
      ("a { b: var(--a, |) }", false), ("a { b: --| }", false), ("a| { }", false),
    ]
  )
  func `Custom properties are proposed in var alone`(mark: String, isPlace: Bool) throws {
    try with(mark.replacing("|", with: "")) { client in
      let found = try labels(client, mark, "web/app.css")
      #expect(found == (isPlace ? ["--accent", "--state-danger"] : []))
    }
  }

  @Test func `Names of palettes are proposed if the style sheet has them`() throws {
    var files = Self.files
    files["Themes/library.yaml"] = """
      library: 1
      exports: [{ to: tailwind, output: ../t.css, references: true, themes: [calm] }]
      """
    try with("a { b: var(--) }", files: files) { client in
      let found = try labels(client, "var(--|)", "web/app.css")
      let all = ["--accent", "--blue-500", "--color-accent", "--color-state-danger"]
      #expect(found.sorted() == all + ["--state-danger"])
    }
  }

  @Test(
    arguments: [
      "a { b: var(--acent) }", "a { b: calc(var(--acent, 1px)) }", "<a style='b: var(--acent)'>",
    ]
  )
  func `A misspelled custom property is a warning`(text: String) throws {
    try with(text) { client in
      let message =
        "'--acent' is not a custom property of the library; did you mean '--accent'?"
      #expect(messages(client, "web/app.css") == [message])
      let finding = try #require(client.findings["web/app.css"]?.first)
      #expect(finding["severity"]?.integer == 2)
      #expect(try client.text(of: finding["range"], in: "web/app.css") == "--acent")
    }
  }

  @Test(
    arguments: [
      "a { b: var(--accent) }", "a { --acent: red; b: var(--acent) }", "a { b: var(--columns) }",
      "@property --acent { } a { b: var(--acent) }", "a { b: var(--accent-2) }",
      "/* var(--acent) */", "a { b: var(--acent", "a { b: var(--acent#{$x}) }", "var(--) var(-a)",
      "<input accept='image/*'> /*/*/*",
    ]
  )
  func `Names that may be those of the app are not reported`(text: String) throws {
    try with(text) { client in
      #expect(messages(client, "web/app.css") == [])
    }
  }

  @Test func `Comments are those of the language`() throws {
    let text = "// var(--acent)\n<!-- var(--acent) -->"
    let counts = try ["css", "scss", "html"].map { language in
      var count = 0
      try with(text, language: language) { count = messages($0, "web/app.css").count }
      return count
    }
    #expect(counts == [2, 1, 1])
  }

  @Test func `An edit of a style sheet keeps the compiled library`() throws {
    try with("a { b: var(--accent) }", file: "Themes/app.css") { client in
      #expect(messages(client, "Themes/app.css") == [])
      let project = try #require(client.project(in: "Themes"))
      let (snapshot, names) = (project.current, project.outputNames)
      try client.replace("accent", with: "acent", in: "Themes/app.css")
      #expect(messages(client, "Themes/app.css").count == 1)
      #expect(project.current === snapshot)
      #expect(project.outputNames === names)
      client.close("Themes/app.css")
      #expect(messages(client, "Themes/app.css") == [])
      #expect(project.current === snapshot)
    }
  }

  @Test func `An edit of a theme updates the findings of open style sheets`() throws {
    try with("a { b: var(--accent) }") { client in
      #expect(messages(client, "web/app.css") == [])
      for theme in ["Themes/calm.yaml", "Themes/bold.yaml"] {
        try client.open(theme)
        try client.replace("accent", with: "accents", in: theme)
      }
      #expect(messages(client, "web/app.css").count == 1)
    }
  }

  @Test func `A library with an error keeps the names before it`() throws {
    try with("a { b: var(--accent) }") { client in
      #expect(try labels(client, "var(--|accent", "web/app.css").count == 2)
      try client.open("Themes/calm.yaml")
      client.change("Themes/calm.yaml", to: "theme: calm\ncolors: [")
      #expect(messages(client, "web/app.css") == [])
      #expect(try labels(client, "var(--|accent", "web/app.css").contains("--accent"))
    }
  }

  @Test func `Large documents are left alone`() throws {
    let text = "a { b: var(--acent) }" + String(repeating: " ", count: 1_000_000)
    try with(text) { client in
      #expect(messages(client, "web/app.css") == [])
      let found = try labels(client, "var(--|acent", "web/app.css")
      #expect(found == [])
    }
  }

  @Test func `Style sheets in the folder of a library are not read as themes`() throws {
    try with("theme: a\ncolors:\n  b: red\n", file: "Themes/app.css") { client in
      let position = try client.at("colors|:", in: "Themes/app.css")
      #expect(try labels(client, "colors|:", "Themes/app.css") == [])
      #expect(try client.request("textDocument/hover", position) == .null)
      for method in ["formatting", "documentColor", "foldingRange", "documentSymbol"] {
        let answer = try client.request("textDocument/\(method)", client.document("Themes/app.css"))
        #expect(answer == .null || answer == .array([]))
      }
    }
  }

  @Test func `A cancelled completion in a style sheet is answered with an error`() throws {
    try with("a { b: var(--) }") { client in
      let position = try client.at("var(--|)", in: "web/app.css")
      let answer = client.cancel("textDocument/completion", position)
      #expect(answer["error"]?["code"]?.integer == ResponseError.Code.requestCancelled.rawValue)
    }
  }

  // MARK: Templates

  @Test(
    arguments: [
      ("{{colors.acc|ent.hex}}", "accent"), ("{{#colors.state.dan|ger}}", "state.danger"),
      ("{{& themes.calm.colors.sta|te.danger.hex}}", "state.danger"),
      ("{{palette.blue.5|00.hex | upper}}", "blue.500"),
    ]
  )
  func `Colors of templates have hovers`(mark: String, name: String) throws {
    let text = mark.replacing("|ent", with: "ent").replacing("|g", with: "g")
      .replacing("sta|te", with: "state").replacing("5|00", with: "500")
    try with(text, language: "mustache", file: "term.mustache") { client in
      let line = try #require(text.firstRange(of: name))
      let place = text.index(after: line.lowerBound)
      let position = client.document(
        "term.mustache",
        ["position": TestClient.position(of: place, in: text).json]
      )
      let hover = try client.request("textDocument/hover", position)
      #expect(hover["contents"]?["value"]?.text?.contains(name) == true)
      #expect(try client.text(of: hover["range"], in: "term.mustache") == name)
    }
  }

  @Test(
    arguments: [
      ("{{colors.|}}", ["accent", "state.danger"]), ("{{#colors.st|", ["accent", "state.danger"]),
      ("{{palette.b|.hex}}", ["blue.500"]), ("{{name.|}}", []), ("colors.|", []),
      ("{{terminal.colors.|}}", []),
    ]
  )
  func `Colors are proposed in tags of templates`(mark: String, names: [String]) throws {
    let text = mark.replacing("|", with: "")
    try with(text, language: "mustache", file: "term.mustache") { client in
      let found = try labels(client, mark, "term.mustache")
      #expect(found == names)
    }
  }

  @Test func `Unknown names of declared templates are reported`() throws {
    let text = "{{colors.acent.hex}}\n{{#colors}}{{/colors}}\n"
    try with(text, language: "mustache", file: "term.mustache") { client in
      #expect(client.rules("term.mustache") == ["template-name"])
      #expect(messages(client, "term.mustache").allSatisfy { $0.contains("'accent'") })
      try client.replace("acent", with: "accent", in: "term.mustache")
      #expect(client.rules("term.mustache") == [])
      try client.replace("}}", with: "", in: "term.mustache")
      #expect(client.rules("term.mustache").contains("template-syntax"))
      try client.open("other.mustache", text, language: "mustache")
      #expect(client.rules("other.mustache") == [])
    }
  }

  // MARK: Errors

  private static let pieces = [
    "var(", "--acent", "--", ")", "/*", "*/", "//", "\n", "\\", "\\\n", "<!--", "-->", "{{", "}}",
    "é", "😀",
    "colors.", "palette.", ".", "#", " ", "accent", ",",
  ]

  @Test(arguments: 0..<caseCount(8, long: 60))
  func `Every request about a text with errors has a valid answer`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let file = seed % 2 == 0 ? "web/app.css" : "term.mustache"
    let language = ["css", "html", "less", "scss"][Int(seed / 2 % 4)]
    try with("a { b: var(--acent) } {{colors.accent}}", language: language, file: file) { client in
      for _ in 0..<40 {
        let piece = try #require(Self.pieces.randomElement(using: &random))
        client.edit(file, piece, using: &random)
        let text = try client.text(file)
        let offset = Int.random(in: 0...text.count, using: &random)
        let place = text.index(text.startIndex, offsetBy: offset)
        let position = client.document(
          file,
          ["position": TestClient.position(of: place, in: text).json]
        )
        let hover = try client.request("textDocument/hover", position)
        if hover != .null {
          let name = try client.text(of: hover["range"], in: file)
          #expect(name.contains("accent"))
        }
        let list = try client.request("textDocument/completion", position)
        for item in list["items"]?.elements ?? [] {
          _ = try client.text(of: item["textEdit"]?["range"], in: file)
        }
        for finding in client.findings[file] ?? [] {
          _ = try client.text(of: finding["range"], in: file)
        }
        #expect(client.serverText(file) == text)
      }
    }
  }
}
