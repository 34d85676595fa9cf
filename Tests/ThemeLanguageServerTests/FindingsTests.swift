import DynamicColors
import FileAccess
import PlatformSupport
import SourceDocuments
import Synchronization
import Testing
import ThemeFiles
import ThemeValidation

@testable import ThemeLanguageServer

/// Findings as editors get them.
struct FindingsTests {
  private static let files = [
    "base.yaml": "theme: base\ncolors:\n  ink: black\n",
    "child.yaml": "theme: child\nextends: base\ncolors:\n  text: \"{ink}\"\n",
  ]

  private func write(_ text: String, _ path: String) throws {
    try LocalFiles().write(Array(text.utf8), to: path)
  }

  private func event(_ client: TestClient, _ file: String) -> JSONValue {
    let change = JSONValue(members: ["uri": client.uri(file).json, "type": 2])
    return JSONValue(members: ["changes": [change]])
  }

  @Test func `An edit of a theme updates the findings of themes that extend it`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      #expect(client.rules("child.yaml") == [])
      try client.open("base.yaml")
      try client.replace("ink", with: "inc", in: "base.yaml")
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      try client.replace("inc", with: "ink", in: "base.yaml")
      #expect(client.rules("child.yaml") == [])
    }
  }

  @Test func `A document gets its findings again when it is opened`() throws {
    try TemporaryFolder.with(["a.yaml": "theme: a\nextends: b\n"]) { folder in
      let client = try TestClient(folder)
      #expect(client.rules("a.yaml") == ["unknown-theme"])
      client.forgetFindings()
      try client.open("a.yaml")
      #expect(client.rules("a.yaml") == ["unknown-theme"])
      client.close("a.yaml")
      client.forgetFindings()
      #expect(client.rules("a.yaml") == [])
      try client.open("a.yaml", "theme: a\ncolors: { ink: red }\n")
      #expect(client.findings["a.yaml"] == [])
    }
  }

  @Test func `A closed document has the text of the file`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("base.yaml", "theme: base\ncolors:\n  inc: black\n")
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      client.close("base.yaml")
      #expect(client.rules("child.yaml") == [])
    }
  }

  @Test func `Changed files are read again, except open documents`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try write("theme: base\n", "\(folder)/base.yaml")
      client.notify("workspace/didChangeWatchedFiles", event(client, "base.yaml"))
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      try client.open("base.yaml", "theme: base\ncolors:\n  ink: black\n")
      #expect(client.rules("child.yaml") == [])
      try write("theme: other\n", "\(folder)/base.yaml")
      client.notify("workspace/didChangeWatchedFiles", event(client, "base.yaml"))
      #expect(client.rules("child.yaml") == [])
    }
  }

  @Test func `An edit reads no other file from the disk`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("child.yaml")
      #expect(client.rules("child.yaml") == [])
      // No message says that this file has changed.
      try write("theme: base\n", "\(folder)/base.yaml")
      try client.replace("text", with: "texts", in: "child.yaml")
      #expect(client.rules("child.yaml") == [])
      client.notify("workspace/didChangeWatchedFiles", event(client, "base.yaml"))
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      try client.replace("ink", with: "inks", in: "child.yaml")
      #expect(client.rules("child.yaml") == ["unknown-reference"])
    }
  }

  @Test func `New libraries are found, and removed ones have no findings`() throws {
    try TemporaryFolder.with(["notes.txt": ""]) { folder in
      let client = try TestClient(folder)
      try write("theme: a\ncolors:\n  ink: blac\n", "\(folder)/a.yaml")
      client.notify("workspace/didChangeWatchedFiles", event(client, "a.yaml"))
      #expect(client.rules("a.yaml") == ["invalid-color"])
      #expect(unlink("\(folder)/a.yaml") == 0)
      client.notify("workspace/didChangeWatchedFiles", event(client, "a.yaml"))
      #expect(client.rules("a.yaml") == [])
    }
  }

  @Test func `A new document is part of the library before it is saved`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("third.yaml", "theme: third\nextends: chil\n")
      #expect(client.rules("third.yaml") == ["unknown-theme"])
    }
  }

  @Test func `A file with an error keeps its other values for other files`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("base.yaml")
      client.wait()
      try client.replace("ink: black", with: "ink: black\n  half", in: "base.yaml")
      #expect(client.rules("base.yaml") == ["syntax"])
      #expect(client.rules("child.yaml") == [])
      let current = client.project?.current
      #expect(current?.theme(named: "child")?.definitions.index(of: "text") != nil)
      #expect(current?.theme(named: "child")?.definitions.index(of: "ink") != nil)
    }
  }

  @Test func `A keystroke parses only the changed document, and once`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("base.yaml")
      client.wait()
      let parsed = Mutex<[String]>([])
      try YAMLReader.$onParse.withValue({ path in parsed.withLock { $0.append(path) } }) {
        try client.replace("ink", with: "inc", in: "base.yaml")
        #expect(client.rules("child.yaml") == ["unknown-reference"])
        for method in ["hover", "documentColor", "completion", "semanticTokens/full"] {
          let position = TextPosition(line: 2, character: 3).json
          let parameters = client.document("base.yaml", ["position": position])
          _ = try client.request("textDocument/\(method)", parameters)
        }
      }
      // Completion also parses the text with a mark at the cursor, which has no path.
      #expect(parsed.withLock { $0 } == ["\(folder)/base.yaml", ""])
    }
  }

  @Test func `A keystroke compiles the changed theme and the themes that extend it`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("child.yaml")
      client.wait()
      let earlier = try #require(client.project?.current)
      try client.replace("ink", with: "inc", in: "child.yaml")
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      let current = try #require(client.project?.current)
      #expect(current.theme(named: "base") == earlier.theme(named: "base"))
      #expect(current.theme(named: "child") != earlier.theme(named: "child"))
    }
  }

  @Test func `The only file of a library has findings while an error hides its nodes`() throws {
    try TemporaryFolder.with(["a.yaml": "theme: a\ncolors: { ink: red }\n", "b.yaml": "b: ["]) {
      folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      #expect(client.rules("b.yaml") == ["syntax"])
      try client.replace("colors: {", with: "colors: [", in: "a.yaml")
      #expect(client.rules("a.yaml") == ["syntax"])
      try client.replace("theme: a", with: "]", in: "a.yaml")
      #expect(client.rules("a.yaml") == ["syntax"])
      client.change("a.yaml", to: "other: file\n")
      #expect(client.rules("a.yaml") == [])
    }
  }

  @Test func `Positions count in the encoding of the client`() throws {
    let text = "theme: a\ncolors:\n  ink: \"\u{1F600}{x}\" \n"
    try TemporaryFolder.with(["a.yaml": text]) { folder in
      func character(_ encodings: [String]) throws -> Int? {
        let client = try TestClient(
          folder,
          capabilities: JSONValue(
            members: [
              "general": JSONValue(members: ["positionEncodings": encodings])
            ]
          )
        )
        return client.findings["a.yaml"]?.first?["range"]?["end"]?["character"]?.integer
      }
      let wide = try #require(try character(["utf-16"]))
      #expect(try character([]) == wide)
      #expect(try character(["utf-8", "utf-16"]) == wide + 2)
    }
  }

  @Test func `Findings have related locations and links if the client shows them`() throws {
    let files = [
      "a.yaml": "theme: a\nextends: b\n", "b.yaml": "theme: b\nextends: a\n",
    ]
    try TemporaryFolder.with(files) { folder in
      let plain = try TestClient(folder)
      let finding = try #require(plain.findings["a.yaml"]?.first)
      #expect(finding["code"]?.text == "cyclic-extends")
      #expect(finding["relatedInformation"] == nil && finding["codeDescription"] == nil)
      let support = JSONValue(
        members: ["relatedInformation": true, "codeDescriptionSupport": true]
      )
      let rich = try TestClient(
        folder,
        capabilities: JSONValue(
          members: ["textDocument": JSONValue(members: ["publishDiagnostics": support])]
        )
      )
      let full = try #require(rich.findings["a.yaml"]?.first)
      let note = try #require(full["relatedInformation"]?.elements.first)
      #expect(note["location"]?["uri"]?.text == rich.uri("b.yaml"))
      let page = full["codeDescription"]?["href"]?.text
      #expect(page?.hasPrefix("https://") == true)
      #expect(page?.hasSuffix("/look/rules/cyclic-extends/") == true)
    }
  }

  @Test func `The files of a catalog have findings, also before they are saved`() throws {
    let files = [
      "A.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
      "A.xcassets/ink.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
    ]
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      let name = "A.xcassets/ink.colorset/Contents.json"
      let found = client.rules(name)
      try client.open(name, #"{"colors":[{"idiom":"univers"}],"info":{"version":1}}"#)
      #expect(client.rules(name) != found)
      #expect(!client.rules(name).isEmpty)
    }
  }

  @Test func `Hidden files of editors are not read`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      #expect(symlink("a@b.1:2", "\(folder)/.#base.yaml") == 0)
      try write("\0\u{5}", "\(folder)/._base.yaml")
      let client = try TestClient(folder)
      #expect(client.findings.keys.sorted() == ["base.yaml"])
      #expect(client.rules("base.yaml") == ["missing-color"])
    }
  }

  @Test func `A file has a limited number of findings`() throws {
    let count = LanguageServer.fileLimit + 5
    let colors = (0..<count).map { "  c\($0): blac\n" }.joined()
    try TemporaryFolder.with(["a.yaml": "theme: a\ncolors:\n\(colors)"]) { folder in
      let found = try #require(try TestClient(folder).findings["a.yaml"])
      #expect(found.count == LanguageServer.fileLimit + 1)
      #expect(found.last?["message"]?.text?.contains("5 more") == true)
    }
  }

  @Test func `Removed folders have no findings`() throws {
    try TemporaryFolder.with(["a/a.yaml": "theme: a\nextends: x\n"]) { folder in
      let client = try TestClient(folder)
      #expect(client.rules("a/a.yaml") == ["unknown-theme"])
      let change = JSONValue(
        members: [
          "added": JSONValue.array([]),
          "removed": [JSONValue(members: ["uri": "file://\(folder)".json])],
        ]
      )
      client.notify("workspace/didChangeWorkspaceFolders", JSONValue(members: ["event": change]))
      #expect(client.rules("a/a.yaml") == [])
    }
  }
}
