import SourceDocuments

/// The error of a request, as JSON-RPC and the protocol number them.
struct ResponseError: Error, Hashable, JSONObjectConvertible {
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

  /// The error of a request that the client has cancelled.
  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")

  var members: Members { ["code": code, "message": message] }
}
