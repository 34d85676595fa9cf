import Testing
import TestSupport

@testable import ThemeStudio

@Suite("Parser of requests")
struct RequestParserTests {
  private static func parse(_ parts: [ArraySlice<UInt8>]) -> (status: Int, request: HTTPRequest?) {
    var parser = RequestParser(limits: .standard)
    do throws(HTTPResponse) {
      for part in parts {
        if let request = try parser.append(part) { return (200, request) }
      }
      return (0, nil)
    } catch {
      return (error.status, nil)
    }
  }

  private static func parse(_ text: String) -> (status: Int, request: HTTPRequest?) {
    parse([Array(text.utf8)[...]])
  }

  @Test("A request has its method, path, query, headers and body")
  func readsAllParts() throws {
    let text =
      "POST /a/b%2F..?x=1?2 HTTP/1.1\r\nHost: h\r\nX-Odd:  a\tb \r\nContent-Length: 3\r\n\r\nabcd"
    let request = try #require(Self.parse(text).request)
    #expect(request.method == "POST")
    #expect(request.path == "/a/b%2F..")
    #expect(request.query == "x=1?2")
    #expect(request.headers.map(\.name) == ["host", "x-odd", "content-length"])
    #expect(request["x-odd"] == "a\tb")
    #expect(request.body == Array("abc".utf8))
  }

  @Test(
    "A request is accepted, or refused with the status that fits",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: h\r\n\r\n", 200),
      ("GET / HTTP/1.0\r\nHost: h\r\n\r\n", 200),
      ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 200),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", 200),
      ("GET / HTTP/1.1\r\nHost: h\r\n", 0),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\na", 0),
      ("", 0),
      ("\r\n", 0),
      ("\r\n\r\n", 400),
      ("\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET / HTTP/1.1\nHost: h\n\n", 400),
      ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET / HTTP/1.1 \r\nHost: h\r\n\r\n", 400),
      ("GET /\r\nHost: h\r\n\r\n", 400),
      ("GET /a b HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET /#a HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET /\u{E9} HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("G(T / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\n continued\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\nX: a\r\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\nnothing\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: h\r\n: a\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1, 1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", 400),
      ("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n", 405),
      ("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 405),
      ("CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n", 405),
      ("POST / HTTP/1.1\r\nHost: h\r\n\r\n", 411),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 262145\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n", 417),
      ("BREW / HTTP/1.1\r\nHost: h\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
      ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505),
      ("GET / HTTX/1.1\r\nHost: h\r\n\r\n", 400),
    ]
  )
  func acceptsOrRefuses(_ text: String, _ status: Int) {
    #expect(Self.parse(text).status == status)
    // The parts in which bytes arrive have no effect.
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(Self.parse([bytes[..<end], bytes[end...]]).status == status)
    }
    #expect(Self.parse(bytes.indices.map { bytes[$0...$0] }).status == status)
  }

  @Test("A head of more than 16 kB is refused before its end")
  func refusesLongHeads() {
    let start = "GET / HTTP/1.1\r\nHost: h\r\nX: "
    let fitting = start + String(repeating: "a", count: 16_384 - start.utf8.count - 4)
    #expect(Self.parse(fitting + "\r\n\r\n").status == 200)
    #expect(Self.parse(fitting + "a\r\n\r\n").status == 431)
    #expect(Self.parse(fitting + "aaaa").status == 431)
  }

  @Test("Random changes of a request have a defined result")
  func survivesRandomBytes() {
    var random = SplitMix64(seed: 40)
    let text = "POST /a?b HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nab"
    for _ in 0..<2_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let status = Self.parse([bytes[...]]).status
      #expect([0, 200, 400, 405, 411, 413, 501, 505].contains(status))
    }
  }
}
