import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Inlay hints and code lenses.
struct AnnotationTests {
  private static let files = [
    "library.yaml": """
    library: 1
    checks:
      - { contrast: [ink, paper], at-least: 4.5 }
      - { contrast: [ink, card], at-least: 7 }

    """,
    "a.yaml": """
    theme: a
    palette:
      black: "#000000"
    colors:
      ink:
        light: "{black}"
        dark: color-mix(in srgb, {black}, white)
      paper: { light: white, dark: black }
      card: "{paper}"

    """,
  ]

  private static let settings = JSONValue(
    members: ["inlayHints": true, "codeLens": true]
  )

  private func hints(_ client: TestClient, lines: ClosedRange<Int> = 0...100) throws -> [String] {
    let range = TextRange(
      start: TextPosition(line: lines.lowerBound, character: 0),
      end: TextPosition(line: lines.upperBound + 1, character: 0)
    )
    let parameters = client.document("a.yaml", ["range": range.json])
    return try client.request("textDocument/inlayHint", parameters).elements.map { hint in
      let position = try #require(hint["position"].flatMap(TextPosition.init))
      return "\(position.line):\(position.character) \(hint["label"]?.text ?? "")"
    }
  }

  @Test func `Hints show the values of references and functions`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, options: Self.settings)
      try client.open("a.yaml")
      #expect(try hints(client) == ["5:20 #000000", "6:44 #808080", "8:17 #ffffff"])
      #expect(try hints(client, lines: 7...8) == ["8:17 #ffffff"])
      _ = try client.request("themetool/setContext", JSONValue(members: ["style": "dark".json]))
      #expect(try hints(client) == ["5:20 #000000", "6:44 #808080", "8:17 #000000"])
    }
  }

  private func titles(_ client: TestClient) throws -> [String] {
    try client.request("textDocument/codeLens", client.document("a.yaml")).elements.map { lens in
      let resolved = try client.request("codeLens/resolve", lens)
      #expect(resolved["command"]?["command"] == "".json)
      return try #require(resolved["command"]?["title"]?.text)
    }
  }

  @Test func `Lenses show uses and the lowest contrast`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, options: Self.settings)
      #expect(
        try titles(client) == [
          "used 2 ×", "used 2 × · 21:1 on card", "used 2 × · 21:1 behind ink",
          "used 1 × · 21:1 behind ink",
        ]
      )
      _ = try client.request("themetool/setContext", JSONValue(members: ["style": "dark".json]))
      #expect(try titles(client)[1] == "used 2 × · 5.2:1 on card")
    }
  }

  @Test func `Lenses show references if the client has the command`() throws {
    let commands = JSONValue(members: ["commands": ["themetool.showReferences"]])
    let capabilities = JSONValue(
      members: ["experimental": JSONValue(members: ["commands": commands])]
    )
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, capabilities: capabilities, options: Self.settings)
      let lenses = try client.request("textDocument/codeLens", client.document("a.yaml")).elements
      let command = try client.request("codeLens/resolve", lenses[1])["command"]
      #expect(command?["command"] == "themetool.showReferences".json)
      let arguments = command?["arguments"]?.elements ?? []
      #expect(arguments.count == 3 && arguments[0] == client.uri("a.yaml").json)
      #expect(
        arguments[2].elements.map { $0["uri"] }
          == Array(repeating: client.uri("library.yaml").json, count: 2)
      )
    }
  }

  @Test func `Hints and lenses are off until the settings change`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      #expect(try hints(client) == [])
      #expect(try titles(client) == [])
      client.notify(
        "workspace/didChangeConfiguration",
        JSONValue(members: ["settings": JSONValue(members: ["themetool": Self.settings])])
      )
      #expect(try hints(client).count == 3)
      #expect(try titles(client).count == 4)
    }
  }

  @Test func `A lens without its data has no title`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, options: Self.settings)
      for data in [
        JSONValue.null, .object([]), JSONValue(members: ["uri": "x".json, "name": "y".json]),
      ] {
        let lens = try client.request("codeLens/resolve", JSONValue(members: ["data": data]))
        #expect(lens["command"]?["title"] == "".json)
      }
    }
  }
}
