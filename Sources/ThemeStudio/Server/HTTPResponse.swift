/// The answer to a request.
package struct HTTPResponse: Sendable {
  /// The status code, such as 404.
  package var status: Int

  /// The media type of the body.
  package var contentType: String

  /// Further headers, which replace the common ones of the same name.
  package var headers: [(String, String)] = []

  package var body: [UInt8]

  /// Whether the connection stays open after the body, and receives broadcasts.
  package var isStream = false

  /// Returns a response with text.
  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// Returns a response with JSON.
  package static func json(_ json: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json", body: Array(json.utf8))
  }

  /// Returns a response with a status code and its name.
  static func status(_ status: Int) -> HTTPResponse { text(status, reason(of: status) + "\n") }

  /// Returns a stream of events that starts with some.
  package static func stream(_ events: String) -> HTTPResponse {
    HTTPResponse(
      status: 200,
      contentType: "text/event-stream",
      body: Array(events.utf8),
      isStream: true
    )
  }

  /// Returns a server-sent event with data on one line.
  package static func event(_ name: String, data: String) -> String {
    "event: \(name)\ndata: \(data)\n\n"
  }

  /// The headers of all responses: nothing is stored, guessed, framed, or shown to other pages.
  private static let common = [
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Connection", "close"),
  ]

  /// The bytes of the response, after which the connection ends unless it is a stream.
  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(of: status))\r\nContent-Type: \(contentType)\r\n"
    if !isStream { head += "Content-Length: \(body.count)\r\n" }
    let others = Self.common.filter { header in !headers.contains { $0.0 == header.0 } }
    for (name, value) in headers + others { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }

  private static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    case 505: "HTTP Version Not Supported"
    default: "Error"
    }
  }
}
