import SourceDiagnostics
import SourceDocuments

/// The values of a request, in JSON.
struct StudioParameters {
  private let root: SourceNode

  /// Reads the body of a POST request; other requests have no values.
  init(_ request: HTTPRequest) throws(StudioError) {
    let bytes = request.method == "POST" ? request.body : Array("{}".utf8)
    let (document, findings) = JSONReader.read(SourceFile(path: "request", bytes: bytes))
    guard let document, !findings.contains(where: { $0.severity == .error }) else {
      throw StudioError(status: 400, message: "the request is not JSON")
    }
    root = document.root
  }

  /// Returns a text.
  func text(_ name: String) throws(StudioError) -> String {
    try member(name) { $0.kind == .scalar && $0.style != .plain ? $0.text : nil }
  }

  /// Returns an integer.
  func number(_ name: String) throws(StudioError) -> Int { try member(name, Self.integer) }

  /// Returns a list of integers.
  func numbers(_ name: String) throws(StudioError) -> [Int] {
    try member(name) { node in
      guard node.kind == .sequence else { return nil }
      let numbers = node.elements.compactMap(Self.integer)
      return numbers.count == node.elements.count ? numbers : nil
    }
  }

  private static func integer(_ node: SourceNode) -> Int? {
    node.kind == .scalar && node.style == .plain ? Int(node.text) : nil
  }

  private func member<Value>(
    _ name: String,
    _ read: (SourceNode) -> Value?
  ) throws(StudioError) -> Value {
    if let value = root[name].flatMap(read) { return value }
    throw StudioError(status: 400, message: "the request has no valid '\(name)'")
  }
}
