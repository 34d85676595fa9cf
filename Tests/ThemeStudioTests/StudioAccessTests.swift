import Testing

@testable import ThemeStudio

@Suite("Access to a studio")
struct StudioAccessTests {
  private static let access = StudioAccess(port: 80, token: "t")

  private static func status(
    _ method: String = "GET",
    _ path: String = "/t/",
    host: String? = "127.0.0.1:80",
    _ headers: [String: String] = [:]
  ) -> Int {
    var request = HTTPRequest(method: method, path: path)
    if let host { request.headers.append(("host", host)) }
    request.headers += headers.map { ($0.key, $0.value) }
    return access.refusal(of: request)?.status ?? 200
  }

  @Test("Only the names of this computer with the port are accepted as hosts")
  func checksHosts() {
    for host in ["127.0.0.1:80", "localhost:80", "LOCALHOST:80"] {
      #expect(Self.status(host: host) == 200)
    }
    for host in [
      nil, "", "127.0.0.1", "127.0.0.1:81", "localhost", "example.com", "example.com:80",
      "localhost:80.example.com", "127.0.0.1:80@example.com", "[::1]:80", "0.0.0.0:80",
    ] {
      #expect(Self.status(host: host) == 403)
    }
  }

  @Test("Requests of pages of other origins are refused")
  func checksOrigins() {
    #expect(Self.status(["origin": "http://127.0.0.1:80"]) == 200)
    for origin in [
      "null", "http://localhost:80", "https://127.0.0.1:80", "http://127.0.0.1:81",
      "http://example.com", "",
    ] {
      #expect(Self.status(["origin": origin]) == 403)
    }
    for (site, status) in [
      ("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("", 403),
    ] {
      #expect(Self.status(["sec-fetch-site": site]) == status)
    }
  }

  @Test("A link of another site to the page is followed, and to nothing else")
  func followsLinks() {
    let link = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
    ]
    #expect(Self.status(link) == 200)
    for (name, value) in [
      ("sec-fetch-site", "same-site"), ("sec-fetch-mode", "no-cors"), ("sec-fetch-mode", "cors"),
      ("sec-fetch-dest", "iframe"), ("sec-fetch-dest", "empty"), ("origin", "null"),
    ] {
      #expect(Self.status(link.merging([name: value]) { $1 }) == 403)
    }
    #expect(Self.status("GET", "/t/events", link) == 403)
    #expect(Self.status("GET", "/x/", link) == 403)
    let json = link.merging(["content-type": "application/json"]) { $1 }
    #expect(Self.status("POST", "/t/", json) == 403)
  }

  @Test("Requests that change something are JSON of the page itself")
  func checksPosts() {
    let json = ["content-type": "application/json"]
    #expect(Self.status("POST", json) == 200)
    #expect(Self.status("POST", ["content-type": "application/json; charset=utf-8"]) == 200)
    #expect(Self.status("POST") == 415)
    for type in ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
      #expect(Self.status("POST", ["content-type": type]) == 415)
    }
    #expect(Self.status("POST", json.merging(["sec-fetch-site": "none"]) { $1 }) == 403)
  }

  @Test("A path without the token is not found")
  func checksTokens() {
    for path in ["/", "/t", "/T/", "/x/", "//t/", "/t%2F", "/../t/", "/%74/", "/favicon.ico"] {
      #expect(Self.status("GET", path) == 404)
    }
    #expect(Self.status("GET", "/t/../x") == 200)
    #expect(Self.access.route(of: HTTPRequest(method: "GET", path: "/t/../x")) == "../x")
  }

  @Test("Tokens have 128 random bits")
  func makesTokens() {
    let tokens = (0..<100).map { _ in StudioAccess(port: 1).token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  private static func status(_ headers: [String: String]) -> Int { status("GET", headers) }

  private static func status(_ method: String, _ headers: [String: String]) -> Int {
    status(method, "/t/", host: "127.0.0.1:80", headers)
  }
}
