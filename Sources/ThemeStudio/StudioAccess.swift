import TextSupport

/// The protection of a studio from other pages and other machines.
///
/// Only those who know the address can read it. A page of another origin that has learned the port
/// can't send a request that is answered: the name of the host must be that of this computer, which
/// defeats names that lead to 127.0.0.1, and browsers state the origin of a request. A link to the
/// page, such as that of the file that `--open` gives to a browser, is followed.
struct StudioAccess {
  /// A random text that is the first part of all paths.
  let token: String

  private let hosts: Set<String>

  init(port: UInt16, token: String = Self.randomToken()) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Returns 128 random bits of the system in hexadecimal digits.
  private static func randomToken() -> String {
    (0..<2).map { _ in
      HexadecimalText.digits(UInt64.random(in: .min ... .max), count: 16)
    }.joined()
  }

  /// Returns the path below the token; nil for another token.
  func route(of request: HTTPRequest) -> String? {
    let prefix = "/\(token)/"
    return request.path.hasPrefix(prefix) ? String(request.path.dropFirst(prefix.count)) : nil
  }

  /// Whether a browser shows the page in a tab of its own, which other pages can't read.
  private func opensPage(_ request: HTTPRequest) -> Bool {
    request.method == "GET" && route(of: request) == "" && request["sec-fetch-site"] == "cross-site"
      && request["sec-fetch-mode"] == "navigate" && request["sec-fetch-dest"] == "document"
  }

  /// Returns the refusal of a request; nil for one that is allowed.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request["host"]?.lowercased(), hosts.contains(host) else {
      return .status(403)
    }
    if let origin = request["origin"], origin != "http://\(host)" { return .status(403) }
    let sites = request.method == "POST" ? ["same-origin"] : ["same-origin", "none"]
    if let site = request["sec-fetch-site"], !sites.contains(site), !opensPage(request) {
      return .status(403)
    }
    guard route(of: request) != nil else { return .status(404) }
    guard request.method == "POST" else { return nil }
    let type = request["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type == "application/json" ? nil : .status(415)
  }
}
