import SourceDocuments

/// The error of a request, as JSON-RPC and the protocol number them.
struct ResponseError: Error, Hashable, JSONConvertible {
  /// The number of an error.
  enum Code: Int, JSONConvertible {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParameters = -32_602
    case serverNotInitialized = -32_002
    case requestFailed = -32_803
    case requestCancelled = -32_800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the error of a valid request that can't be fulfilled.
  static func failed(_ reason: String) -> ResponseError { ResponseError(.requestFailed, reason) }

  /// Returns the error of a request with invalid parameters.
  static func invalid(_ reason: String) -> ResponseError {
    ResponseError(.invalidParameters, reason)
  }

  /// The error of a request that the client has cancelled.
  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")

  var json: JSONValue { JSONValue(members: ["code": code, "message": message]) }
}
