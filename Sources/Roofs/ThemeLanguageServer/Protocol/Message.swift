import SourceDocuments

/// A message from the client.
enum Message: Hashable {
  /// A call that needs an answer.
  case request(id: JSONValue, method: String, parameters: Parameters)
  /// A call without an answer.
  case notification(method: String, parameters: Parameters)
  /// The answer to a request of the server.
  case response(id: JSONValue, result: JSONValue?)

  /// Reads a message.
  ///
  /// - Throws: `ResponseError` for any other value.
  init(_ value: JSONValue) throws(ResponseError) {
    guard case .object = value else {
      throw ResponseError(.invalidRequest, "a message must be an object")
    }
    let id = value["id"]
    let parameters = Parameters(value["params"] ?? .null)
    switch (id, value["method"]) {
    case (nil, .string(let method)?):
      self = .notification(method: method, parameters: parameters)
    case (let id?, .string(let method)?):
      guard Self.isIdentifier(id) else {
        throw ResponseError(.invalidRequest, "the 'id' of a request must be a number or a text")
      }
      self = .request(id: id, method: method, parameters: parameters)
    case (let id?, nil) where value["result"] != nil || value["error"] != nil:
      self = .response(id: id, result: value["result"])
    default:
      throw ResponseError(.invalidRequest, "a message must have 'method', a text")
    }
  }

  private static func isIdentifier(_ id: JSONValue) -> Bool {
    switch id {
    case .number, .string: true
    default: false
    }
  }

  /// Returns the answer to a request.
  static func answer(
    to id: JSONValue,
    _ result: Result<JSONValue, ResponseError>
  ) -> JSONValue {
    switch result {
    case .success(let value):
      JSONValue(members: ["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error):
      JSONValue(members: ["jsonrpc": "2.0", "id": id, "error": error])
    }
  }

  /// Returns a notification of the server.
  static func notification(
    _ method: String,
    _ parameters: some JSONConvertible
  ) -> JSONValue {
    JSONValue(members: ["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Returns a request of the server.
  static func request(
    _ method: String,
    id: Int,
    _ parameters: (any JSONConvertible)?
  ) -> JSONValue {
    JSONValue(members: ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
  }
}
