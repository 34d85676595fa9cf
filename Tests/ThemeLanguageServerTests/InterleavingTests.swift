import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import ThemeFiles
import ThemeValidation

@testable import ThemeLanguageServer

/// Random messages that arrive together: what is published then is what `validate` finds.
struct InterleavingTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits:
      density: { values: [wide, narrow] }
    catalogs: [A.xcassets]
    checks:
      - { contrast: [ink, page], at-least: 4.5 }

    """,
    "base.yaml": """
    theme: base
    palette:
      blue: { 100: "#ccddff", 900: "#001144" }
    colors:
      ink: { light: "{blue.900}", dark: "{blue.100}" }
      page: { light: white, dark: black }
      edge: { density=wide: gray, default: "color-mix(in oklab, {ink}, {page})" }
      brand: asset(Brand)

    """,
    "child.yaml": """
    theme: child
    extends: base
    colors:
      ink: { light: "#222222", dark: "#dddddd" }

    """,
    "A.xcassets/Brand.colorset/Contents.json": """
    {"colors":[{"color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0",\
    "alpha":"1"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
    """,
  ]

  private static let names = files.keys.sorted()

  private static let pieces = [
    "{", "}", "\"", ":", " ", "\n", "q", "ink", "{ink}", "white", "\u{1F600}", "dark", "[",
    "Brand", "density=narrow", "extends: child\n", "# themetool: ignore contrast",
  ]

  @Test(arguments: 0..<caseCount(10, long: 30))
  func `Published findings are those of 'validate' after random requests`(seed: UInt64) throws {
    try TemporaryFolder.with(Self.files) { folder in
      var session = Session(client: try TestClient(folder), seed: seed)
      for round in 0..<10 {
        for _ in 0..<Int.random(in: 1...12, using: &session.random) { try session.send() }
        let (published, expected) = (session.published(), try session.expected())
        #expect(published == expected, "seed \(seed), round \(round)")
      }
    }
  }

  /// A client with the files as it sees them.
  private struct Session {
    let client: TestClient
    var random: SplitMix64
    var disk = InterleavingTests.files
    var open: Set<String> = []

    init(client: TestClient, seed: UInt64) {
      self.client = client
      random = SplitMix64(seed: seed)
    }

    /// Sends a random message.
    mutating func send() throws {
      let name = InterleavingTests.names.randomElement(using: &random) ?? ""
      let isOpen = open.contains(name)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7 where isOpen:
        client.edit(
          name,
          InterleavingTests.pieces.randomElement(using: &random) ?? "",
          using: &random
        )
      case 7 where isOpen: client.change(name, to: InterleavingTests.files[name] ?? "")
      case 8 where isOpen:
        disk[name] = try client.text(name)
        try write(name)
        client.notify("textDocument/didSave", client.document(name))
      case 9 where isOpen:
        client.close(name)
        open.remove(name)
      case 10 where !isOpen:
        let other = InterleavingTests.files[name] ?? ""
        disk[name] = Bool.random(using: &random) ? other : String(other.dropLast(9))
        try write(name)
        let change = JSONValue(members: ["uri": client.uri(name).json, "type": 2])
        let changes = JSONValue(members: ["changes": [change]])
        client.notify("workspace/didChangeWatchedFiles", changes)
      case 0..<11 where !isOpen:
        try client.open(name, disk[name])
        open.insert(name)
      default: try request(name)
      }
    }

    private func write(_ name: String) throws {
      try LocalFiles().write(Array((disk[name] ?? "").utf8), to: "\(client.folder)/\(name)")
    }

    /// Sends a random request, whose answer can be an error.
    private mutating func request(_ name: String) throws {
      let method = LanguageServer.requests.keys.sorted().randomElement(using: &random) ?? ""
      let start = TextPosition(line: Int.random(in: 0..<9, using: &random), character: 4)
      let end = TextPosition(line: start.line + 3, character: 0)
      let range = TextRange(start: start, end: end).json
      let parameters = client.document(
        name,
        [
          "position": start.json, "range": range, "positions": [start.json],
          "newName": "other".json, "query": "in".json, "theme": "child".json,
          "context": JSONValue(members: ["diagnostics": JSONValue.array([])]),
          "color": JSONValue(
            members: [
              "red": 1, "green": 0, "blue": 0, "alpha": 1,
            ]
          ),
        ]
      )
      do {
        _ = try client.request(method, parameters)
      } catch is TestClient.RequestFailure {
        return
      }
    }

    /// The published findings by file, as text.
    func published() -> [String: Set<String>] {
      client.findings.mapValues { findings in
        Set(
          findings.map { finding in
            let line = finding["range"]?["start"]?["line"]?.integer ?? -1
            return "\(line + 1): \(finding["code"]?.text ?? "") \(finding["message"]?.text ?? "")"
          }
        )
      }.filter { !$0.value.isEmpty }
    }

    /// The findings of the texts of the client.
    func expected() throws -> [String: Set<String>] {
      let prefix = "\(client.folder)/"
      let texts = try open.map { (prefix + $0, Array(try client.text($0).utf8)) }
      let reader = OverlaidFiles(
        LocalFiles(),
        overlaying: Dictionary(uniqueKeysWithValues: texts)
      )
      let folder = try ThemeFolder(path: client.folder, reader: reader)
      let catalog = CatalogProject.findings(of: prefix + "A.xcassets", reading: reader)
      var found: [String: Set<String>] = [:]
      for finding in ThemeValidator().findings(in: folder) + catalog {
        let file = finding.excerpt?.file ?? folder.paths.first ?? ""
        let line = finding.excerpt?.start.line ?? 1
        found[String(file.dropFirst(prefix.count)), default: []]
          .insert("\(line): \(finding.rule.id) \(finding.message)")
      }
      return found
    }
  }
}
