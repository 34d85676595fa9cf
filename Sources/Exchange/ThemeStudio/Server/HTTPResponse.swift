import TextSupport

/// The answer to a request.
struct HTTPResponse: Error {
  /// The status code, such as 404.
  var status = 200

  /// The media type of the body.
  var contentType = "text/plain; charset=utf-8"

  /// Further headers, which replace the common ones of the same name.
  var headers: [(String, String)] = []

  var body: String

  /// Whether the connection stays open after the body, and receives broadcasts.
  var isStream = false

  /// Returns a response with JSON.
  static func json(_ value: any JSONEncodable, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json", body: value.json)
  }

  /// Returns a response with a status code and its name.
  static func status(_ status: Int, headers: [(String, String)] = []) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: reason(of: status) + "\n")
  }

  /// Returns the reason why a request about the library can't be met, with a status code.
  static func refusal(_ status: Int, _ message: String) -> HTTPResponse {
    .json(["error": message] as JSONObject, status: status)
  }

  /// The value or the color of a request doesn't fit the library.
  static func unfit(_ message: String) -> HTTPResponse { refusal(422, message) }

  /// The files are not as the request expects them.
  static func conflict(_ message: String) -> HTTPResponse { refusal(409, message) }

  /// Returns a stream of events that starts with some.
  static func stream(_ events: String) -> HTTPResponse {
    HTTPResponse(contentType: "text/event-stream", body: events, isStream: true)
  }

  /// Returns a server-sent event with data on one line.
  static func event(_ name: String, data: String) -> String { "event: \(name)\ndata: \(data)\n\n" }

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
    if !isStream { head += "Content-Length: \(body.utf8.count)\r\n" }
    let others = Self.common.filter { header in !headers.contains { $0.0 == header.0 } }
    for (name, value) in headers + others { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body.utf8
  }

  private static func reason(of status: Int) -> String { reasons[status, default: "Error"] }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 411: "Length Required", 413: "Content Too Large",
    415: "Unsupported Media Type", 417: "Expectation Failed", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 501: "Not Implemented",
    505: "HTTP Version Not Supported",
  ]
}
