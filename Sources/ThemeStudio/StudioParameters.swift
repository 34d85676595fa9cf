import SourceDiagnostics
import SourceDocuments

/// The values of a request, in JSON.
struct StudioParameters {
  private let value: JSONValue

  /// Reads the body of a request, or nothing if the request is to change nothing.
  init(_ request: HTTPRequest) throws(StudioError) {
    guard request.method == "POST" else {
      value = .null
      return
    }
    let (document, findings) = JSONReader.read(SourceFile(path: "request", bytes: request.body))
    guard let document, !findings.contains(where: { $0.severity == .error }) else {
      throw StudioError(status: 400, message: "the request is not JSON")
    }
    value = JSONValue(document.root)
  }

  /// Returns a text.
  func text(_ name: String) throws(StudioError) -> String {
    try member(name) { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Returns an integer.
  func number(_ name: String) throws(StudioError) -> Int { try member(name, Self.integer) }

  /// Returns a list of integers.
  func numbers(_ name: String) throws(StudioError) -> [Int] {
    try member(name) { value in
      guard case .array(let elements) = value else { return nil }
      let numbers = elements.compactMap(Self.integer)
      return numbers.count == elements.count ? numbers : nil
    }
  }

  private static func integer(_ value: JSONValue) -> Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }

  private func member<Value>(
    _ name: String,
    _ read: (JSONValue) -> Value?
  ) throws(StudioError) -> Value {
    guard let value = value[name].flatMap(read) else {
      throw StudioError(status: 400, message: "the request has no valid '\(name)'")
    }
    return value
  }
}
