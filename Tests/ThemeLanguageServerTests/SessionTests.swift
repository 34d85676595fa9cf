import SourceDocuments
import Testing
import TestSupport

@testable import ThemeLanguageServer

/// The order of messages in a session, and messages that are wrong.
struct SessionTests {
  private static func message(
    _ method: String,
    id: JSONValue? = nil,
    _ parameters: JSONValue? = nil
  ) -> JSONValue {
    JSONValue(
      members: ["jsonrpc": "2.0".json, "id": id, "method": method.json, "params": parameters]
    )
  }

  /// Returns the answers to messages that arrive together.
  private static func answers(
    to messages: [JSONValue],
    _ server: LanguageServer = LanguageServer(version: "1")
  ) -> [JSONValue] {
    for message in messages { server.receive(.value(message)) }
    while server.handleNext() {}
    return server.takeMessages()
  }

  private static func codes(_ answers: [JSONValue]) -> [Int?] {
    answers.map { $0["error"]?["code"]?.integer }
  }

  private static let start = message("initialize", id: .integer(0), .object([]))

  @Test func `Requests before 'initialize' and after 'shutdown' are refused`() {
    let server = LanguageServer(version: "1")
    #expect(
      Self.codes(
        Self.answers(
          to: [
            Self.message("textDocument/hover", id: .integer(1)), Self.start, Self.start,
            Self.message("shutdown", id: "x".json), Self.message("shutdown", id: .integer(3)),
          ],
          server
        )
      ) == [-32_002, nil, -32_600, nil, -32_600]
    )
    #expect(server.exitStatus == nil)
    _ = Self.answers(to: [Self.message("exit")], server)
    #expect(server.exitStatus == 0)
  }

  @Test func `An 'exit' without 'shutdown' is a failure`() {
    let server = LanguageServer(version: "1")
    _ = Self.answers(to: [Self.start, Self.message("exit")], server)
    #expect(server.exitStatus == 1)
  }

  @Test func `Unknown methods are refused, and unknown notifications are ignored`() {
    let answers = Self.answers(
      to: [
        Self.start, Self.message("textDocument/unheard", id: .integer(1)),
        Self.message("$/unheard", id: .integer(2)), Self.message("textDocument/unheard"),
        Self.message("$/setTrace"),
      ]
    )
    #expect(Self.codes(answers) == [nil, -32_601, -32_601])
  }

  @Test func `Values that are not messages are refused`() {
    let answers = Self.answers(
      to: [
        .null, .array([Self.start]), .object([]), .string("x"),
        Self.message("initialize", id: .bool(true)),
        JSONValue(members: ["id": 4]), JSONValue(members: ["method": 4]),
      ]
    )
    #expect(Self.codes(answers).allSatisfy { $0 == -32_600 })
    #expect(answers.count == 7)
  }

  private static func request(_ id: Int) -> JSONValue {
    message("themetool/contexts", id: .integer(id), .object([]))
  }

  private static func cancellation(of id: JSONValue?) -> JSONValue {
    message("$/cancelRequest", JSONValue(members: ["id": id]))
  }

  /// Messages, of which each list is handled before the next one arrives, and the codes of the
  /// answers after the identifiers of the requests.
  private static let cancellations: [(messages: [[JSONValue]], answers: [String])] = [
    ([[request(1), request(2), cancellation(of: .integer(2))]], ["1", "2 -32800"]),
    ([[request(1), request(2), cancellation(of: .integer(1))]], ["1 -32800", "2"]),
    (
      [[request(1), cancellation(of: .integer(1)), cancellation(of: .integer(1))]],
      ["1 -32800"]
    ),
    // Identifiers without a request that waits or runs.
    ([[cancellation(of: .integer(1)), request(1)]], ["1"]),
    ([[request(1), cancellation(of: .integer(9))]], ["1"]),
    ([[request(1), cancellation(of: "1".json)]], ["1"]),
    ([[request(1), cancellation(of: nil)]], ["1"]),
    ([[request(1)], [cancellation(of: .integer(1))], [request(2)]], ["1", "2"]),
  ]

  @Test(arguments: cancellations)
  func `A request that waits is answered with an error after it is cancelled`(
    messages: [[JSONValue]],
    expected: [String]
  ) {
    let server = LanguageServer(version: "1")
    _ = Self.answers(to: [Self.start], server)
    let answers = messages.flatMap { Self.answers(to: $0, server) }
    let found = zip(answers, Self.codes(answers)).map { answer, code in
      "\(answer["id"]?.integer ?? 0)\(code.map { " \($0)" } ?? "")"
    }
    #expect(found.sorted() == expected)
  }

  @Test func `The answer to a cancelled request that waits is sent at once`() {
    let server = LanguageServer(version: "1")
    for message in [Self.start, Self.request(1), Self.cancellation(of: .integer(1))] {
      server.receive(.value(message))
    }
    #expect(Self.codes(server.takeMessages()) == [-32_800])
  }

  @Test(arguments: [
    "textDocument/completion", "textDocument/references", "textDocument/rename",
    "workspace/symbol",
  ])
  func `A request that runs is answered with an error after it is cancelled`(
    method: String
  ) throws {
    let text = "theme: a\ncolors:\n  ink: black\n  page: \"{ink}\"\n"
    try TemporaryFolder.with(["a.yaml": text]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      var parameters = try client.at("{|ink}", in: "a.yaml")
      parameters["newName"] = "text".json
      parameters["query"] = "in".json
      let answer = client.cancel(method, parameters)
      #expect(answer["error"]?["code"] == .integer(-32_800))
      #expect(answer["result"] == nil)
      #expect(try client.request(method, parameters) != .null)
    }
  }

  @Test(arguments: LanguageServer.requests.keys.sorted())
  func `Requests with parameters of wrong types are refused or answered`(method: String) throws {
    try TemporaryFolder.with(["a.yaml": "theme: a\ncolors:\n  ink: black\n"]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let document = JSONValue(members: ["uri": client.uri("a.yaml").json])
      let far = TextPosition(line: 99_999, character: .max)
      let values: [JSONValue] = [
        .null, .array([]), .object([]), .string("x"), .bool(true), .number("1e999"), document,
        far.json, TextRange(start: far, end: far).json, .number("-1"),
      ]
      let keys = ["position", "range", "context", "newName", "query", "positions", "color", "item"]
      var random = SplitMix64(seed: 5)
      for _ in 0..<200 {
        var parameters = JSONValue.object([])
        for key in keys + ["textDocument"] {
          parameters[key] = values.randomElement(using: &random)
        }
        if Bool.random(using: &random) { parameters["textDocument"] = document }
        do {
          _ = try client.request(method, parameters)
        } catch let failure as TestClient.RequestFailure {
          let code = failure.error["code"]?.integer
          #expect(code == -32_602 || code == -32_803, "\(failure.error)")
        }
      }
    }
  }

  @Test(arguments: LanguageServer.notifications.keys.sorted())
  func `Notifications with parameters of wrong types are ignored`(method: String) throws {
    try TemporaryFolder.with(["a.yaml": "theme: a\ncolors:\n  ink: blac\n"]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let values: [JSONValue] = [
        .null, .array([.null]), .object([]), .string("x"), .bool(true), .number("-1"),
        JSONValue(members: ["uri": client.uri("a.yaml").json]),
        .array([JSONValue(members: ["uri": JSONValue.null, "range": JSONValue.null, "text": 1])]),
      ]
      let keys = ["contentChanges", "changes", "event", "settings", "files"]
      var random = SplitMix64(seed: 6)
      for _ in 0..<100 {
        var parameters = JSONValue.object([])
        for key in keys + ["textDocument"] {
          parameters[key] = values.randomElement(using: &random)
        }
        client.notify(method, parameters)
      }
      client.change("a.yaml", to: "theme: a\ncolors:\n  ink: \"{inc}\"\n")
      try client.open("a.yaml", "theme: a\ncolors:\n  ink: \"{inc}\"\n")
      #expect(client.rules("a.yaml") == ["unknown-reference"])
    }
  }
}
