import FileAccess
import Testing

@testable import ThemeStudio

@Suite("Studio")
struct StudioTests {
  /// Returns a request to a route of a studio.
  private static func request(
    _ method: String,
    _ url: String,
    _ body: String = ""
  ) -> String {
    let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    return """
      \(method) /\(parts[2]) HTTP/1.1\r
      Host: \(parts[1])\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
  }

  private func running<Value: Sendable>(
    allowsEdits: Bool = true,
    _ body: @escaping @Sendable (_ url: String, _ port: UInt16) throws -> Value
  ) throws -> Value {
    let library = try TestLibrary()
    var options = StudioSession.Options(path: library.path)
    options.allowsEdits = allowsEdits
    let studio = try Studio(options, port: 0)
    let url = studio.address
    let port = try #require(UInt16(url.split(separator: ":")[2].prefix { $0 != "/" }))
    return try ThemeStudioTests.running(studio.stopDescriptor, studio.run) { try body(url, port) }
  }

  @Test("A write is answered and sent to all pages, and so is its undoing")
  func sendsStates() throws {
    let texts = try running { url, port in
      let stream = try TestConnection(port: port)
      stream.send(Self.request("GET", url + "events?revision=0"))
      var texts = [stream.read(until: "\n\n")]
      for (route, body) in [
        (
          "write",
          #"{"name": "accent", "state": [0, 0], "value": "rgb(171 205 239)", "revision": 1}"#
        ),
        ("undo", "{}"), ("undo", "{}"),
      ] {
        texts.append(
          try TestConnection.response(to: Self.request("POST", url + route, body), port: port)
        )
      }
      return texts + [stream.read(until: "\"revision\": 3")]
    }
    #expect(texts[0].contains("event: state\ndata: {"))
    #expect(texts[1].contains("200 OK") && texts[1].contains("\"text\": \"#abcdef\""))
    #expect(texts[2].contains("200 OK") && texts[2].contains("\"text\": \"#336699\""))
    #expect(texts[3].contains("409 Conflict"))
    #expect(texts[4].contains("#abcdef"))
  }

  @Test("A saved file is sent to all pages where the system watches no files")
  func polls() throws {
    let library = try TestLibrary()
    let watch = FileWatch(isPolling: true)
    let studio = try Studio(StudioSession.Options(path: library.path), port: 0, watch: watch)
    let url = studio.address
    let port = try #require(UInt16(url.split(separator: ":")[2].prefix { $0 != "/" }))
    try library.replace("#336699", with: "#123456", in: "calm.yaml")
    let text = try ThemeStudioTests.running(studio.stopDescriptor, studio.run) {
      let stream = try TestConnection(port: port)
      stream.send(Self.request("GET", url + "events?revision=1"))
      return stream.read(until: "\"revision\": 2")
    }
    #expect(text.contains("#123456"))
  }

  @Test("A client with the current state receives only later ones")
  func omitsKnownStates() throws {
    let text = try running { url, port in
      let stream = try TestConnection(port: port)
      stream.send(Self.request("GET", url + "events?revision=1"))
      _ = stream.read(until: "\r\n\r\n")
      let body = #"{"name": "accent", "state": [0, 0], "value": "rgb(171 205 239)", "revision": 1}"#
      _ = try TestConnection.response(to: Self.request("POST", url + "write", body), port: port)
      return stream.read(until: "\n\n")
    }
    #expect(text.contains("\"revision\": 2"))
  }

  @Test("Each route has its method, and wrong requests have a status")
  func answersRoutes() throws {
    let statuses = try running(allowsEdits: false) { url, port in
      try [
        ("GET", "", ""), ("POST", "", ""), ("GET", "try", ""), ("GET", "x", ""), ("GET", "../", ""),
        ("POST", "try", #"{"name": "accent", "state": [0, 0], "value": "red"}"#),
        ("POST", "try", #"{"name": "accent", "state": [0, 0], "value": "no"}"#),
        ("POST", "try", #"{"name": 1, "state": [0, 0], "value": "red"}"#), ("POST", "try", "["),
        ("POST", "repair", #"{"pair": 0, "state": [0, 0]}"#),
        ("POST", "write", #"{"name": "accent", "state": [0, 0], "value": "red", "revision": 1}"#),
        ("POST", "undo", "{}"),
      ].map { method, route, body in
        let request = Self.request(method, url + route, body)
        return try TestConnection.response(to: request, port: port).dropFirst(9).prefix(3)
      }
    }
    #expect(
      statuses == [
        "200", "405", "405", "404", "404", "200", "422", "400", "400", "200", "403", "403",
      ]
    )
  }
}
