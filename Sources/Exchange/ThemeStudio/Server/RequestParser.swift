import TextSupport

/// Reads one request from bytes that arrive in parts.
///
/// The parser accepts the part of RFC 9112 that browsers use: lines end in CRLF, header lines are
/// not continued, the path begins with a slash, and the body has a length.
struct RequestParser {
  private let limits: LoopbackServer.Limits
  private var bytes: [UInt8] = []
  private var searched = 0
  private var head: (request: HTTPRequest, end: Int, length: Int)?

  init(limits: LoopbackServer.Limits) { self.limits = limits }

  /// Adds bytes, and returns the request if it is complete; bytes that follow it are ignored.
  ///
  /// - Throws: The refusal of the request.
  /// - Complexity: O(*n*) in the number of bytes, plus the size of the head once.
  mutating func append(_ new: some Sequence<UInt8>) throws(HTTPResponse) -> HTTPRequest? {
    bytes += new
    if head == nil, let end = try endOfHead() { head = try Self.head(of: bytes[..<end], limits) }
    guard let (known, end, length) = head, bytes.count >= end + length else { return nil }
    var request = known
    request.body = Array(bytes[end..<end + length])
    return request
  }

  /// Returns the number of bytes of the head with its empty line, if all have arrived.
  private mutating func endOfHead() throws(HTTPResponse) -> Int? {
    let (lineFeed, limit) = (UInt8(ascii: "\n"), min(bytes.count, limits.headBytes))
    while searched < limit {
      defer { searched += 1 }
      guard bytes[searched] == lineFeed else { continue }
      guard searched > 0, bytes[searched - 1] == UInt8(ascii: "\r") else { throw .status(400) }
      if searched >= 3, bytes[searched - 2] == lineFeed { return searched + 1 }
    }
    if bytes.count >= limits.headBytes { throw .status(431) }
    return nil
  }

  /// The headers of which a request has at most one.
  private static let single: Set = [
    "content-length", "content-type", "expect", "host", "origin", "sec-fetch-dest",
    "sec-fetch-mode", "sec-fetch-site", "transfer-encoding",
  ]

  private static func head(
    of bytes: ArraySlice<UInt8>,
    _ limits: LoopbackServer.Limits
  ) throws(HTTPResponse) -> (HTTPRequest, end: Int, length: Int) {
    // Each line keeps its carriage return; the empty one that ends the head is left out.
    let lines = bytes.dropLast(3)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.dropLast() }
    var request = try requestLine(lines[0])
    for line in lines.dropFirst() {
      let header = try header(line)
      if single.contains(header.name), request[header.name] != nil { throw .status(400) }
      request.headers.append(header)
    }
    guard request["host"] != nil else { throw .status(400) }
    if request["transfer-encoding"] != nil { throw .status(501) }
    if request["expect"] != nil { throw .status(417) }
    var length = 0
    if let text = request["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { throw .status(400) }
      // A number with more digits than an integer is too large as well.
      length = Int(text) ?? .max
      if length > limits.bodyBytes { throw .status(413) }
    } else if request.method == "POST" {
      throw .status(411)
    }
    return (request, bytes.endIndex, length)
  }

  private static func requestLine(_ line: ArraySlice<UInt8>) throws(HTTPResponse) -> HTTPRequest {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, isToken(parts[0].utf8), !parts[1].isEmpty,
      parts[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      parts[2].hasPrefix("HTTP/"), parts[2].utf8.count == 8
    else { throw .status(400) }
    let (method, target, version) = (parts[0], parts[1], parts[2])
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .status(505) }
    switch method {
    case "GET", "POST": break
    case "CONNECT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PUT", "TRACE":
      var refusal = HTTPResponse.status(405, headers: [("Allow", "GET, POST")])
      // The answer to HEAD has no body.
      if method == "HEAD" { refusal.body = "" }
      throw refusal
    default: throw .status(501)
    }
    guard target.hasPrefix("/"), !target.contains("#") else { throw .status(400) }
    let path = target.prefix { $0 != "?" }
    return HTTPRequest(
      method: method,
      path: String(path),
      query: String(target.dropFirst(path.count + 1))
    )
  }

  private static func header(
    _ line: ArraySlice<UInt8>
  ) throws(HTTPResponse) -> (name: String, value: String) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw .status(400)
    }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .status(400) }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    return (name, String(decoding: value, as: UTF8.self))
  }

  /// Whether bytes are a token by RFC 9110, such as a method or the name of a header.
  private static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0.isASCIIWord || "!#$%&'*+.^`|~".utf8.contains($0) }
  }
}

/// A request of a client.
struct HTTPRequest: Sendable {
  /// The method, such as `GET`.
  var method: String

  /// The path as the client wrote it, without the query; percent encoding is kept.
  var path: String

  /// The text that follows the question mark; empty if there is none.
  var query = ""

  /// The headers in their order, with names in lower case.
  var headers: [(name: String, value: String)] = []

  var body: [UInt8] = []

  /// Returns the value of the first header of a name in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
