/// Reads one request from bytes that arrive in parts.
///
/// What it accepts is the part of RFC 9112 that browsers use: lines end in CRLF, header lines are
/// not continued, the path begins with a slash, and the body has a length.
struct RequestParser {
  /// The state after some bytes.
  enum Step {
    case incomplete
    /// The request; bytes that follow it are ignored.
    case complete(HTTPRequest)
    case refused(HTTPResponse)
  }

  private let limits: LoopbackServer.Limits
  private var bytes: [UInt8] = []
  private var searched = 0
  private var head: (request: HTTPRequest, end: Int, length: Int)?

  init(limits: LoopbackServer.Limits) { self.limits = limits }

  /// Adds bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes, plus the size of the head once.
  mutating func append(_ new: some Sequence<UInt8>) -> Step {
    bytes += new
    do throws(Refusal) {
      if head == nil, let end = try endOfHead() {
        head = try Self.head(of: bytes[..<end], limits)
      }
    } catch {
      return .refused(error.response)
    }
    guard let (known, end, length) = head, bytes.count >= end + length else { return .incomplete }
    var request = known
    request.body = Array(bytes[end..<end + length])
    return .complete(request)
  }

  /// Returns the number of bytes of the head with its empty line, if all have arrived.
  private mutating func endOfHead() throws(Refusal) -> Int? {
    let limit = min(bytes.count, limits.headBytes)
    while searched < limit {
      defer { searched += 1 }
      guard bytes[searched] == .lineFeed else { continue }
      guard searched > 0, bytes[searched - 1] == .carriageReturn else { throw Refusal(400) }
      if searched >= 3, bytes[searched - 2] == .lineFeed { return searched + 1 }
    }
    if bytes.count >= limits.headBytes { throw Refusal(431) }
    return nil
  }

  private struct Refusal: Error {
    var response: HTTPResponse

    init(_ status: Int) { response = .status(status) }
  }

  /// The headers of which a request has at most one.
  private static let single: Set = [
    "content-length", "content-type", "expect", "host", "origin", "sec-fetch-site",
    "transfer-encoding",
  ]

  private static func head(
    of bytes: ArraySlice<UInt8>,
    _ limits: LoopbackServer.Limits
  ) throws(Refusal) -> (HTTPRequest, end: Int, length: Int) {
    var lines = bytes.dropLast(4).split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == .carriageReturn ? $0.dropLast() : $0 }[...]
    var request = try requestLine(lines.popFirst() ?? [])
    for line in lines {
      let header = try header(line)
      if single.contains(header.name), request[header.name] != nil { throw Refusal(400) }
      request.headers.append(header)
    }
    guard request["host"] != nil else { throw Refusal(400) }
    if request["transfer-encoding"] != nil { throw Refusal(501) }
    if request["expect"] != nil { throw Refusal(417) }
    var length = 0
    if let text = request["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw Refusal(400)
      }
      // A number with more digits than an integer is too large as well.
      length = Int(text) ?? .max
      if length > limits.bodyBytes { throw Refusal(413) }
    } else if request.method == "POST" {
      throw Refusal(411)
    }
    return (request, bytes.endIndex, length)
  }

  private static func requestLine(_ line: ArraySlice<UInt8>) throws(Refusal) -> HTTPRequest {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]),
      !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      case let version = String(decoding: parts[2], as: UTF8.self), version.utf8.count == 8,
      version.hasPrefix("HTTP/")
    else { throw Refusal(400) }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw Refusal(505) }
    let method = String(decoding: parts[0], as: UTF8.self)
    switch method {
    case "GET", "POST": break
    case "CONNECT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PUT", "TRACE":
      var refusal = Refusal(405)
      refusal.response.headers = [("Allow", "GET, POST")]
      // The answer to HEAD has no body.
      if method == "HEAD" { refusal.response.body = [] }
      throw refusal
    default: throw Refusal(501)
    }
    guard parts[1].first == UInt8(ascii: "/"), !parts[1].contains(UInt8(ascii: "#")) else {
      throw Refusal(400)
    }
    let target = parts[1].split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    return HTTPRequest(
      method: method,
      path: String(decoding: target[0], as: UTF8.self),
      query: target.count > 1 ? String(decoding: target[1], as: UTF8.self) : ""
    )
  }

  private static func header(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (name: String, value: String) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw Refusal(400)
    }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw Refusal(400) }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    return (name, String(decoding: value, as: UTF8.self))
  }

  /// Whether bytes are a token by RFC 9110, such as a method or the name of a header.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

extension UInt8 {
  fileprivate static let carriageReturn: UInt8 = 0x0D
  fileprivate static let lineFeed: UInt8 = 0x0A
}
