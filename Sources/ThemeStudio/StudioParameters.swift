import SourceDiagnostics
import SourceDocuments
import ThemeLanguageServer

/// The values of a request, in JSON.
struct StudioParameters {
  private let value: JSONValue

  /// Reads the body of a POST request; other requests have no values.
  init(_ request: HTTPRequest) throws(StudioError) {
    let bytes = request.method == "POST" ? request.body : Array("{}".utf8)
    let (document, findings) = JSONReader.read(SourceFile(path: "request", bytes: bytes))
    guard let document, !findings.contains(where: { $0.severity == .error }) else {
      throw StudioError(status: 400, message: "the request is not JSON")
    }
    value = JSONValue(document.root)
  }

  /// Returns a text.
  func text(_ name: String) throws(StudioError) -> String { try member(name, \.text) }

  /// Returns an integer.
  func number(_ name: String) throws(StudioError) -> Int { try member(name, \.integer) }

  /// Returns a list of integers.
  func numbers(_ name: String) throws(StudioError) -> [Int] {
    try member(name) { value in
      guard case .array(let elements) = value else { return nil }
      let numbers = elements.compactMap(\.integer)
      return numbers.count == elements.count ? numbers : nil
    }
  }

  private func member<Value>(
    _ name: String,
    _ read: (JSONValue) -> Value?
  ) throws(StudioError) -> Value {
    if let value = value[name].flatMap(read) { return value }
    throw StudioError(status: 400, message: "the request has no valid '\(name)'")
  }
}
