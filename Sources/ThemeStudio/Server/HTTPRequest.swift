/// A request of a client.
package struct HTTPRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String

  /// The path as the client wrote it, without the query; percent encoding is kept.
  package var path: String

  /// The text that follows the question mark; empty if there is none.
  package var query = ""

  /// The headers in their order, with names in lower case.
  package var headers: [(name: String, value: String)] = []

  package var body: [UInt8] = []

  /// Returns the value of the first header of a name in lower case.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
