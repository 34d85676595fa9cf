import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// The context in which colors are shown.
struct ContextTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: plain
    traits:
      density: { values: [wide, compact], affects-color-appearance: true }

    """,
    "plain.yaml": "theme: plain\ncolors:\n  ink: { light: black, dark: white }\n",
    "warm.yaml": "theme: warm\nextends: plain\ncolors:\n  sun: gold\n",
    "app.yaml": """
    hierarchy: app
    scene: main
    children:
      - window: first
        overrides: { theme: warm }
        children:
          - view: list
            overrides: { style: dark, density: compact }
            uses: [ink]

    """,
  ]

  private func withClient(_ body: (TestClient) throws -> Void) throws {
    try TemporaryFolder.with(Self.files) { folder in try body(TestClient(folder)) }
  }

  private static func json(_ text: String) throws -> JSONValue {
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    return JSONValue(try #require(JSONReader.read(file).document).root)
  }

  @Test(arguments: [
    ("null", "plain, light"),
    ("{}", "plain, light"),
    (#"{"theme": "warm"}"#, "warm, light"),
    (#"{"theme": "warm", "style": "dark", "contrast": "high"}"#, "warm, dark, high-contrast"),
    (#"{"traits": {"density": "compact", "gamut": "p3"}}"#, "plain, light, p3, density=compact"),
    (#"{"node": "list"}"#, "warm, dark, density=compact"),
    (#"{"hierarchy": "app", "node": "main/first"}"#, "warm, light"),
    (#"{"node": "list", "style": "light", "theme": "plain"}"#, "plain, light, density=compact"),
    (#"{"hierarchy": "app"}"#, "plain, light"),
  ])
  func `A context is answered in normalized form`(_ context: String, _ words: String) throws {
    try withClient { client in
      let answer = try client.request("themetool/setContext", Self.json(context))
      #expect(answer["description"]?.text.map(Self.sorted) == Self.sorted(words))
    }
  }

  /// Returns words without their order after the first two.
  private static func sorted(_ words: String) -> [String] {
    let list = words.split(separator: ", ").map(String.init)
    return list.prefix(2) + list.dropFirst(2).sorted()
  }

  @Test(arguments: [
    (#"{"theme": "wram"}"#, "'wram' is not a theme; did you mean 'warm'?"),
    (#"{"theme": "x"}"#, "'x' is not a theme; available themes: plain, warm"),
    (#"{"style": "drak"}"#, "'drak' is not a value of trait 'style'; did you mean 'dark'?"),
    (#"{"traits": {"densty": "wide"}}"#, "'densty' is not a trait; did you mean 'density'?"),
    (#"{"them": "warm"}"#, "'them' is not a member of a context; did you mean 'theme'?"),
    (#"{"node": "lits"}"#, "'lits' is not a node; available nodes: main/first/list"),
    (#"{"hierarchy": "ap"}"#, "'ap' is not a hierarchy; did you mean 'app'?"),
    (#"{"style": []}"#, "'style' must be a text"),
    (#"{"traits": 1}"#, "'traits' must be an object"),
    ("[]", "a context must be an object or null"),
  ])
  func `Unknown names in a context are refused`(_ context: String, _ message: String) throws {
    try withClient { client in
      do {
        _ = try client.request("themetool/setContext", Self.json(context))
        Issue.record("accepted")
      } catch let failure as TestClient.RequestFailure {
        #expect(failure.error["code"]?.integer == -32_602)
        #expect(failure.error["message"]?.text == message)
      }
    }
  }

  @Test func `The names that can be picked are listed`() throws {
    try withClient { client in
      let answer = try client.request("themetool/contexts", .null)
      let library = try #require(answer["libraries"]?.elements.first)
      #expect(library["themes"] == .strings(["plain", "warm"]))
      #expect(library["defaultTheme"] == "plain".json)
      let density = library["traits"]?.elements.first { $0["name"] == "density".json }
      #expect(density?["values"] == .strings(["wide", "compact"]))
      let nodes = library["hierarchies"]?.elements.first?["nodes"]
      #expect(nodes == .strings(["main", "main/first", "main/first/list"]))
    }
  }

  @Test func `A change of context refreshes hints and lenses once`() throws {
    let support = JSONValue(members: ["refreshSupport": true])
    let capabilities = JSONValue(
      members: ["workspace": JSONValue(members: ["inlayHint": support, "codeLens": support])]
    )
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, capabilities: capabilities)
      let dark = JSONValue(members: ["style": "dark".json])
      let command = JSONValue(
        members: ["command": "themetool.setContext".json, "arguments": [dark]]
      )
      for _ in 0..<2 { _ = try client.request("workspace/executeCommand", command) }
      let methods = client.messages.compactMap { $0["method"]?.text }
      #expect(methods == ["workspace/inlayHint/refresh", "workspace/codeLens/refresh"])
    }
  }

  @Test func `A context can be picked in a dialog of the client`() throws {
    try withClient { client in
      let command = JSONValue(members: ["command": "themetool.pickContext".json])
      #expect(try client.request("workspace/executeCommand", command) == .null)
      let question = try #require(client.messages.last)
      #expect(question["method"] == "window/showMessageRequest".json)
      let titles = question["params"]?["actions"]?.elements.compactMap { $0["title"]?.text }
      #expect(titles == ["plain, light", "plain, dark", "warm, light", "warm, dark"])
      let id = try #require(question["id"])
      client.answer(id, JSONValue(members: ["title": "warm, dark".json]))
      let answer = try client.request("themetool/contexts", .null)
      let context = answer["libraries"]?.elements.first?["context"]
      #expect(context?["description"] == "warm, dark".json)
      // A second answer to the same question is ignored.
      client.answer(id, JSONValue(members: ["title": "plain, dark".json]))
      let later = try client.request("themetool/contexts", .null)
      #expect(later == answer)
    }
  }

  @Test func `Unknown commands are refused`() throws {
    try withClient { client in
      #expect(throws: TestClient.RequestFailure.self) {
        try client.request(
          "workspace/executeCommand",
          JSONValue(members: ["command": "themetool.nothing".json])
        )
      }
    }
  }
}
