import SystemPackage
import Testing

@testable import ThemeStudio

@Suite("Server for this computer")
struct LoopbackServerTests {
  private static let request = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

  /// Serves the path of each request, and a stream at `/events`; a request for `/broadcast` sends
  /// an event to all streams.
  private func serving<Value: Sendable>(
    _ change: (inout LoopbackServer.Limits) -> Void = { _ in },
    data: String = "1",
    _ body: @escaping @Sendable (UInt16) throws -> Value
  ) throws -> Value {
    var limits = LoopbackServer.Limits.standard
    change(&limits)
    let server = try LoopbackServer(port: 0, limits: limits)
    let port = server.port
    func run() {
      server.run { request in
        if request.path == "/events" { return .stream("event: hello\n\n") }
        if request.path == "/broadcast" { server.broadcast(event: "state", data: data) }
        return HTTPResponse(body: request.path)
      }
    }
    return try running(server.stopDescriptor, run) { try body(port) }
  }

  private static func status(_ response: String) -> Int? {
    response.hasPrefix("HTTP/1.1 ") ? Int(response.dropFirst(9).prefix(3)) : nil
  }

  @Test("A response has its length and the headers that protect it")
  func responds() throws {
    let response = try serving { try TestConnection.response(to: Self.request, port: $0) }
    #expect(
      response == """
        HTTP/1.1 200 OK\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 2\r
        Cache-Control: no-store\r
        Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r
        Cross-Origin-Resource-Policy: same-origin\r
        Referrer-Policy: no-referrer\r
        X-Content-Type-Options: nosniff\r
        X-Frame-Options: DENY\r
        Connection: close\r
        \r
        /x
        """
    )
  }

  @Test("Streams receive what is broadcast, and other connections don't")
  func broadcasts() throws {
    let texts = try serving { port in
      let streams = try (0..<10).map { _ in try TestConnection(port: port) }
      for stream in streams {
        stream.send("GET /events HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = stream.read(until: "hello\n\n")
      }
      let request = "GET /broadcast HTTP/1.1\r\nHost: h\r\n\r\n"
      let response = try TestConnection.response(to: request, port: port)
      return [response] + streams.map { $0.read(until: "\n\n") }
    }
    #expect(texts[0].hasSuffix("\r\n\r\n/broadcast"))
    #expect(texts.dropFirst().allSatisfy { $0 == "event: state\ndata: 1\n\n" })
  }

  @Test("A stream whose client doesn't read is ended")
  func dropsSlowStreams() throws {
    let isDropped = try serving(
      { $0.waitingBytes = 1 << 20 },
      data: String(repeating: "a", count: 1 << 20)
    ) { port in
      let slow = try TestConnection(port: port)
      slow.send("GET /events HTTP/1.1\r\nHost: h\r\n\r\n")
      for _ in 0..<20 {
        let request = "GET /broadcast HTTP/1.1\r\nHost: h\r\n\r\n"
        _ = try TestConnection.response(to: request, port: port)
      }
      return slow.read().utf8.count < 20 << 20
    }
    #expect(isDropped)
  }

  @Test("Requests beyond a limit are refused, and their clients read the refusal")
  func refusesBeyondLimits() throws {
    let large = String(repeating: "a", count: 1 << 20)
    let statuses = try serving { port in
      [
        "GET /\(large) HTTP/1.1\r\nHost: h\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048576\r\n\r\n\(large)",
        "nonsense\r\n\r\n", Self.request,
      ].map { Self.status((try? TestConnection.response(to: $0, port: port)) ?? "") }
    }
    #expect(statuses == [431, 413, 400, 200])
  }

  @Test("A request that doesn't arrive in time is refused")
  func refusesSlowRequests() throws {
    let response = try serving({ $0.requestTime = .milliseconds(100) }) { port in
      try TestConnection.response(to: "GET /x HTTP/1.1\r\n", port: port)
    }
    #expect(Self.status(response) == 408)
  }

  @Test("Idle connections give way to others")
  func replacesIdleConnections() throws {
    let statuses = try serving({ $0.connections = 4 }) { port in
      let idle = try (0..<12).map { _ in try TestConnection(port: port) }
      defer { withExtendedLifetime(idle) {} }
      return try (0..<20).map { _ in
        Self.status(try TestConnection.response(to: Self.request, port: port))
      }
    }
    #expect(statuses == Array(repeating: 200, count: 20))
  }

  @Test("Many connections in a row leave the server serving")
  func servesAfterManyConnections() throws {
    let status = try serving { port in
      for number in 0..<500 {
        let connection = try TestConnection(port: port)
        if number.isMultiple(of: 3) { connection.send("GET /x") }
        if number.isMultiple(of: 5) { connection.send(Self.request) }
      }
      return Self.status(try TestConnection.response(to: Self.request, port: port))
    }
    #expect(status == 200)
  }

  @Test("A port that is in use is reported")
  func reportsUsedPorts() throws {
    let server = try LoopbackServer(port: 0)
    #expect(throws: LoopbackServerError.portInUse(server.port)) {
      try LoopbackServer(port: server.port)
    }
  }
}
